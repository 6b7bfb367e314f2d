import SegueGeometry

/// A point of a layer that can be placed on an axis: the others then follow from the size and the anchor point.
enum PlacedPoint: Hashable, Sendable {
  /// The frame's left or top edge.
  case origin
  case center
  /// What `position` is the place of.
  case anchor

  /// How far the anchor point lies after this one, in points.
  func distance<Number: AxisNumber>(toAnchor anchor: Number, extent: Number) -> Number {
    switch self {
    case .origin: anchor * extent
    case .center: (anchor - Number(0.5)) * extent
    case .anchor: .zero
    }
  }
}

extension LayerProperty {
  /// Which point of the layer the property places on its axis; nil of what is no place.
  var placedPoint: PlacedPoint? {
    switch self {
    case .frameX, .frameY: .origin
    case .centerX, .centerY: .center
    case .positionX, .positionY: .anchor
    default: nil
    }
  }

  /// Whether the property says where the layer lies: one animation of these takes over from another on its axis.
  public var isPlace: Bool { placedPoint != nil }

  /// The same number for all properties that place a layer on one axis: its position; any other property itself.
  public var component: LayerProperty {
    switch self {
    case .frameX, .centerX, .positionX: .positionX
    case .frameY, .centerY, .positionY: .positionY
    default: self
    }
  }
}

extension LayerState {
  /// Where the point lies that a property places.
  func place(of property: LayerProperty) -> Double? {
    guard let point = property.placedPoint else { return nil }
    return property.component == .positionX
      ? position.x - point.distance(toAnchor: anchor.x, extent: bounds.size.width)
      : position.y - point.distance(toAnchor: anchor.y, extent: bounds.size.height)
  }

  /// Moves the layer so that the point lies there.
  mutating func setPlace(_ value: Double, of property: LayerProperty) {
    guard let point = property.placedPoint else { return }
    if property.component == .positionX {
      position.x = value + point.distance(toAnchor: anchor.x, extent: bounds.size.width)
    } else {
      position.y = value + point.distance(toAnchor: anchor.y, extent: bounds.size.height)
    }
  }
}
