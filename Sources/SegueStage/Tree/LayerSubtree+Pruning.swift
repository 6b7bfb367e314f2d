public import SegueGeometry

extension LayerSubtree {
  /// Takes away the layers below the top one that do not show in a rectangle of its points.
  ///
  /// A layer stays if its subtree's bounding box meets the rectangle, and wherever it cannot be told: of shapes, blurs, masks and
  /// shadows, which reach beyond the bounds, and under a perspective. Time grows with the number of layers.
  public mutating func prune(to rect: Rect) {
    guard layer.model.sublayersM34 == 0 else { return }
    sublayers = sublayers.compactMap { sublayer in
      guard let extent = sublayer.extent else { return sublayer }
      let projection = sublayer.layer.model.projection
      guard let box = projection.boundingBox(of: extent) else { return sublayer }
      guard let seen = box.intersection(rect), !seen.isEmpty else { return nil }
      guard let part = projection.inverse?.boundingBox(of: rect) else { return sublayer }
      var result = sublayer
      result.prune(to: part)
      return result
    }
  }

  /// The box of everything that a subtree shows, in its top layer's own points; nil if it cannot be told.
  private var extent: Rect? {
    let model = layer.model
    let reachesBeyond =
      model.shadow.opacity > 0 || model.blur > 0 || model.sublayersM34 != 0 || model.contents.shape != nil
    guard masks.isEmpty, !reachesBeyond else { return nil }
    if model.masksToBounds { return model.bounds }
    var result = model.bounds
    for sublayer in sublayers {
      guard let inner = sublayer.extent, let box = sublayer.layer.model.projection.boundingBox(of: inner)
      else { return nil }
      result = result.union(box)
    }
    return result
  }
}
