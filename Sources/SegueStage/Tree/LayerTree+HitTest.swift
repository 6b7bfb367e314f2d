public import SegueGeometry

extension LayerTree {
  /// The frontmost visible layer at a point in the root's own points, as presented; nil if there is none.
  ///
  /// Hidden layers and those with an opacity below 0.01 are ignored with their subtrees, as is what a layer
  /// clips off. Round corners and masks make no difference.
  public func hitTest(_ point: Point, at time: Double) -> LayerID? {
    hitTest(point, in: root, at: time)
  }

  /// The same in the subtree of a layer; the point is in the root's own points here too.
  public func hitTest(_ point: Point, in id: LayerID, at time: Double) -> LayerID? {
    guard let own = projection(of: id, at: time).inverse?.apply(point) else { return nil }
    return hit(own, in: id, state: presentation(of: id, at: time), at: time)
  }

  /// The frontmost layer at a point in the layer's own points.
  private func hit(_ point: Point, in id: LayerID, state: LayerState, at time: Double) -> LayerID? {
    guard !state.isHidden, state.opacity >= 0.01 else { return nil }
    let isInside = state.bounds.contains(point)
    if state.masksToBounds && !isInside { return nil }
    let sublayers = self[id].sublayers.map { ($0, presentation(of: $0, at: time)) }
    // Equal z positions keep their order: the sort is stable.
    for (sublayer, inner) in sublayers.sorted(by: { $0.1.zPosition < $1.1.zPosition }).reversed() {
      let local = inner.projection(sublayersM34: state.sublayersM34, eye: state.anchorPoint)
      guard let own = local.inverse?.apply(point) else { continue }
      if let found = hit(own, in: sublayer, state: inner, at: time) { return found }
    }
    return isInside ? id : nil
  }
}
