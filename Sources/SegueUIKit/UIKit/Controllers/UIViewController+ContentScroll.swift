/// The scroll view that bars above and below a controller go by.
extension UIViewController {
  /// Sets the scroll view that bars go by, here the same at all edges; nil for the one that it has by itself.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    chosenContentScroll = scrollView
    navigationController?.contentDidScroll()
  }
  /// The scroll view that was set.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  /// The scroll view that was set for an edge.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { chosenContentScroll }

  /// The one that was set, else the view itself or the first view in it, if that scrolls.
  var contentScroll: UIScrollView? {
    chosenContentScroll ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }
}
