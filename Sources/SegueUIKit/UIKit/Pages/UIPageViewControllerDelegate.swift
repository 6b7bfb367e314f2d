public import Foundation

/// Who has the pages of a page controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one; nil for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that the app shows.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Asks the table, as a subclass may have it; otherwise 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    SegueTable.send("presentationCountFor:", to: self, [pageViewController]) as? Int ?? 0
  }
  /// Asks the table, as a subclass may have it; otherwise 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    SegueTable.send("presentationIndexFor:", to: self, [pageViewController]) as? Int ?? 0
  }
}

/// Who is told of turning pages by strokes.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A stroke begins to bring another page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// A stroke has brought another page, or the one that was there is back.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  /// Asks the table, as a subclass may have it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    let name = "pageViewController:willTransitionTo:"
    SegueTable.send(name, to: self, [pageViewController, pendingViewControllers])
  }
  /// Asks the table, as a subclass may have it.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    let name = "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:"
    SegueTable.send(name, to: self, [pageViewController, finished, previousViewControllers, completed])
  }
}
