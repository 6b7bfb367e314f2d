// `Int(_: Double)` traps on NaN and on values that do not fit, so this is the only file that calls it.

extension Int {
  /// Creates an integer by truncating towards zero; NaN becomes 0.
  ///
  /// The result is clamped to ±2⁵³, beyond which doubles skip integers. That leaves room to add several such
  /// integers, or to multiply one by a small factor, without overflow.
  @inlinable
  public init(clamping value: Double) {
    let most = 9_007_199_254_740_992.0
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -most), most))
  }
}

extension UInt8 {
  /// Creates an integer by clamping to 0…255 and truncating; NaN becomes 0.
  @inlinable
  public init(clamping value: Double) { self = UInt8(value.clamped(to: 255)) }

  /// Creates an integer by clamping to 0…255 and truncating; NaN becomes 0.
  @inlinable
  public init(clamping value: Float) { self = UInt8(value.clamped(to: 255)) }
}

extension UInt16 {
  /// Creates an integer by clamping to 0…65 535 and truncating; NaN becomes 0.
  @inlinable
  public init(clamping value: Double) { self = UInt16(value.clamped(to: 65_535)) }
}

extension UInt32 {
  /// Creates an integer by clamping to 0…2³² − 1 and truncating; NaN becomes 0.
  @inlinable
  public init(clamping value: Double) { self = UInt32(value.clamped(to: 4_294_967_295)) }

  /// Creates an integer by clamping to 0…2³² − 256 and truncating; NaN becomes 0.
  ///
  /// The upper bound is the largest `Float` below 2³².
  @inlinable
  public init(clamping value: Float) { self = UInt32(value.clamped(to: 4_294_967_040)) }
}

extension BinaryFloatingPoint {
  /// The value clamped to 0…`most`; NaN becomes 0, as it is not greater than 0.
  @inlinable
  @inline(__always)
  func clamped(to most: Self) -> Self {
    let positive = self > 0 ? self : 0
    return positive < most ? positive : most
  }
}
