import SegueGeometry
import SegueModel
import SegueMotion

/// Curves and springs as UIKit has them.
extension UIKitExpressions {
  /// A curve as UIKit has it.
  mutating func curve(_ ease: Ease, at range: SourceRange?) -> SwiftCurve {
    switch ease {
    case .curve(.linear): return .named("linear")
    case .curve(.cubicBezier(let bezier)):
      if let name = bezier.uiKitName { return .named(name) }
      return .bezier([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(literal))
    case .curve(.spring(let spring, let velocity, _)):
      return .parameters(springText(spring, literal(velocity)))
    case .curve: return .inexpressible
    case .bezier(let x1, let y1, let x2, let y2):
      return .bezier([x1, y1, x2, y2].map { print($0, in: SwiftPlace()) })
    case .spring(let spring): return curve(spring, at: range)
    }
  }

  private mutating func curve(_ spring: SpringDefinition, at range: SourceRange?) -> SwiftCurve {
    let velocity: String
    switch spring.velocity {
    case .relative(let value): velocity = print(value, in: SwiftPlace())
    case .inherited:
      velocity = "0"
      context.note(
        "'velocity inherit' starts at rest: UIKit hands no animator the hand's velocity",
        at: range
      )
    }
    switch spring.shape {
    case .fitted(let ratio): return .spring(ratio: print(ratio, in: SwiftPlace()), velocity: velocity)
    case .physical(let stiffness, let damping, let mass):
      let parts = [mass, stiffness, damping].map { print($0, in: SwiftPlace()) }
      return .parameters(springText(parts, velocity))
    case .perceptual, .bouncy:
      guard let own = spring.spring(over: nil) else {
        context.note("a spring by numbers that depend on something has no initializer in iOS 15", at: range)
        return .named("easeInOut")
      }
      return .parameters(springText(own, velocity))
    }
  }

  private func springText(_ spring: Spring, _ velocity: String) -> String {
    springText([spring.mass, spring.stiffness, spring.damping].map(literal), velocity)
  }

  private func springText(_ parts: [String], _ velocity: String) -> String {
    "UISpringTimingParameters(mass: \(parts[0]), stiffness: \(parts[1]), damping: \(parts[2]), "
      + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
  }
}
