import SegueGeometry

/// A point of a layer that can be positioned on an axis; the others follow from size and anchor point.
enum PlacedPoint: Hashable, Sendable {
  /// The left or top edge of the frame.
  case origin
  case center
  /// The anchor point, which `position` refers to.
  case anchor

  /// The distance from this point to the anchor point, in points; positive if that is to the right or below.
  func distance<Number: AxisNumber>(toAnchor anchor: Number, extent: Number) -> Number {
    switch self {
    case .origin: anchor * extent
    case .center: (anchor - Number(0.5)) * extent
    case .anchor: .zero
    }
  }
}

extension LayerState {
  /// The horizontal position of a point of the layer in its superlayer.
  func x(of point: PlacedPoint) -> Double {
    position.x - point.distance(toAnchor: anchor.x, extent: bounds.size.width)
  }

  /// The vertical position of a point of the layer in its superlayer.
  func y(of point: PlacedPoint) -> Double {
    position.y - point.distance(toAnchor: anchor.y, extent: bounds.size.height)
  }

  /// Moves the layer horizontally so that a point of it has a position.
  mutating func setX(_ value: Double, of point: PlacedPoint) {
    position.x = value + point.distance(toAnchor: anchor.x, extent: bounds.size.width)
  }

  /// Moves the layer vertically so that a point of it has a position.
  mutating func setY(_ value: Double, of point: PlacedPoint) {
    position.y = value + point.distance(toAnchor: anchor.y, extent: bounds.size.height)
  }
}
