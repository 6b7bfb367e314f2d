public import SegueModel

/// Where a number of a layer differs most between two runs.
public struct MotionDifference: Hashable, Sendable {
  /// The layer, as samples name it.
  public var layer: String
  /// What differs.
  public var measure: LayerMeasure
  /// When it differs most, in seconds of the run; the first time, if there are several.
  public var time: Double
  /// Its value then in the first run.
  public var first: Double
  /// Its value then in the second run.
  public var second: Double
  /// Whether its superlayer is as far off in the same measure at the same time, and has carried it along.
  public var isCarried = false

  /// How large the difference is, in the measure's unit.
  public var size: Double { abs(second - first) }

  /// The size in parts of what differs visibly, so that points, degrees and fractions can be compared.
  public var weight: Double { size / MotionTolerance().limit(of: measure) }
}

/// A layer that only one of two runs shows for a while, while both have it.
public struct PresenceDifference: Hashable, Sendable {
  /// The layer, as samples name it.
  public var layer: String
  /// When it is first shown by one alone, in seconds of the run.
  public var time: Double
  /// Whether the first run is the one that shows it.
  public var isInFirst: Bool
}

/// By how much numbers may differ and still be equal.
public struct MotionTolerance: Hashable, Sendable {
  /// For lengths in points and angles in degrees.
  public var points: Double

  /// What an opacity, a channel of a colour or a factor may differ by, for each point: a two hundredth of a colour's step
  /// is as little to see as a hundredth of a point.
  private static let fraction = 0.01

  /// Creates a tolerance, at least 0.
  public init(points: Double = 0.01) { self.points = max(points, 0) }

  /// The largest difference of a measure that is none.
  public func limit(of measure: LayerMeasure) -> Double {
    measure.unit == .number ? points * Self.fraction : points
  }
}
