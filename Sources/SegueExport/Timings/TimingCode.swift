import SegueGeometry
import SegueMotion

/// The frameworks and languages that a timing curve can be exported to.
public enum TimingCode: String, Hashable, Sendable, CaseIterable {
  /// Swift with UIKit: timing parameters and the property animator that takes them.
  case uiKit = "UIKit"
  /// Swift with SwiftUI: an `Animation`.
  case swiftUI = "SwiftUI"
  /// Swift with Core Animation: a timing function, or a `CASpringAnimation`.
  case coreAnimation = "Core Animation"
  /// CSS transition properties.
  case css = "CSS"

  /// Returns the code for a curve; nil if the framework has no such curve.
  ///
  /// The code gives the same motion up to the rounding of the numbers written.
  public func text(of timing: CodedTiming) -> String? {
    switch timing.curve {
    case .linear: text(of: CubicBezier(0, 0, 1, 1), timing.duration)
    case .cubicBezier(let bezier): text(of: bezier, timing.duration)
    case .spring(let spring, let velocity, let duration):
      text(of: spring, velocity, timing.form, duration: timing.duration ?? duration)
    case .steps(let steps): self == .css ? Self.css(Self.text(of: steps), timing.duration) : nil
    case .piecewiseLinear(let lines): self == .css ? Self.css(Self.text(of: lines), timing.duration) : nil
    }
  }

  // MARK: Béziers

  /// A Bézier that every framework here has a name for, with its names.
  private struct Named {
    let bezier: CubicBezier
    let swift: String
    let css: String
  }

  private static let named = [
    Named(bezier: CubicBezier(0, 0, 1, 1), swift: "linear", css: "linear"),
    Named(bezier: .easeIn, swift: "easeIn", css: "ease-in"),
    Named(bezier: .easeOut, swift: "easeOut", css: "ease-out"),
    Named(bezier: .easeInOut, swift: "easeInOut", css: "ease-in-out"),
  ]

  private func text(of bezier: CubicBezier, _ duration: Double?) -> String {
    let known: Named? = Self.named.first { $0.bezier == bezier }
    let (x1, y1) = (Self.number(bezier.x1), Self.number(bezier.y1))
    let (x2, y2) = (Self.number(bezier.x2), Self.number(bezier.y2))
    switch self {
    case .uiKit:
      let parameters: String =
        known.map { "animationCurve: .\($0.swift)" }
        ?? "\n    controlPoint1: CGPoint(x: \(x1), y: \(y1)), controlPoint2: CGPoint(x: \(x2), y: \(y2))"
      return Self.animator("UICubicTimingParameters(\(parameters))", duration)
    case .swiftUI:
      if let known { return ".\(known.swift)" + (duration.map { "(duration: \(Self.number($0)))" } ?? "") }
      let rest: String = duration.map { ", duration: \(Self.number($0))" } ?? ""
      return ".timingCurve(\(x1), \(y1), \(x2), \(y2)\(rest))"
    case .coreAnimation:
      let function: String = known.map { "name: .\($0.swift)" } ?? "controlPoints: \(x1), \(y1), \(x2), \(y2)"
      let line = "animation.timingFunction = CAMediaTimingFunction(\(function))"
      return (duration.map { ["animation.duration = \(Self.number($0))"] } ?? []).reduce(line) {
        "\($1)\n\($0)"
      }
    case .css: return Self.css(known?.css ?? "cubic-bezier(\(x1), \(y1), \(x2), \(y2))", duration)
    }
  }

  /// The parameters with the animator that takes them; the animator ignores its duration if the parameters set one.
  static func animator(_ parameters: String, _ duration: Double?) -> String {
    """
    let timing = \(parameters)
    let animator = UIViewPropertyAnimator(duration: \(number(duration ?? 0)), timingParameters: timing)
    """
  }

  // MARK: CSS

  static func css(_ function: String, _ duration: Double?) -> String {
    let line = "transition-timing-function: \(function);"
    guard let duration else { return line }
    return "transition-duration: \(Int(clamping: (duration * 1000).rounded(.up)))ms;\n\(line)"
  }

  private static func text(of steps: StepTiming) -> String {
    let position: String =
      switch steps.position {
      case .start: "jump-start"
      case .end: "jump-end"
      case .both: "jump-both"
      case .none: "jump-none"
      }
    return "steps(\(steps.count), \(position))"
  }

  private static func text(of lines: PiecewiseLinear) -> String {
    let stops: [String] = lines.stops.map { stop in
      number(stop.output) + (stop.input.map { " \(number($0 * 100))%" } ?? "")
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  // MARK: Numbers

  /// A number with six significant digits, at most six of them decimals, without trailing zeros.
  static func number(_ value: Double) -> String {
    var decimals: Int = 5
    var rest: Double = abs(value)
    while rest >= 10, decimals > 0 {
      rest /= 10
      decimals -= 1
    }
    return value.formatted(atMost: rest < 1 ? 6 : decimals)
  }
}
