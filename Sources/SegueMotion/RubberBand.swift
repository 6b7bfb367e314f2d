/// The resistance of a scroll view pulled beyond its end.
///
/// `f(x) = d (1 − 1/(|x| c/d + 1))` with the sign of `x`: it starts at slope `c` and never reaches `d`.
public struct RubberBand: Hashable, Sendable {
  /// The view's extent along the pull, in points; outside 1e-9…1e12 nothing gives way.
  public var dimension: Double
  /// The slope at the end itself, .55 in a scroll view; outside 1e-9…1e9 nothing gives way.
  public var coefficient: Double

  /// Creates a rubber band, by default with a scroll view's coefficient.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far the content goes for a pull of `offset` points beyond the end; odd in `offset`.
  public func result(for offset: Double) -> Double {
    guard gives, !offset.isNaN else { return 0 }
    // d (1 − 1/(q + 1)) written as d q/(q + 1), which keeps the digits of a short pull.
    let pull: Double = min(abs(offset), Self.longestPull) * coefficient / dimension
    let distance: Double = dimension * (pull / (pull + 1))
    return offset < 0 ? -distance : distance
  }

  /// The derivative of `result(for:)`, `c/(|x| c/d + 1)²`; 0 where nothing gives way.
  public func slope(at offset: Double) -> Double {
    guard gives, !offset.isNaN else { return 0 }
    let pull: Double = min(abs(offset), Self.longestPull) * coefficient / dimension + 1
    return coefficient / (pull * pull)
  }

  /// The pull that gives `result`: what makes a caught overscroll go on without a jump.
  ///
  /// No pull reaches `dimension`; for such results it is that of a millionth less.
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
