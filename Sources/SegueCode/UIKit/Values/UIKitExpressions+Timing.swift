import SegueGeometry
import SegueModel
import SegueMotion

/// When things happen, and on which curves.
extension UIKitExpressions {
  /// The duration of the animator, as text; `size` is the container's.
  mutating func durationText(of body: TransitionBody) -> String {
    if case .spring(let spring) = body.ease, let seconds = spring.ownDuration { return literal(seconds) }
    guard let duration = body.duration else { return literal(TransitionDefinition.standardDuration) }
    return print(duration, in: SwiftPlace())
  }

  /// When a track runs, as text.
  mutating func timing(of track: TrackDefinition, in body: TransitionBody) -> SwiftTiming {
    let ease = track.ease ?? (track.kind == .layer ? .curve(.linear) : body.ease)
    var length = "duration"
    var start = "0"
    if let window = track.window {
      let first = printed(window.start, in: SwiftPlace())
      let last = printed(window.end, in: SwiftPlace())
      let begin = window.start.constant
      length =
        begin == 0
        ? (window.end.constant == 1 ? "duration" : "\(last.inside(.product)) * duration")
        : "(\(last.inside(.sum)) - \(first.inside(.sum, isRight: true))) * duration"
      start = begin == 0 ? "0" : "\(first.inside(.product)) * duration"
      if track.isMirrored {
        start = window.end.constant == 1 ? "0" : "(1 - \(last.inside(.sum, isRight: true))) * duration"
      }
    }
    if let own = track.duration { length = print(own, in: SwiftPlace()) }
    if case .spring(let spring) = ease, let seconds = spring.ownDuration { length = literal(seconds) }
    let delay = track.formulaDelay
    if delay == nil, let stagger = track.stagger {
      context.note("the layers begin together: their order has no formula", at: stagger.pace.seconds.source)
    }
    if let delay {
      let text = print(delay, in: SwiftPlace())
      start = start == "0" ? text : "\(start) + \(text)"
    }
    if track.isMirrored, track.window == nil, delay != nil || track.duration != nil {
      if let seconds = plan.timing(of: track).start {
        start = literal(seconds)
      } else {
        context.note(
          "a track that counts from the end begins at once, as its end depends on the device",
          at: track.targets.first?.source
        )
        start = "0"
      }
    }
    return SwiftTiming(delay: start, duration: length, curve: curve(ease, at: track.targets.first?.source))
  }

  /// A curve as UIKit has it.
  mutating func curve(_ ease: Ease, at range: SourceRange?) -> SwiftCurve {
    switch ease {
    case .curve(.linear): return .named("linear")
    case .curve(.cubicBezier(let bezier)):
      if let name = bezier.uiKitName { return .named(name) }
      return .parameters(parameters([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(literal)))
    case .curve(.spring(let spring, let velocity, _)):
      return .parameters(springText(spring, literal(velocity)))
    case .curve: return .inexpressible
    case .bezier(let x1, let y1, let x2, let y2):
      let points = [x1, y1, x2, y2].map { print($0, in: SwiftPlace()) }
      return .parameters(parameters(points))
    case .spring(let spring): return curve(spring, at: range)
    }
  }

  private func parameters(_ points: [String]) -> String {
    "UICubicTimingParameters(controlPoint1: CGPoint(x: \(points[0]), y: \(points[1])), "
      + "controlPoint2: CGPoint(x: \(points[2]), y: \(points[3])))"
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
