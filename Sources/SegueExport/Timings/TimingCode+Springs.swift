import SegueMotion
import SegueScenes

extension TimingCode {
  /// A spring by the numbers that the scene specifies, where the framework has an initializer for them.
  func text(
    of spring: Spring,
    _ velocity: Double,
    _ form: CodedTiming.SpringForm?,
    duration: Double
  ) -> String {
    switch self {
    case .uiKit: Self.uiKit(spring, velocity, form, duration)
    case .swiftUI: Self.swiftUI(spring, velocity, form)
    case .coreAnimation: Self.coreAnimation(spring, velocity)
    case .css: SpringCurve(spring, initialVelocity: velocity).text
    }
  }

  /// Only a fitted spring needs the animator's duration; others set their own, and UIKit ignores it.
  private static func uiKit(
    _ spring: Spring,
    _ velocity: Double,
    _ form: CodedTiming.SpringForm?,
    _ duration: Double
  ) -> String {
    let vector: String =
      velocity == 0 ? "" : ", initialVelocity: CGVector(dx: \(number(velocity)), dy: \(number(velocity)))"
    let ratio: Double = spring.effectiveDampingRatio
    switch form {
    case .fitted:
      return animator("UISpringTimingParameters(dampingRatio: \(number(ratio))\(vector))", duration)
    case .dialect(.response), .dialect(.bounce):
      let bounce: Double = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
      let numbers = "duration: \(number(spring.perceptualDuration)), bounce: \(number(bounce))"
      return animator("UISpringTimingParameters(\(numbers)\(vector))", nil)
    case .dialect(.physical), nil:
      let vector = "initialVelocity: CGVector(dx: \(number(velocity)), dy: \(number(velocity)))"
      return animator("UISpringTimingParameters(\n    \(coefficients(of: spring)),\n    \(vector))", nil)
    }
  }

  /// `response` is the period without damping, 2π √(m/k).
  private static func swiftUI(_ spring: Spring, _ velocity: Double, _ form: CodedTiming.SpringForm?) -> String
  {
    if velocity != 0 || form == .dialect(.physical) {
      let rest: String = velocity == 0 ? "" : ",\n    initialVelocity: \(number(velocity))"
      return ".interpolatingSpring(\n    \(coefficients(of: spring))\(rest))"
    }
    let ratio: Double = spring.effectiveDampingRatio
    guard form == .dialect(.bounce) else {
      return ".spring(response: \(number(spring.perceptualDuration)), dampingFraction: \(number(ratio)))"
    }
    let bounce: Double = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    return ".spring(duration: \(number(spring.perceptualDuration)), bounce: \(number(bounce)))"
  }

  private static func coreAnimation(_ spring: Spring, _ velocity: Double) -> String {
    """
    let spring = CASpringAnimation(keyPath: "position")
    spring.mass = \(number(spring.mass))
    spring.stiffness = \(number(spring.stiffness))
    spring.damping = \(number(damping(of: spring)))
    spring.initialVelocity = \(number(velocity))
    spring.duration = spring.settlingDuration
    """
  }

  private static func coefficients(of spring: Spring) -> String {
    "mass: \(number(spring.mass)), stiffness: \(number(spring.stiffness)), damping: \(number(damping(of: spring)))"
  }

  /// The effective damping, which is less than the value written if Core Animation clamps it.
  private static func damping(of spring: Spring) -> Double {
    2 * spring.effectiveDampingRatio * spring.angularFrequency * spring.mass
  }
}
