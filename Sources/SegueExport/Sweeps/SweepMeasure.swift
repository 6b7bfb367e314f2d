import SegueGeometry
import SegueModel
import SegueTransitions

/// What a sweep compares its variants by.
public enum SweepMeasure: String, Hashable, Sendable, CaseIterable {
  /// Seconds until nothing moves any more.
  case duration
  /// Seconds until everything stays near its end.
  case settle
  /// How far something goes past its end, in percent of its way.
  case overshoot
  /// How far something leaps at once, in points.
  case jump
  /// How fast a layer's centre is, in points a second.
  case speed

  /// What a sweep compares by unless told otherwise.
  public static let usual: [SweepMeasure] = [.settle, .overshoot, .jump]

  /// The unit of its numbers.
  public var unit: String {
    switch self {
    case .duration, .settle: "s"
    case .overshoot: "%"
    case .jump: "pt"
    case .speed: "pt/s"
    }
  }

  /// The digits after the point that people are shown.
  var places: Int {
    switch self {
    case .duration, .settle: 3
    case .overshoot: 2
    case .jump: 3
    case .speed: 0
    }
  }

  /// The number of a run, in `unit`; nil of a run that has none, as one that does not end.
  func value(in summary: MotionSummary) -> Double? {
    switch self {
    case .duration: summary.duration
    case .settle: summary.settling?.amount
    case .overshoot: 100 * (summary.overshoot?.amount ?? 0)
    case .jump: summary.jump?.amount ?? 0
    case .speed: summary.speed?.amount ?? 0
    }
  }

  /// The layer and the measure that it was seen in: `home/card y`; nil where it is everything's, or nothing was seen.
  func place(in summary: MotionSummary) -> String? {
    guard let extreme = extreme(in: summary) else { return nil }
    if extreme.layer.isEmpty { return nil }
    return self == .speed ? extreme.layer : "\(extreme.layer) \(extreme.measure.rawValue)"
  }

  /// Whether it is seen in one layer.
  var hasPlace: Bool { self != .duration }

  private func extreme(in summary: MotionSummary) -> MotionSummary.Extreme? {
    switch self {
    case .duration: nil
    case .settle: summary.settling
    case .overshoot: summary.overshoot
    case .jump: summary.jump
    case .speed: summary.speed
    }
  }
}
