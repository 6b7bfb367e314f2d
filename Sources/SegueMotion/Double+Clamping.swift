extension Double {
  /// The value held within `range`; `replacement` where it is not a number.
  func clamped(to range: ClosedRange<Double>, otherwise replacement: Double) -> Double {
    isNaN ? replacement : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
