import Foundation

/// What a navigation bar shows of an item: buttons at the sides, the title between them, or a large one below.
@MainActor
final class NavigationItemView: UIView {
  let item: UINavigationItem
  /// Where the buttons begin, in points from the top.
  var rowTop: CGFloat = 0 { didSet { if rowTop != oldValue { setNeedsLayout() } } }
  private let label = UILabel()
  private let largeLabel = UILabel()
  /// The large title's place, beyond which it is not seen.
  private let largePlace = UIView()
  private var (left, right): ([UIView], [UIView]) = ([], [])
  private var back: UIView?
  private weak var titleView: UIView?
  private(set) var isLarge = false
  /// Nil before anything was laid out.
  private var isLabelShown: Bool?

  /// Points between the bar's sides and what is in it.
  private static let margin: CGFloat = 16
  /// Points between buttons.
  private static let gap: CGFloat = 8
  /// The height of a large title's line, in points.
  private static let largeLine: CGFloat = 41
  /// Below this height, in points, nothing of a large title can be read.
  private static let hiddenHeight: CGFloat = 8

  init(_ item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    largePlace.clipsToBounds = true
    largePlace.isUserInteractionEnabled = false
    largePlace.addSubview(largeLabel)
    addSubview(largePlace)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the buttons anew.
  func build(back: UIBarButtonItem?, isLarge: Bool, in bar: UINavigationBar) {
    for view in left + right { view.removeFromSuperview() }
    let leading = [back].compactMap { $0 } + (item.leftBarButtonItems ?? [])
    left = leading.map { BarButton.view(for: $0, in: bar) }
    right = (item.rightBarButtonItems ?? []).map { BarButton.view(for: $0, in: bar) }
    self.back = back == nil ? nil : left.first
    for view in left + right { addSubview(view) }
    if titleView !== item.titleView {
      titleView?.removeFromSuperview()
      titleView = item.titleView
      titleView.map(addSubview)
    }
    self.isLarge = isLarge
    setNeedsLayout()
  }

  /// Shows the title with these attributes, and in a colour if they have none.
  func show(
    _ attributes: [NSAttributedString.Key: Any],
    large: [NSAttributedString.Key: Any],
    color: UIColor
  ) {
    label.text = item.titleView == nil ? item.title : nil
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    largeLabel.text = isLarge ? item.title : nil
    largeLabel.font = large[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    largeLabel.textColor = large[.foregroundColor] as? UIColor ?? color
  }

  /// Moves the title and the button that leads back aside, in points.
  func moveAside(title: CGFloat, back distance: CGFloat) {
    for view in [label, largeLabel, item.titleView].compactMap({ $0 }) {
      view.transform = CGAffineTransform(translationX: title, y: 0)
    }
    back?.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// What is between the buttons is the bar's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sides = layOutButtons()
    let (height, row) = (UINavigationBar.height, bounds.width - 2 * sides)
    // Moved aside, a view has no frame that could be set.
    label.bounds.size = CGSize(width: max(row, 0), height: height)
    label.center = CGPoint(x: bounds.width / 2, y: rowTop + height / 2)
    let place = CGRect(
      x: 0,
      y: rowTop + height,
      width: bounds.width,
      height: max(bounds.height - rowTop - height, 0)
    )
    largePlace.frame = place
    let line = CGSize(width: max(bounds.width - 2 * Self.margin, 0), height: Self.largeLine)
    largeLabel.bounds.size = line
    let inset = (UINavigationBar.largeTitleHeight - line.height) / 2
    largeLabel.center = CGPoint(x: Self.margin + line.width / 2, y: place.height - inset - line.height / 2)
    largePlace.isHidden = !isLarge
    showLabel(!isLarge || place.height < Self.hiddenHeight)
  }

  /// Places the buttons; returns how much of the row they take at the fuller side.
  private func layOutButtons() -> CGFloat {
    var (leading, trailing) = (Self.margin, bounds.width - Self.margin)
    for view in left {
      let size = size(of: view)
      put(view, size, x: leading)
      leading += size.width + Self.gap
    }
    for view in right {
      let size = size(of: view)
      trailing -= size.width
      put(view, size, x: trailing)
      trailing -= Self.gap
    }
    if let view = item.titleView {
      let size = size(of: view)
      put(view, size, x: (bounds.width - size.width) / 2)
    }
    return max(leading, bounds.width - trailing)
  }

  private func size(of view: UIView) -> CGSize {
    if view.bounds.width > 0, !(view is BarButton) { return view.bounds.size }
    return view.sizeThatFits(CGSize(width: bounds.width, height: UINavigationBar.height))
  }

  private func put(_ view: UIView, _ size: CGSize, x: CGFloat) {
    view.bounds.size = size
    view.center = CGPoint(x: x + size.width / 2, y: rowTop + UINavigationBar.height / 2)
  }

  /// The small title comes as the large one goes, and goes as it comes.
  private func showLabel(_ isShown: Bool) {
    guard isShown != isLabelShown else { return }
    let isFirst = isLabelShown == nil
    isLabelShown = isShown
    UIView.animate(withDuration: isFirst ? 0 : 0.2) { self.label.alpha = isShown ? 1 : 0 }
  }
}
