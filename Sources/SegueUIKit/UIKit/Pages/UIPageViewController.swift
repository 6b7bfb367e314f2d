public import Foundation

/// A controller whose pages are turned by strokes, or by the app.
///
/// Its pages lie in a scroll view of three: the one that is seen stands in the middle, at an offset of one page, and what
/// comes before and after it is asked for once it has come to rest, as UIKit does. Pages that curl are scrolled here.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Who has the pages; without one, strokes turn none.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pages?.forgetNeighbors() } }
  /// Who is told of turning.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The page that is seen; nil before there is one.
  public internal(set) var viewControllers: [UIViewController]?
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Where the next page is.
  public let navigationOrientation: NavigationOrientation
  /// Whether pages are printed on both sides, which only those that curl are.
  open var isDoubleSided = false
  /// Where the spine of a book is; there is none.
  open var spineLocation: SpineLocation { .none }
  /// The room between pages, in points.
  let spacing: CGFloat
  private var pages: PageScrollView?
  private var dots: UIPageControl?

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let room = options?[.interPageSpacing]
    spacing = max(room as? CGFloat ?? (room as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0, 0)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(coder: coder)
  }

  /// The recognizers that turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] {
    loadViewIfNeeded()
    return pages.map { [$0.panGestureRecognizer] } ?? []
  }

  /// Builds the scroll view, and shows the page if there is one.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if transitionStyle == .pageCurl { SegueHost.current.note("pages that curl are scrolled") }
    let pages = PageScrollView(self)
    self.pages = pages
    view.addSubview(pages)
    if let page = viewControllers?.first { pages.show(page) }
  }

  /// Places the scroll view, and dots below it where the data source counts the pages.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height: CGFloat = placeDots() ? 37 : 0
    let isAcross = navigationOrientation == .horizontal
    let room = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
    pages?.place(room.insetBy(dx: isAcross ? -spacing / 2 : 0, dy: isAcross ? 0 : -spacing / 2))
    dots?.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: height)
  }

  /// Shows dots if the data source counts the pages; returns whether it does.
  private func placeDots() -> Bool {
    guard transitionStyle == .scroll, let count = dataSource?.presentationCount(for: self), count > 0 else {
      dots?.removeFromSuperview()
      dots = nil
      return false
    }
    let control = dots ?? UIPageControl(frame: .zero)
    if dots == nil {
      view.addSubview(control)
      control.isUserInteractionEnabled = false
      control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    }
    if control.numberOfPages != count { control.numberOfPages = count }
    dots = control
    return true
  }

  /// Shows other pages; animated, the new one is scrolled in from its side.
  ///
  /// - Parameters:
  ///   - viewControllers: The page; of several, the first is shown.
  ///   - direction: The side that it comes from.
  ///   - animated: Whether it is scrolled.
  ///   - completion: Called with true once it stands, and with false if something else is shown before.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      pages?.removeAll()
      self.viewControllers = viewControllers
      completion?(true)
      return
    }
    if let pages, animated, self.viewControllers?.first != nil, self.viewControllers?.first !== page,
      view.window != nil
    {
      pages.turn(to: page, isForward: direction == .forward, completion)
    } else {
      if let pages { pages.show(page) } else { self.viewControllers = [page] }
      if viewControllers?.count ?? 0 > 1 { SegueHost.current.note("two pages are not shown side by side") }
      completion?(true)
    }
    if let dots, let index = dataSource?.presentationIndex(for: self) { dots.currentPage = index }
  }

  /// A page stands after strokes: the dots follow.
  func pageDidTurn(isForward: Bool) { dots?.currentPage += isForward ? 1 : -1 }

  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// They curl.
    case pageCurl
    /// They are scrolled.
    case scroll
  }
  /// Where the next page is.
  public enum NavigationOrientation: Int, Sendable {
    /// At the right.
    case horizontal
    /// Below.
    case vertical
  }
  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere.
    case none
    /// At the edge.
    case min
    /// In the middle.
    case mid
    /// At the other edge.
    case max
  }
  /// Where pages are turned to.
  public enum NavigationDirection: Int, Sendable {
    /// To the next.
    case forward
    /// To the one before.
    case reverse
  }
  /// How a page controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the spine is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }
}
