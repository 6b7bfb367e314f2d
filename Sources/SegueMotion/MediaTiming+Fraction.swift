extension MediaTiming {
  /// The local seconds for which the animation is active: its duration with repeats and reversals.
  ///
  /// A repeat count that is not positive counts as 1, a duration that is not positive as 0.
  public var activeDuration: Double {
    let cycle: Double = simpleDuration
    return cycle > 0 ? cycle * cycles : 0
  }

  /// Returns how far through its simple duration the animation is, 0…1; nil if it has no effect.
  ///
  /// The active span includes its first moment and excludes its last, as in Core Animation: from
  /// `activeDuration` on, only a fill mode keeps the animation in effect. It then shows exactly the end of
  /// its last cycle: 0 if that was reversed, otherwise 1, or the point where a fractional repeat count broke
  /// off. Within the span a boundary between cycles belongs to the later one. With an infinite duration the
  /// fraction stays 0.
  ///
  /// - Parameter localTime: Seconds of the animation's own time, as `localTime(atParentTime:)` returns them;
  ///   NaN counts as 0.
  /// - Returns: The fraction of the simple duration, with repeats and reversals applied.
  public func fraction(atLocalTime localTime: Double) -> Double? {
    let time: Double = localTime.isNaN ? 0 : localTime
    guard time >= 0 else { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    guard time < activeDuration else {
      return fillMode == .forwards || fillMode == .both ? endFraction : nil
    }
    let cycle: Double = time / simpleDuration
    // The division may round the last moment up to the end.
    guard cycle < cycles else { return endFraction }
    let index: Double = cycle.rounded(.down)
    return isReturn(index) ? 1 - (cycle - index) : cycle - index
  }

  /// The fraction at which the last cycle ends.
  private var endFraction: Double {
    guard cycles < .infinity else { return autoreverses ? 0 : 1 }
    let whole: Double = cycles.rounded(.up) - 1
    let part: Double = cycles - whole
    return isReturn(whole) ? 1 - part : part
  }

  /// The number of simple durations in the active span; a reversed cycle counts as one.
  private var cycles: Double {
    let count: Double = repeatCount > 0 ? repeatCount : 1
    return autoreverses ? count * 2 : count
  }

  private var simpleDuration: Double { duration > 0 ? duration : 0 }

  private func isReturn(_ cycle: Double) -> Bool {
    autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
  }
}
