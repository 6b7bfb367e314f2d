extension Double {
  /// Returns the seconds of a duration that have passed at this time since it began: all of it from its end on.
  ///
  /// `(begin + duration) − begin` may round to less than the duration. What has been told that the end is reached would
  /// then be a moment short of it: a spring's last thousandth, or one more frame.
  ///
  /// - Parameters:
  ///   - begin: When it began, on the same clock.
  ///   - duration: Seconds, at least 0.
  /// - Returns: Seconds, at most the duration; negative before the beginning.
  package func elapsed(since begin: Double, of duration: Double) -> Double {
    self >= begin + duration ? duration : Swift.min(self - begin, duration)
  }
}
