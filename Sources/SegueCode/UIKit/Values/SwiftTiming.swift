import SegueMotion

/// How a group of tracks is timed, as source text.
struct SwiftTiming: Hashable {
  var delay: String
  var duration: String
  var curve: SwiftCurve
}

/// A curve, as UIKit's different interfaces take it.
enum SwiftCurve: Hashable {
  /// One of UIKit's four, by its name in `UIView.AnimationCurve`.
  case named(String)
  /// A spring by its damping ratio and initial velocity.
  case spring(ratio: String, velocity: String)
  /// A curve by the coordinates of its two control points.
  case bezier([String])
  /// Anything else that `UITimingCurveProvider` has.
  case parameters(String)
  /// What no timing parameters say.
  case inexpressible
}

extension SwiftCurve {
  /// The curve as an argument of `UIViewPropertyAnimator(duration:timingParameters:)`.
  var timingParameters: String {
    switch self {
    case .named(let name): "UICubicTimingParameters(animationCurve: .\(name))"
    case .spring(let ratio, "0"): "UISpringTimingParameters(dampingRatio: \(ratio))"
    case .spring(let ratio, let velocity):
      "UISpringTimingParameters(dampingRatio: \(ratio), initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
    case .bezier(let points):
      "UICubicTimingParameters(controlPoint1: CGPoint(x: \(points[0]), y: \(points[1])), "
        + "controlPoint2: CGPoint(x: \(points[2]), y: \(points[3])))"
    case .parameters(let text): text
    case .inexpressible: "UICubicTimingParameters(animationCurve: .linear)"
    }
  }

  /// The curve as a `CAMediaTimingFunction`; nil for springs and for what has none.
  var mediaTiming: String? {
    switch self {
    case .named("linear"): return "CAMediaTimingFunction(name: .linear)"
    case .named(let name):
      let known = ["easeIn": "easeIn", "easeOut": "easeOut", "easeInOut": "easeInEaseOut"][name]
      return known.map { "CAMediaTimingFunction(name: .\($0))" }
    case .bezier(let points): return "CAMediaTimingFunction(controlPoints: \(points.joined(separator: ", ")))"
    case .parameters, .spring, .inexpressible: return nil
    }
  }
}

extension CubicBezier {
  /// The name in `UIView.AnimationCurve`; nil if there is none.
  var uiKitName: String? {
    let known: [(curve: CubicBezier, name: String)] = [
      (CubicBezier(0, 0, 1, 1), "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"),
      (.easeInOut, "easeInOut"),
    ]
    return known.first { isNearly($0.curve) }?.name
  }

  /// Whether two curves differ by less than the rounding of a mirrored one's numbers.
  private func isNearly(_ other: CubicBezier) -> Bool {
    let distances = [x1 - other.x1, y1 - other.y1, x2 - other.x2, y2 - other.y2]
    return distances.allSatisfy { abs($0) < 1e-12 }
  }
}
