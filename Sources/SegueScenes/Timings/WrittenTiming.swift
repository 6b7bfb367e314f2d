public import SegueModel
public import SegueMotion

/// A timing curve as the file writes it: a word, or a call with its numbers.
public struct WrittenTiming: Hashable, Sendable {
  /// What is written.
  public enum Shape: Hashable, Sendable {
    /// `ease-in`.
    case named(TimingCurve)
    case bezier(CubicBezier)
    case spring(SceneDocument.WrittenSpring)
  }

  public var shape: Shape
  /// All of its bytes.
  public var source: SourceRange
  /// The keys that lead to it.
  public var keys: [String]
  /// Its numbers in the order in which they are written.
  public var knobs: [Knob]

  /// The Bézier that is, or could be written in its place; nil for a spring.
  public var bezier: CubicBezier? {
    switch shape {
    case .named(.cubicBezier(let bezier)), .bezier(let bezier): bezier
    case .named: CubicBezier(0, 0, 1, 1)
    case .spring: nil
    }
  }

  /// The progress at a time, in seconds of a motion that lasts `duration` where the curve does not time itself.
  public func progress(at seconds: Double, duration: Double) -> Double {
    switch shape {
    case .named(let curve): curve.value(at: seconds / max(duration, 1e-6))
    case .bezier(let bezier): bezier.progress(at: seconds / max(duration, 1e-6))
    case .spring(let spring): spring.spring.value(at: seconds, initialVelocity: spring.velocity)
    }
  }

  /// Seconds until it is at rest: a spring's own, else the motion's.
  public func length(duration: Double) -> Double {
    guard case .spring(let spring) = shape, spring.dialect != nil else { return duration }
    return min(spring.spring.settlingDuration(initialVelocity: spring.velocity), 10)
  }
}

/// The curves that have a name in the language.
public enum NamedCurve: String, Hashable, Sendable, CaseIterable {
  case linear
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"
  case standard = "default"

  public var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .cubicBezier(.easeIn)
    case .easeOut: .cubicBezier(.easeOut)
    case .easeInOut: .cubicBezier(.easeInOut)
    case .standard: .cubicBezier(.standard)
    }
  }
}
