public import SegueGeometry

extension LayerState {
  /// The anchor point in the layer's own points: `bounds.origin + anchor · bounds.size`.
  public var anchorPoint: Point {
    Point(
      x: bounds.origin.x + anchor.x * bounds.size.width,
      y: bounds.origin.y + anchor.y * bounds.size.height
    )
  }

  /// Components, transform and perspective about the anchor point: scale · rotate x, y, z · move · `transform` · m34.
  public var anchoredTransform: Transform3D {
    var result = components.transform
    if transform != .identity { result = result.concatenating(transform) }
    if m34 != 0 { result = result.concatenating(.perspective(m34: m34)) }
    return result
  }

  /// From the layer's own points to its superlayer's, the superlayer's perspective left out.
  public var projection: Projection {
    if let flat = flatProjection { return flat }
    return matrix.projection
  }

  /// The bounding box of the bounds in the superlayer's points, as `CALayer.frame`; zero where it is not visible.
  public var frame: Rect { projection.boundingBox(of: bounds) ?? .zero }

  /// Places the layer as `CALayer.frame` does without a transform: position and bounds' size follow, by the anchor.
  public mutating func setFrame(_ frame: Rect) {
    position = Point(
      x: frame.origin.x + anchor.x * frame.size.width,
      y: frame.origin.y + anchor.y * frame.size.height
    )
    bounds.size = frame.size
  }

  /// The same as `projection` under a superlayer that gives its sublayers perspective about `eye`.
  func projection(sublayersM34: Double, eye: Point) -> Projection {
    guard sublayersM34 != 0 else { return projection }
    return matrix.concatenating(.translation(x: -eye.x, y: -eye.y))
      .concatenating(.perspective(m34: sublayersM34))
      .concatenating(.translation(x: eye.x, y: eye.y)).projection
  }

  /// From own points to the superlayer's space: anchor to origin, anchored transform, to position and z position.
  private var matrix: Transform3D {
    let pivot = anchorPoint
    return anchoredTransform.translated(x: -pivot.x, y: -pivot.y)
      .concatenating(.translation(x: position.x, y: position.y, z: zPosition))
  }

  /// The projection of a layer that is only moved and scaled, which most are; nil for the others.
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
  /// Whether nothing is rotated.
  var isFlat: Bool { rotationX == 0 && rotationY == 0 && rotationZ == 0 }

  /// The components as a matrix, applied as scale, rotate x, y, z, move.
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
