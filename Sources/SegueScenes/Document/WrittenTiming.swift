public import SegueGeometry
import SegueModel
public import SegueMotion

/// A timing curve as the file writes it: a word, or a call with its numbers.
public struct WrittenTiming: Hashable, Sendable {
  /// The form in which a curve is written.
  public enum Shape: Hashable, Sendable {
    /// A named curve, such as `ease-in`.
    case named(TimingCurve)
    /// A cubic Bézier written with its four numbers.
    case bezier(CubicBezier)
    /// `spring(…)` with its numbers.
    case spring(SceneDocument.WrittenSpring)
  }

  /// The word or call, with its values.
  public var shape: Shape
  /// The bytes of the whole value.
  public var source: SourceRange
  /// The keys that lead to the value.
  public var keys: [String]
  /// The literals that can be tuned, in the order of the text; none of a curve that the file does not write.
  public var knobs: [Knob]

  /// The Bézier that is written, or that could replace the named curve; nil for a spring.
  public var bezier: CubicBezier? {
    switch shape {
    case .named(.cubicBezier(let bezier)), .bezier(let bezier): bezier
    case .named: CubicBezier(0, 0, 1, 1)
    case .spring: nil
    }
  }

  /// Returns the progress after the given seconds; `duration` is the motion's, for curves that do not set their own.
  public func progress(at seconds: Double, duration: Double) -> Double {
    switch shape {
    case .named(let curve): curve.value(at: seconds / max(duration, 1e-6))
    case .bezier(let bezier): bezier.progress(at: seconds / max(duration, 1e-6))
    case .spring(let spring): spring.spring.value(at: seconds, initialVelocity: spring.velocity)
    }
  }

  /// Returns the seconds until the motion is at rest: a spring's own, at most 10, otherwise `duration`.
  public func length(duration: Double) -> Double {
    guard case .spring(let spring) = shape, spring.dialect != nil else { return duration }
    return min(spring.spring.settlingDuration(initialVelocity: spring.velocity), 10)
  }
}
