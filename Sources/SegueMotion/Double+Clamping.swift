extension Double {
  /// Returns the value clamped to `range`; `replacement` for NaN.
  func clamped(to range: ClosedRange<Double>, otherwise replacement: Double) -> Double {
    isNaN ? replacement : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
