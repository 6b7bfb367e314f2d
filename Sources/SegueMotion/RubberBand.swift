/// The resistance of a scroll view pulled beyond the end of its content.
///
/// `f(x) = d (1 − 1/(|x| c/d + 1))` with the sign of `x`: it starts with slope `c` and never reaches `d`.
public struct RubberBand: Hashable, Sendable {
  /// The view's extent along the pull, `d`, in points; outside 1e-9…1e12 the content does not move.
  public var dimension: Double
  /// The initial slope, `c`, .55 in a scroll view; outside 1e-9…1e9 the content does not move.
  public var coefficient: Double

  /// Creates a rubber band, by default with the coefficient of a scroll view.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns how far the content moves, in points, for a pull of `offset` points beyond the end.
  public func result(for offset: Double) -> Double {
    guard gives, !offset.isNaN else { return 0 }
    // d (1 − 1/(q + 1)) as d q/(q + 1), which keeps the digits of a short pull.
    let pull: Double = min(abs(offset), Self.longestPull) * coefficient / dimension
    let distance: Double = dimension * (pull / (pull + 1))
    return offset < 0 ? -distance : distance
  }

  /// Returns the derivative of `result(for:)`, `c/(|x| c/d + 1)²`; 0 if the content does not move.
  public func slope(at offset: Double) -> Double {
    guard gives, !offset.isNaN else { return 0 }
    let pull: Double = min(abs(offset), Self.longestPull) * coefficient / dimension + 1
    return coefficient / (pull * pull)
  }

  /// Returns the pull, in points, that gives `result`, so that a caught overscroll continues without a jump.
  ///
  /// As no pull reaches `dimension`, results are clamped to a millionth less.
  public func offset(for result: Double) -> Double {
    guard gives, !result.isNaN else { return 0 }
    let distance: Double = min(abs(result), dimension * (1 - 1e-6))
    let pull: Double = dimension / coefficient * (distance / (dimension - distance))
    return result < 0 ? -pull : pull
  }

  private static let longestPull: Double = 1e12

  private var gives: Bool {
    dimension >= 1e-9 && dimension <= 1e12 && coefficient >= 1e-9 && coefficient <= 1e9
  }
}
