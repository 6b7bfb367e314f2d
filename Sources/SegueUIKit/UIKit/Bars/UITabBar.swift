public import Foundation

/// What a tab bar shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture of the one that is chosen.
  open var selectedImage: UIImage?
  /// The text of its badge, which is not shown.
  open var badgeValue: String? {
    didSet { if badgeValue != nil { SegueHost.current.noteUnused("a tab bar item") } }
  }
  /// The colour of its badge.
  open var badgeColor: UIColor?
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != .zero { SegueHost.current.noteUnused("a tab bar item") } }
  }
  /// The bar that shows it.
  weak var bar: (any BarItemHolder)?

  /// Creates an item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(main: ())
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Creates an item with a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  /// Creates one of the system's items, of which only the title is shown.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: String(describing: systemItem).capitalized, image: nil, tag: tag)
  }

  override func itemDidChange() { bar?.itemsDidChange() }

  /// The system's items.
  public enum SystemItem: Int, Sendable {
    /// What they are called.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    /// What they are called.
    case mostRecent, mostViewed
  }
}

/// Who is told of taps on a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// An item has been tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Asks the table, as a subclass may have it.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    SegueTable.send("tabBar:didSelectItem:", to: self, [tabBar, item])
  }
}

/// A bar with an item for each of some screens.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemHolder {
  /// UIKit's height of a tab bar without the home indicator's room, in points.
  static let height: CGFloat = 49

  /// Who is told of taps.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items.
  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }
  /// The one that is chosen.
  open var selectedItem: UITabBarItem? { didSet { itemsDidChange() } }
  /// The colour behind it; nil is nearly white.
  open var barTintColor: UIColor? { didSet { show() } }
  /// The colour of the items that are not chosen; nil is grey.
  open var unselectedItemTintColor: UIColor? { didSet { itemsDidChange() } }
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// How light it is.
  open var barStyle = UIBarStyle.default { didSet { show() } }
  /// The picture behind it.
  open var backgroundImage: UIImage? { didSet { show() } }
  /// The picture of its upper edge, which is not shown.
  open var shadowImage: UIImage? {
    didSet { if (shadowImage?.size ?? .zero) != .zero { SegueHost.current.noteUnused("a tab bar") } }
  }
  /// The picture behind the item that is chosen, which is not shown.
  open var selectionIndicatorImage: UIImage? {
    didSet { if selectionIndicatorImage != nil { SegueHost.current.noteUnused("a tab bar") } }
  }
  /// How it looks.
  open var standardAppearance = UITabBarAppearance() { didSet { show() } }
  /// How it looks while nothing is scrolled.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { show() } }
  private var buttons: [TabButton] = []

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show()
  }

  /// Creates a bar from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private func show() {
    let appearance = scrollEdgeAppearance ?? standardAppearance
    let plain = barStyle == .default ? UIColor(white: 0.97, alpha: 1) : .black
    backgroundColor = backgroundImage == nil ? barTintColor ?? appearance.backgroundColor ?? plain : .clear
  }

  func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.bar = self
      let color = item === selectedItem ? tintColor ?? .systemBlue : unselectedItemTintColor ?? .systemGray
      return TabButton(item, color: color) { [weak self] in self?.choose($0) }
    }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  private func choose(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    delegate?.tabBar(self, didSelect: item)
  }

  /// Gives each item an equal part of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: min(bounds.height, Self.height)
      )
    }
  }

  /// As wide as there is room, and 49 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}

/// An item of a tab bar: a picture over a small title.
@MainActor
private final class TabButton: UIControl {
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem, color: UIColor, _ chosen: @escaping (UITabBarItem) -> Void) {
    super.init(frame: .zero)
    picture.image = item.image
    picture.contentMode = .scaleAspectFit
    label.text = item.title
    label.textColor = color
    label.textAlignment = .center
    label.font = .systemFont(ofSize: item.image == nil ? 13 : 10, weight: .medium)
    addSubview(picture)
    addSubview(label)
    addAction(UIAction { [weak item] _ in item.map(chosen) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: (bounds.width - 26) / 2, y: 6, width: 26, height: 26)
    let top: CGFloat = picture.image == nil ? 16 : 34
    label.frame = CGRect(x: 0, y: top, width: bounds.width, height: picture.image == nil ? 18 : 12)
  }
}
