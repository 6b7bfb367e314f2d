import SegueStage

extension UIView {
  /// The window that the view is in.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Moves a view in this one to the front.
  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  /// Moves a view in this one to the back.
  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// `bringSubviewToFront(_:)`, as older sources call it.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// `sendSubviewToBack(_:)`, as older sources call it.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  /// Lets two views in this one change places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else {
      return
    }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    let (first, second) = (min(index1, index2), max(index1, index2))
    reorder(low, to: second)
    reorder(high, to: first)
  }

  /// Takes the keyboard away from what is in the view; nothing has one.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Whether the view is another one or in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let next = current {
      if next === view { return true }
      current = next.superview
    }
    return false
  }

  /// The view with a tag, this one or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  func adopt(_ view: UIView, beside sibling: UIView, inFront: Bool) {
    guard view !== sibling, let index = subviews.firstIndex(where: { $0 === sibling }) else { return }
    let own = subviews.firstIndex { $0 === view }
    let shift = own.map { $0 < index ? 1 : 0 } ?? 0
    adopt(view, at: index - shift + (inFront ? 1 : 0))
  }

  /// Takes a view in at an index, counted without it.
  func adopt(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return layer.host.note("a view was added to one that is in it") }
    if view.superview === self { return reorder(view, to: index) }
    let (old, new) = (view.window, window)
    let oldSuperview = view.superview
    view.willMove(toSuperview: self)
    if old !== new { view.tellWindow(will: new) }
    if let superview = view.superview {
      superview.willRemoveSubview(view)
      superview.subviews.removeAll { $0 === view }
    }
    let place = max(0, min(index, subviews.count))
    let inFront = place < subviews.count ? subviews[place].layer : nil
    subviews.insert(view, at: place)
    view.superview = self
    let layerPlace = inFront.flatMap { above in layer.sublayerList.firstIndex { $0 === above } }
    layer.insert(view.layer, at: layerPlace)
    view.hierarchyDidChange(leaving: oldSuperview)
    didAddSubview(view)
    view.didMoveToSuperview()
    if old !== new { view.tellWindow() }
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    let window = window
    willMove(toSuperview: nil)
    if window != nil { tellWindow(will: nil) }
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    hierarchyDidChange(leaving: old)
    didMoveToSuperview()
    if window != nil { tellWindow() }
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    let place = max(0, min(index, subviews.count))
    let inFront = place < subviews.count ? subviews[place].layer : nil
    subviews.insert(view, at: place)
    if let inFront {
      layer.insertSublayer(view.layer, below: inFront)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  func tellWindow(will window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWindow(will: window) }
  }

  func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }

  func tellTint() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellTint() }
  }
}
