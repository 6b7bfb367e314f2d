public import SegueGeometry

extension LayerState {
  /// The anchor point in the layer's own points: `bounds.origin + anchor · bounds.size`.
  public var anchorPoint: Point {
    Point(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height
    )
  }

  /// The transform about the anchor point: scale · rotate x, y, z · translate · `transform` · perspective.
  public var anchoredTransform: Transform3D {
    var result = components.transform
    if transform != .identity { result = result.concatenating(transform) }
    if m34 != 0 { result = result.concatenating(.perspective(m34: m34)) }
    return result
  }

  /// The projection from the layer's own points to its superlayer's, without the superlayer's perspective.
  public var projection: Projection {
    if let flat = flatProjection { return flat }
    return matrix.projection
  }

  /// The bounding box in the superlayer's points, as `CALayer.frame`; zero if it reaches behind the eye.
  public var frame: Rect { projection.boundingBox(of: bounds) ?? .zero }

  /// Sets position and size as setting `CALayer.frame` does on a layer without a transform.
  public mutating func setFrame(_ frame: Rect) {
    position = Point(
      x: frame.origin.x + anchor.x * frame.size.width,
      y: frame.origin.y + anchor.y * frame.size.height
    )
    bounds.size = frame.size
  }

  /// The same as `projection`, with the perspective of a superlayer about `eye`, a point of the superlayer.
  func projection(sublayersM34: Double, eye: Point) -> Projection {
    guard sublayersM34 != 0 else { return projection }
    return matrix.concatenating(.translation(x: -eye.x, y: -eye.y))
      .concatenating(.perspective(m34: sublayersM34))
      .concatenating(.translation(x: eye.x, y: eye.y)).projection
  }

  /// The matrix from the layer's own points to its superlayer's space: anchored transform, then position.
  private var matrix: Transform3D {
    let pivot = anchorPoint
    return anchoredTransform.translated(x: -pivot.x, y: -pivot.y)
      .concatenating(.translation(x: position.x, y: position.y, z: zPosition))
  }

  /// The projection of a layer that is only translated and scaled, as most are; nil for others.
  private var flatProjection: Projection? {
    guard components.isFlat, m34 == 0, transform == .identity else { return nil }
    let pivot = anchorPoint
    return Projection(
      scaleX: components.scaleX,
      scaleY: components.scaleY,
      translation: Point(
        x: position.x + components.translationX - pivot.x * components.scaleX,
        y: position.y + components.translationY - pivot.y * components.scaleY
      )
    )
  }
}

extension TransformComponents {
  /// Whether there is no rotation.
  var isFlat: Bool { rotationX == 0 && rotationY == 0 && rotationZ == 0 }

  /// The components as a matrix, applied in the order scale, rotate x, y, z, translate.
  public var transform: Transform3D {
    var result = Transform3D.scale(x: scaleX, y: scaleY)
    if rotationX != 0 { result = result.concatenating(.rotationX(radians: rotationX)) }
    if rotationY != 0 { result = result.concatenating(.rotationY(radians: rotationY)) }
    if rotationZ != 0 { result = result.concatenating(.rotationZ(radians: rotationZ)) }
    result.m41 = translationX
    result.m42 = translationY
    result.m43 = translationZ
    return result
  }
}
