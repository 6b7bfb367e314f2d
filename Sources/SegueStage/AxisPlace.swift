/// What a place is worked out with: numbers, or numbers with their rates of change.
protocol AxisNumber: AdditiveArithmetic {
  init(_ number: Double)
  static func * (left: Self, right: Self) -> Self
}

extension Double: AxisNumber {}

/// Where a layer lies on one axis while animations are applied to it.
///
/// What has been placed last stays where it is told, whatever animations of the size and the anchor point do, before
/// or after it in the list.
struct AxisPlace<Number: AxisNumber> {
  private var point: PlacedPoint
  private var value: Number

  /// A layer lies at its position unless an animation places it.
  init(position: Number) {
    point = .anchor
    value = position
  }

  /// Puts a point of the layer at a place, or moves it by that much.
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

  /// The position of an anchor point, given the layer's size.
  func position(anchor: Number, extent: Number) -> Number {
    value + point.distance(toAnchor: anchor, extent: extent)
  }
}
