public import SegueGeometry

extension LayerTree {
  /// The projection from a layer's own points to the root's, as presented.
  ///
  /// Each layer is flattened into the plane of its superlayer, as in Core Animation.
  public func projection(of id: LayerID, at time: Double) -> Projection {
    projection(of: id, in: root, at: time)
  }

  /// The bounding box in `target`'s own points of a rectangle in `source`'s, as both are presented.
  ///
  /// It is zero if the rectangle reaches behind the eye or `target` is seen edge-on.
  public func convert(_ rect: Rect, from source: LayerID, to target: LayerID, at time: Double) -> Rect {
    projection(from: source, to: target, at: time)?.boundingBox(of: rect) ?? .zero
  }

  /// A point of `source` in `target`'s own points, as both are presented.
  ///
  /// It is nil if it is behind the eye or `target` is seen edge-on.
  public func convert(_ point: Point, from source: LayerID, to target: LayerID, at time: Double) -> Point? {
    projection(from: source, to: target, at: time)?.apply(point)
  }

  /// The bounding box of a layer's presented bounds in another layer's own points.
  public func frame(of id: LayerID, in other: LayerID, at time: Double) -> Rect {
    convert(presentation(of: id, at: time).bounds, from: id, to: other, at: time)
  }

  /// The bounding box of a layer's bounds in another layer's own points, by the model values of all layers.
  public func modelFrame(of id: LayerID, in other: LayerID) -> Rect {
    projection(from: id, to: other, at: nil)?.boundingBox(of: self[id].model.bounds) ?? .zero
  }

  /// A point of `source` in `target`'s own points, by the model values of all layers.
  ///
  /// It is nil if it is behind the eye or `target` is seen edge-on.
  public func modelConvert(_ point: Point, from source: LayerID, to target: LayerID) -> Point? {
    projection(from: source, to: target, at: nil)?.apply(point)
  }

  /// The bounding box in `target`'s own points of a rectangle in `source`'s, by the model values of all layers.
  ///
  /// It is zero if the rectangle reaches behind the eye or `target` is seen edge-on.
  public func modelConvert(_ rect: Rect, from source: LayerID, to target: LayerID) -> Rect {
    projection(from: source, to: target, at: nil)?.boundingBox(of: rect) ?? .zero
  }

  /// The projection between two layers as presented, or without a time by the model values.
  ///
  /// It goes through their lowest common ancestor, so that transforms above that cost no precision.
  private func projection(from source: LayerID, to target: LayerID, at time: Double?) -> Projection? {
    var common = source
    while !isAncestor(common, of: target), let parent = self[common].superlayer { common = parent }
    let up = projection(of: source, in: common, at: time)
    if common == target { return up }
    guard let down = projection(of: target, in: common, at: time).inverse else { return nil }
    return up.concatenating(down)
  }

  /// The projection from a layer's own points to those of a layer above it.
  private func projection(of id: LayerID, in ancestor: LayerID, at time: Double?) -> Projection {
    guard id != ancestor, let parent = self[id].superlayer else { return .identity }
    let outer = state(of: parent, at: time)
    let isMask = self[parent].mask == id
    let local = state(of: id, at: time)
      .projection(sublayersM34: isMask ? 0 : outer.sublayersM34, eye: outer.anchorPoint)
    return local.concatenating(projection(of: parent, in: ancestor, at: time))
  }

  private func state(of id: LayerID, at time: Double?) -> LayerState {
    time.map { presentation(of: id, at: $0) } ?? self[id].model
  }
}
