/// A type that positions are computed in: plain numbers, or numbers with their rates of change.
protocol AxisNumber: AdditiveArithmetic {
  init(_ number: Double)
  static func * (left: Self, right: Self) -> Self
}

extension Double: AxisNumber {}

/// The position of a layer on one axis while animations are applied to it.
///
/// The point that was placed last stays there, whatever animations of the size and the anchor point do, be
/// they before or after it in the list.
struct AxisPlace<Number: AxisNumber> {
  private var point: PlacedPoint
  private var value: Number

  /// Creates the place of a layer that no animation has placed yet.
  init(position: Number) {
    point = .anchor
    value = position
  }

  /// Moves a point of the layer to a position, or by a distance if additive.
  mutating func apply(
    _ number: Number,
    to newPoint: PlacedPoint,
    isAdditive: Bool,
    anchor: Number,
    extent: Number
  ) {
    guard isAdditive else {
      point = newPoint
      value = number
      return
    }
    if point != newPoint {
      value =
        position(anchor: anchor, extent: extent) - newPoint.distance(toAnchor: anchor, extent: extent)
      point = newPoint
    }
    value += number
  }

  /// The position of the anchor point, given its fraction of the layer's extent.
  func position(anchor: Number, extent: Number) -> Number {
    value + point.distance(toAnchor: anchor, extent: extent)
  }
}
