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

extension LayerProperty {
  /// The point of the layer whose position the property is; nil for a property that is no position.
  var placedPoint: PlacedPoint? {
    switch self {
    case .frameX, .frameY: .origin
    case .centerX, .centerY: .center
    case .positionX, .positionY: .anchor
    default: nil
    }
  }

  /// Whether the property is the position of a point of the layer on an axis.
  ///
  /// Of the animations of such properties on one axis, later ones take over from earlier ones.
  public var isPlace: Bool { placedPoint != nil }

  /// `positionX` or `positionY` for a property that positions the layer on that axis; else the property.
  public var component: LayerProperty {
    switch self {
    case .frameX, .centerX, .positionX: .positionX
    case .frameY, .centerY, .positionY: .positionY
    default: self
    }
  }
}

extension LayerState {
  /// The position of the point that a property refers to.
  func place(of property: LayerProperty) -> Double? {
    guard let point = property.placedPoint else { return nil }
    return property.component == .positionX
      ? position.x - point.distance(toAnchor: anchor.x, extent: bounds.size.width)
      : position.y - point.distance(toAnchor: anchor.y, extent: bounds.size.height)
  }

  /// Moves the layer so that the point that a property refers to has a position.
  mutating func setPlace(_ value: Double, of property: LayerProperty) {
    guard let point = property.placedPoint else { return }
    if property.component == .positionX {
      position.x = value + point.distance(toAnchor: anchor.x, extent: bounds.size.width)
    } else {
      position.y = value + point.distance(toAnchor: anchor.y, extent: bounds.size.height)
    }
  }
}
