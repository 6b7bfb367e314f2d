public import SegueMotion

/// The languages that a spring can be written in for a program.
public enum SpringCode: String, Hashable, Sendable, CaseIterable {
  case uiKit = "UIKit"
  case swiftUI = "SwiftUI"
  case coreAnimation = "Core Animation"
  case css = "CSS"

  /// The spring as that program writes it; its motion is the same but for digits beyond those written.
  ///
  /// `initialVelocity` is in units of the whole change a second. A spring that is fitted to a `duration`, in
  /// seconds, is written as the call of UIKit that fits it.
  public func text(of spring: Spring, initialVelocity: Double = 0, fittedTo duration: Double? = nil) -> String
  {
    switch self {
    case .uiKit:
      duration.map { Self.fitted(spring, initialVelocity, $0) } ?? Self.uiKit(spring, initialVelocity)
    case .swiftUI: Self.swiftUI(spring, initialVelocity)
    case .coreAnimation: Self.coreAnimation(spring, initialVelocity)
    case .css: SpringCurve(spring, initialVelocity: initialVelocity).text
    }
  }

  private static func uiKit(_ spring: Spring, _ velocity: Double) -> String {
    let speed: String = digits(velocity)
    return """
      UISpringTimingParameters(
          mass: \(digits(spring.mass)), stiffness: \(digits(spring.stiffness)), damping: \(digits(damping(of: spring))),
          initialVelocity: CGVector(dx: \(speed), dy: \(speed)))
      """
  }

  private static func fitted(_ spring: Spring, _ velocity: Double, _ duration: Double) -> String {
    """
    UIView.animate(
        withDuration: \(digits(duration)), delay: 0, usingSpringWithDamping: \(digits(spring.effectiveDampingRatio)),
        initialSpringVelocity: \(digits(velocity))
    ) {
    }
    """
  }

  /// `response` is the period without damping, 2π √(m/k).
  private static func swiftUI(_ spring: Spring, _ velocity: Double) -> String {
    guard velocity == 0 else {
      return """
        .interpolatingSpring(
            mass: \(digits(spring.mass)), stiffness: \(digits(spring.stiffness)), damping: \(digits(damping(of: spring))),
            initialVelocity: \(digits(velocity)))
        """
    }
    let ratio: String = digits(spring.effectiveDampingRatio)
    return ".spring(response: \(digits(spring.perceptualDuration)), dampingFraction: \(ratio))"
  }

  private static func coreAnimation(_ spring: Spring, _ velocity: Double) -> String {
    """
    let spring = CASpringAnimation(keyPath: "position")
    spring.mass = \(digits(spring.mass))
    spring.stiffness = \(digits(spring.stiffness))
    spring.damping = \(digits(damping(of: spring)))
    spring.initialVelocity = \(digits(velocity))
    spring.duration = spring.settlingDuration
    """
  }

  /// The damping that acts, which is less than the written one where Core Animation clamps it.
  private static func damping(of spring: Spring) -> Double {
    2 * spring.effectiveDampingRatio * spring.angularFrequency * spring.mass
  }

  /// At most six digits after the point, and none that say nothing.
  static func digits(_ value: Double, decimals: Int = 6) -> String {
    var scale: Double = 1
    for _ in 0..<decimals { scale *= 10 }
    let rounded: Double = (value * scale).rounded() / scale
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "0" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
