public import Foundation

/// Who is told of a scroll view's scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content is shown at another scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger lets go; where the content comes to rest may be changed. The velocity is in points per millisecond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// A finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content has arrived where it was sent.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled; nil if none is.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Insets that are added to the app's own have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Asks the table, as a subclass may have it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { tell("scrollViewDidScroll:", scrollView) }
  /// Asks the table, as a subclass may have it.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { tell("scrollViewDidZoom:", scrollView) }
  /// Asks the table, as a subclass may have it.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell("scrollViewWillBeginDragging:", scrollView)
  }
  /// Asks the table, as a subclass may have it.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let name = "scrollViewWillEndDragging:withVelocity:targetContentOffset:"
    SegueTable.send(name, to: self, [scrollView, velocity, targetContentOffset])
  }
  /// Asks the table, as a subclass may have it.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    SegueTable.send("scrollViewDidEndDragging:willDecelerate:", to: self, [scrollView, decelerate])
  }
  /// Asks the table, as a subclass may have it.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell("scrollViewWillBeginDecelerating:", scrollView)
  }
  /// Asks the table, as a subclass may have it.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndDecelerating:", scrollView)
  }
  /// Asks the table, as a subclass may have it.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndScrollingAnimation:", scrollView)
  }
  /// Asks the table, as a subclass may have it.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    SegueTable.send("viewForZoomingIn:", to: self, [scrollView]) as? UIView
  }
  /// Asks the table, as a subclass may have it.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell("scrollViewDidChangeAdjustedContentInset:", scrollView)
  }

  private func tell(_ name: String, _ scrollView: UIScrollView) {
    SegueTable.send(name, to: self, [scrollView])
  }
}

/// What has a scroll view's delegate under that name.
///
/// A table's delegate has the same name and another type, which a class's property could not have in a subclass.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// Who is told of the scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
