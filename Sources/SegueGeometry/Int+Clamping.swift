extension Int {
  /// The integer that a number comes nearest to on its way to zero; 0 for what is not a number.
  ///
  /// `Int(_: Double)` traps for what does not fit. Beyond ±2⁵³, where doubles have no fractions and their neighbours are no
  /// longer whole numbers apart, the result stays there, so that sums and products of a few such numbers fit as well.
  @inlinable
  public init(clamping value: Double) {
    let most = 9_007_199_254_740_992.0
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -most), most))
  }
}
