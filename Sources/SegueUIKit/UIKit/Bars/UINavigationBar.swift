public import Foundation

/// Who is asked what a navigation bar does.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {}

/// A bar with a title and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarItemHolder {
  /// UIKit's height of a navigation bar, in points.
  static let height: CGFloat = 44
  /// How much higher it is with a large title, in points.
  static let largeTitleHeight: CGFloat = 52

  /// Who is asked what it does.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// What it shows, the last in front.
  open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
  /// The colour behind it; nil lets what is behind be seen.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// Whether what is behind shines through.
  open var isTranslucent = true { didSet { appearanceDidChange() } }
  /// How light it is.
  open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }
  /// Font and colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }
  /// Whether a navigation controller's titles are large, below the buttons, while nothing is scrolled.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      itemsDidChange()
    }
  }
  /// The picture of its lower edge, which is not shown.
  open var shadowImage: UIImage? {
    didSet { if (shadowImage?.size ?? .zero) != .zero { SegueHost.current.noteUnused("a navigation bar") } }
  }
  /// The picture of the button that leads back, which is not shown.
  open var backIndicatorImage: UIImage? {
    didSet { if backIndicatorImage != nil { SegueHost.current.noteUnused("a navigation bar") } }
  }
  /// The mask of that picture.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How it looks.
  open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
  /// How it looks while nothing is scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  /// How it looks on a phone on its side.
  open var compactAppearance: UINavigationBarAppearance?
  /// Called as the button that leads back is tapped.
  var goBack: () -> Void = {}
  /// Called where it is to be higher or lower than it was.
  var heightDidChange: () -> Void = {}
  /// Where its buttons begin, in points from its top: below the status bar, if it is a navigation controller's.
  var rowTop: CGFloat? { didSet { if rowTop != oldValue { setNeedsLayout() } } }
  /// What it shows of the item on top.
  var content: NavigationItemView?
  /// What it showed before, while it changes.
  var leaving: NavigationItemView?
  /// Where it was before it began to change.
  var frameBefore = CGRect.zero

  /// Creates a bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// What a button leads back to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows another item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Shows the item before.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Shows the last of some items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Sets the picture behind it; an empty one lets what is behind be seen.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    picture = backgroundImage
    appearanceDidChange()
  }
  /// Sets the picture behind it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// The picture behind it.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { picture }
  /// Moves the title down, in points, which has no effect.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    if adjustment != 0 { SegueHost.current.noteUnused("a navigation bar") }
  }
  private var picture: UIImage?

  /// Whether content has been scrolled below it.
  var isOverContent = false {
    didSet {
      guard isOverContent != oldValue else { return }
      showGround()
      showTitle()
    }
  }

  private func appearanceDidChange() { itemsDidChange() }

  /// The look of the item that is shown, or the bar's own; without one for the end of the content, the same everywhere.
  private var appearance: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    return isOverContent ? standard : topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// A bar without a colour of its own is light over content, and else lets what is behind be seen.
  private func showGround() {
    let light: UIColor? = isOverContent ? UIColor(white: 0.97, alpha: 1) : nil
    let plain: UIColor? = barStyle == .default ? light : .black
    let color = picture == nil ? barTintColor ?? appearance.backgroundColor ?? plain : .clear
    // A colour that the app has set itself stays until another one is asked for.
    guard color != ground else { return }
    (ground, backgroundColor) = (color, color)
  }
  private var ground: UIColor?

  private func showTitle() {
    content?.show(
      titleTextAttributes ?? appearance.titleTextAttributes,
      large: largeTitleTextAttributes ?? appearance.largeTitleTextAttributes,
      color: barStyle == .default ? .label : .white
    )
  }

  /// Whether an item's title is large: the item says so, or the one before it, or else it is.
  func isLarge(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, rowTop != nil, traitCollection.verticalSizeClass != .compact else {
      return false
    }
    let index = items?.firstIndex { $0 === item } ?? 0
    let modes = (items ?? []).prefix(index + 1).map(\.largeTitleDisplayMode)
    return switch modes.last(where: { $0 != .automatic }) {
    case .never, .inline: false
    default: true
    }
  }

  func itemsDidChange() {
    if content?.item !== topItem {
      content?.removeFromSuperview()
      content = topItem.map { NavigationItemView($0) }
      content.map(addSubview)
    }
    showGround()
    guard let item = topItem, let content else { return }
    item.bar = self
    let isBackShown = item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
    let back = item.hidesBackButton || !isBackShown ? nil : backItem
    let wasLarge = content.isLarge
    content.build(back: back.map(backButton), isLarge: isLarge(item), in: self)
    showTitle()
    setNeedsLayout()
    if content.isLarge != wasLarge { heightDidChange() }
  }

  private func backButton(to item: UINavigationItem) -> UIBarButtonItem {
    let title = item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title ?? "Back"
    let back = UIBarButtonItem(title: "‹ \(title)", style: .plain, target: nil, action: nil)
    back.primaryAction = UIAction { [weak self] _ in self?.goBack() }
    return back
  }

  /// Places the buttons at the sides, and the title between them, in 44 points; the rest below is a large title's.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [leaving, content].compactMap({ $0 }) {
      view.rowTop = rowTop ?? bounds.height - Self.height
      view.frame = bounds
      view.layoutIfNeeded()
    }
  }

  /// As wide as there is room, and 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
}

/// A button that shows an item of a bar.
@MainActor
final class BarButton: UIButton {
  private let item: UIBarButtonItem

  private init(_ item: UIBarButtonItem, tint: UIColor) {
    self.item = item
    super.init(frame: .zero)
    let attributes = item.titleTextAttributes(for: .normal) ?? [:]
    setTitle(item.title, for: .normal)
    setImage(item.image, for: .normal)
    setTitleColor(attributes[.foregroundColor] as? UIColor ?? item.tintColor ?? tint, for: .normal)
    let font = attributes[.font] as? UIFont
    titleLabel?.font = font ?? (item.style == .done ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17))
    isEnabled = item.isEnabled
    addAction(UIAction { [weak item] _ in item?.press() }, for: .touchUpInside)
    frame.size = sizeThatFits(.zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Letters are as wide as the cells of a terminal there: a label beyond its own has room for them.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard currentImage == nil, let label = titleLabel else { return }
    label.textAlignment = .center
    label.frame = label.frame.insetBy(dx: -Self.margin, dy: 0)
  }

  /// Points at each side of a title in which nothing is, as bars have them between items.
  private static let margin: CGFloat = 8

  /// The item's own view, or a button for it.
  static func view(for item: UIBarButtonItem, in bar: any UIView & BarItemHolder) -> UIView {
    item.bar = bar
    let view = item.customView ?? BarButton(item, tint: bar.tintColor)
    item.shownView = view
    return view
  }
}
