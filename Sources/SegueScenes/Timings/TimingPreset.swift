import SegueGeometry
public import SegueMotion

/// The curves that have a name in the language.
public enum NamedCurve: String, Hashable, Sendable, CaseIterable {
  /// Constant speed.
  case linear
  /// `CAMediaTimingFunction`'s ease-in: a slow start.
  case easeIn = "ease-in"
  /// Its ease-out: a slow end.
  case easeOut = "ease-out"
  /// Its ease-in-ease-out: a slow start and end.
  case easeInOut = "ease-in-out"
  /// Core Animation's default curve.
  case standard = "default"

  /// The timing curve of that name.
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

/// A well-known curve or spring, in the form that a scene file takes.
public struct TimingPreset: Hashable, Sendable {
  /// The name shown in the list of presets.
  public var name: String
  /// Where the name comes from, in a few words.
  public var origin: String
  /// The expression to write in the scene file.
  public var text: String

  /// The kinds of motion.
  public enum Motion: Hashable, Sendable {
    /// A curve over the motion's duration.
    case curve(TimingCurve)
    /// A spring that sets its own duration.
    case spring(Spring)
    /// A spring fitted to the motion's duration, as by UIKit's `usingSpringWithDamping`.
    case fitted(ratio: Double, velocity: Double)
  }

  /// The motion that `text` describes.
  public var motion: Motion

  /// Whether the motion sets its own duration, so that the scene's has no effect.
  var timesItself: Bool {
    if case .spring = motion { return true }
    return false
  }

  /// Whether it is a spring without an initial velocity, so that one can be added.
  var takesVelocity: Bool { text.hasPrefix("spring(") && !text.contains("velocity") }

  /// Returns the progress at a fraction 0…1 of its whole duration; a fitted spring is taken to last half a second.
  public func progress(at fraction: Double) -> Double {
    switch motion {
    case .curve(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.value(at: fraction * spring.settlingDuration())
    case .fitted(let ratio, let velocity):
      TimingCurve.spring(duration: 0.5, dampingRatio: ratio, initialVelocity: velocity).value(at: fraction)
    }
  }
}

extension TimingPreset {
  /// Core Animation's and UIKit's curves and springs, SwiftUI's, and those of the transitions that come with Segue.
  public static let all: [TimingPreset] = curves + springs + fitted

  private static let curves: [TimingPreset] = [
    curve("linear", "CAMediaTimingFunction linear", .linear),
    curve("ease in", "CAMediaTimingFunction easeIn", .easeIn),
    curve("ease out", "CAMediaTimingFunction easeOut", .easeOut),
    curve("ease in out", "UIView's default, easeInEaseOut", .easeInOut),
    curve("default", "CAMediaTimingFunction default", .standard),
    bezier("standard", "fast out, slow in", 0.4, 0, 0.2, 1),
    bezier("decelerate", "linear out, slow in", 0, 0, 0.2, 1),
  ]

  private static let springs: [TimingPreset] = [
    physical("navigation", "UIKit's push, UISpringTimingParameters()", 3, 1000, 500),
    bouncy("smooth", "UIView springDuration .5, bounce 0", 0.5, 0),
    bouncy("snappy", "bounce .15", 0.5, 0.15),
    bouncy("bouncy", "bounce .3", 0.5, 0.3),
    response("spring", "SwiftUI spring()", 0.5, 0.825),
    response("interactive", "SwiftUI interactiveSpring()", 0.15, 0.86),
    physical("CASpring", "CASpringAnimation's own numbers", 1, 100, 10),
    response("drawer", "a drawer let go without speed", 0.4, 1),
    response("rubber band", "back from an overdrag", 0.3, 0.6),
    response("corner", "picture in the corner, flicked", 0.45, 0.75),
  ]

  private static let fitted: [TimingPreset] = [
    fitted("app store", "App Store card, closing", 0.7),
    fitted("image card", "image card, opening", 0.6, 1),
    fitted("image back", "image card, closing", 0.5, 1),
    fitted("herb gallery", "herb gallery", 0.4),
    fitted("slide down", "slide down to dismiss", 0.6),
  ]

  private static func curve(_ name: String, _ origin: String, _ curve: NamedCurve) -> TimingPreset {
    TimingPreset(name: name, origin: origin, text: curve.rawValue, motion: .curve(curve.curve))
  }

  private static func bezier(
    _ name: String,
    _ origin: String,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> TimingPreset {
    let numbers = [x1, y1, x2, y2].map { number($0) }.joined(separator: " ")
    let curve = TimingCurve.cubicBezier(CubicBezier(x1, y1, x2, y2))
    return TimingPreset(name: name, origin: origin, text: "bezier(\(numbers))", motion: .curve(curve))
  }

  private static func physical(
    _ name: String,
    _ origin: String,
    _ mass: Double,
    _ stiffness: Double,
    _ damping: Double
  ) -> TimingPreset {
    let tail = mass == 1 ? "" : " mass \(number(mass))"
    return TimingPreset(
      name: name,
      origin: origin,
      text: "spring(stiffness \(number(stiffness)) damping \(number(damping))\(tail))",
      motion: .spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    )
  }

  private static func bouncy(_ name: String, _ origin: String, _ duration: Double, _ bounce: Double)
    -> TimingPreset
  {
    TimingPreset(
      name: name,
      origin: origin,
      text: "spring(duration \(number(duration)) bounce \(number(bounce)))",
      motion: .spring(Spring(duration: duration, bounce: bounce))
    )
  }

  private static func response(_ name: String, _ origin: String, _ response: Double, _ ratio: Double)
    -> TimingPreset
  {
    TimingPreset(
      name: name,
      origin: origin,
      text: "spring(response \(number(response)) ratio \(number(ratio)))",
      motion: .spring(Spring(response: response, dampingFraction: ratio))
    )
  }

  private static func fitted(_ name: String, _ origin: String, _ ratio: Double, _ velocity: Double = 0)
    -> TimingPreset
  {
    let tail = velocity == 0 ? "" : " velocity \(number(velocity))"
    return TimingPreset(
      name: name,
      origin: origin,
      text: "spring(ratio \(number(ratio))\(tail))",
      motion: .fitted(ratio: ratio, velocity: velocity)
    )
  }

  private static func number(_ value: Double) -> String { value.formatted(atMost: 6) }
}
