import SegueGeometry
public import SegueModel

/// How a gesture's end was decided: the condition of its `finish`, the values it read, and whether it held.
public struct GestureVerdict: Hashable, Sendable {
  /// What became of the gesture.
  ///
  /// It is the gesture's own: one that caught the opposite transition finishes by turning that one back.
  public enum Outcome: String, Hashable, Sendable {
    /// It finished what it had begun.
    case finished
    /// It was undone.
    case cancelled
  }

  /// What called for a decision.
  public enum Occasion: String, Hashable, Sendable {
    /// The fingers were lifted.
    case ended
    /// The system took the touch away.
    case cancelled
    /// The condition of a `finish` with `at: once` came to hold while the fingers were still down.
    case once
  }

  /// Where a sheet was let go to.
  public struct Landing: Hashable, Sendable {
    /// The height in points at which it would have come to a stop.
    public var height: Double
    /// The detent nearest to that; nil where it goes away.
    public var detent: String?

    /// Creates a landing.
    public init(height: Double, detent: String?) {
      self.height = height
      self.detent = detent
    }
  }

  /// One name of the condition, and what it stood for when the condition was tested.
  public struct Reading: Hashable, Sendable {
    /// As the scene writes it: `progress`, `velocity.y`, `home/list.offset.y`.
    public var name: String
    /// A number or a truth value.
    public var value: Value
    /// `pt`, `pt/s`, `s`, or empty for a plain number, a truth value, and a name that `let` bound.
    public var unit: String

    /// Creates a reading.
    public init(name: String, value: Value, unit: String) {
      self.name = name
      self.value = value
      self.unit = unit
    }
  }

  /// The gesture's name in the scene.
  public var gesture: String
  /// Seconds on the session's clock.
  public var time: Double
  /// What called for the decision.
  public var occasion: Occasion
  /// What was decided.
  public var outcome: Outcome
  /// The condition of `finish` as the scene writes it; nil if the gesture has none.
  public var condition: String?
  /// Whether the condition held; nil if it was not tested, because there is none or the system took the touch
  /// away.
  public var held: Bool?
  /// Where a sheet with detents was let go to; nil for any other gesture.
  public var landing: Landing?
  /// What the condition read, each name once, in the order written; empty if it was not tested.
  public var readings: [Reading]

  /// Creates a verdict.
  public init(
    gesture: String,
    time: Double,
    occasion: Occasion,
    outcome: Outcome,
    condition: String? = nil,
    held: Bool? = nil,
    readings: [Reading] = []
  ) {
    self.gesture = gesture
    self.time = time
    self.occasion = occasion
    self.outcome = outcome
    self.condition = condition
    self.held = held
    self.readings = readings
  }
}

extension GestureVerdict: CustomStringConvertible {
  /// The verdict as the trace writes it: `finish when progress > 0.5: false (progress = 0.37)`.
  ///
  /// If nothing was tested: `finish not tested`.
  public var description: String {
    guard let condition, let held else { return "finish not tested" }
    let values = readings.map { $0.description }.joined(separator: ", ")
    return "finish when \(condition): \(held)" + (values.isEmpty ? "" : " (\(values))")
  }
}

extension GestureVerdict.Reading: CustomStringConvertible {
  /// `NAME = VALUE`, with at most three decimals and no unit.
  public var description: String {
    if case .boolean(let flag) = value { return "\(name) = \(flag)" }
    return "\(name) = \(value.number.formatted(atMost: 3))"
  }
}
