public import Foundation

/// A controller that shows a web page: a white one.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The colour of its bars, which it has not.
  open var preferredBarTintColor: UIColor?
  /// The colour of its buttons, which it has not.
  open var preferredControlTintColor: UIColor?

  /// Creates a controller of a page.
  public init(url URL: URL) {
    super.init(nibName: nil, bundle: nil)
    SegueHost.current.note("web pages are not loaded: their place is white")
  }

  /// Creates a controller of no page from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a white view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
