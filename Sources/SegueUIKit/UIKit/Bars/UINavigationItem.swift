public import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: SegueObject {
  private var ownTitle: String?
  weak var controller: UIViewController?
  /// The bar that shows it.
  weak var bar: (any BarItemHolder)?

  /// The title; the controller's, unless it has its own.
  open var title: String? {
    get { controller?.title ?? ownTitle }
    set {
      ownTitle = newValue
      if let controller, controller.title != nil { controller.title = newValue }
      itemDidChange()
    }
  }
  /// The view that is shown in the title's place.
  open var titleView: UIView? { didSet { itemDidChange() } }
  /// A line above the bar, which is not shown.
  open var prompt: String? {
    didSet { if prompt != nil { SegueHost.current.noteUnused("a navigation item") } }
  }
  /// The buttons at the left, the first outermost.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The buttons at the right, the first outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// Whether there is no button that leads back.
  open var hidesBackButton = false { didSet { itemDidChange() } }
  /// Whether the buttons at the left stand beside the one that leads back.
  open var leftItemsSupplementBackButton = false
  /// Whether the title is large, in a bar that prefers such.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
  /// What searches here; it is not shown.
  open var searchController: UISearchController? {
    didSet { if searchController != nil { SegueHost.current.noteUnused("a navigation item") } }
  }
  /// Whether the search goes as one scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks for it.
  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// How the bar looks for it while nothing is scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  /// How the bar looks for it on a phone on its side.
  open var compactAppearance: UINavigationBarAppearance?

  /// Creates an item.
  public init(title: String) {
    ownTitle = title
    super.init(main: ())
  }

  /// Creates an item from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(main: ()) }

  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows or hides the button that leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  func itemDidChange() { bar?.itemsDidChange() }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// As there is room.
    case inline
  }
}

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: SegueObject {
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// The blur behind it.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The colour of its edge.
  open var shadowColor: UIColor?
  /// The picture of its edge.
  open var shadowImage: UIImage?

  /// Creates the standard appearance.
  public convenience init() { self.init(main: ()) }
  /// Lets it be white.
  open func configureWithOpaqueBackground() { backgroundColor = .white }
  /// Lets it be as the system likes: a light blur.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemThinMaterial), nil)
  }
  /// Lets what is behind be seen.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, shadowColor) = (nil, .clear, .clear)
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Font and colour of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
