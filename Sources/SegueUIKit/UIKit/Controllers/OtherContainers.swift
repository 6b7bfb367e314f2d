public import Foundation

/// A controller of a list and a detail side by side; only the list is shown here.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The list's controller, then the detail's.
  open var viewControllers: [UIViewController] = [] { didSet { showFirst() } }
  /// Who is asked what is shown.
  open weak var delegate: AnyObject?
  /// How both are shown; one is here.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Whether only one is shown.
  open var isCollapsed: Bool { true }

  /// Loads the first controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showFirst()
  }

  private func showFirst() {
    guard isViewLoaded, let first = viewControllers.first else { return }
    SegueHost.current.note("a split controller shows only its first controller")
    addChild(first)
    first.view.frame = view.bounds
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  /// How both are shown.
  public enum DisplayMode: Int, Sendable {
    /// As there is room.
    case automatic
    /// The detail alone, or both in some way.
    case secondaryOnly, oneBesideSecondary, oneOverSecondary
  }
}

/// A controller of what is searched for; its bar is not shown.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// The controller of what was found.
  public let searchResultsController: UIViewController?
  /// Who looks for it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether it is in use.
  open var isActive = false
  /// Whether what is behind is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes.
  open var hidesNavigationBarDuringPresentation = true

  /// Creates a controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Who looks for what is typed.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Something else is typed.
  func updateSearchResults(for searchController: UISearchController)
}

/// A controller that offers what can be done with something; nothing is offered here.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called as it is over.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller for some things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What presents a controller beside something; over the whole screen here.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it stands beside.
  open var sourceView: UIView?
  /// The rectangle that it stands beside, in the view's points.
  open var sourceRect = CGRect.zero
  /// The item of a bar that it stands beside.
  open var barButtonItem: UIBarButtonItem?
  /// Where its arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The colour behind it.
  open var backgroundColor: UIColor?
}

/// Who is asked about popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Where an arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
