// `Int(_: Double)` ends the program for what is no number or does not fit, so it is called nowhere but here.

extension Int {
  /// The integer that a number comes nearest to on its way to zero; 0 for what is not a number.
  ///
  /// Beyond ±2⁵³, where doubles have no fractions and their neighbours are no longer whole numbers apart, the result stays
  /// there, so that sums and products of a few such numbers fit as well.
  @inlinable
  public init(clamping value: Double) {
    let most = 9_007_199_254_740_992.0
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -most), most))
  }
}

extension UInt8 {
  /// The integer from 0 to 255 that a number comes nearest to on its way to zero; 0 for what is not a number.
  @inlinable
  public init(clamping value: Double) { self = UInt8(value.clamped(to: 255)) }

  /// The integer from 0 to 255 that a number comes nearest to on its way to zero; 0 for what is not a number.
  @inlinable
  public init(clamping value: Float) { self = UInt8(value.clamped(to: 255)) }
}

extension UInt16 {
  /// The integer from 0 to 65 535 that a number comes nearest to on its way to zero; 0 for what is not a number.
  @inlinable
  public init(clamping value: Double) { self = UInt16(value.clamped(to: 65_535)) }
}

extension UInt32 {
  /// The integer from 0 to 2³² - 1 that a number comes nearest to on its way to zero; 0 for what is not a number.
  @inlinable
  public init(clamping value: Double) { self = UInt32(value.clamped(to: 4_294_967_295)) }

  /// The integer from 0 to 2³² - 256, the largest that a `Float` has, that a number comes nearest to on its way to zero; 0
  /// for what is not a number.
  @inlinable
  public init(clamping value: Float) { self = UInt32(value.clamped(to: 4_294_967_040)) }
}

extension BinaryFloatingPoint {
  /// Nothing is greater than what is not a number, so it becomes 0.
  @inlinable
  @inline(__always)
  func clamped(to most: Self) -> Self {
    let positive = self > 0 ? self : 0
    return positive < most ? positive : most
  }
}
