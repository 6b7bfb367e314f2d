import SegueModel
import SegueMotion

/// An animation that has yet to get its curve.
enum AnimationText {
  /// From one value of a key path to another.
  case change(keyPath: String, from: String, to: String)
  /// Through several values, or along a path.
  case other(String)

  var text: String {
    switch self {
    case .change(let path, let start, let end): "basic(\"\(path)\", from: \(start), to: \(end))"
    case .other(let text): text
    }
  }
}

/// The statements that add animations to layers.
extension ExplicitAnimations {
  /// An animation through the values of a key path.
  mutating func animation(
    of path: String,
    _ values: [String],
    _ frames: [TrackDefinition.Keyframe],
    _ track: TrackDefinition
  ) -> AnimationText {
    if values.count == 2, frames.allSatisfy({ $0.offset == nil }), track.interpolation.isPlain {
      return .change(keyPath: path, from: values[0], to: values[1])
    }
    let boxes = path == "transform" ? values.map { "NSValue(caTransform3D: \($0))" } : values
    return .other(keyframes(path, boxes, frames, track.interpolation))
  }

  /// The statement that adds an animation to the part's layer.
  mutating func call(_ animation: AnimationText, of part: TrackPart, isFirst: Bool) -> String {
    let (track, timing) = (part.track, part.timing)
    let (text, curve) = curved(animation, track, timing)
    var arguments = [text, "to: \(part.view.view).layer"]
    if timing.delay != "0" { arguments.append("after: \(timing.delay)") }
    arguments.append("for: \(timing.duration)")
    if let curve { arguments.append(curve) }
    let fill = track.kind == .layer ? track.fill.code : isFirst ? "both" : "forwards"
    if fill != "both" { arguments.append("fill: .\(fill)") }
    if track.repeatsForever {
      arguments.append("repeats: .infinity")
    } else if let count = track.repeatCount {
      arguments.append("repeats: Float(\(expressions.print(count, in: SwiftPlace())))")
    }
    if track.autoreverses { arguments.append("autoreverses: true") }
    if let speed = track.speed {
      arguments.append("speed: Float(\(expressions.print(speed, in: SwiftPlace())))")
    }
    if track.kind == .layer, curve?.hasPrefix("spring:") == true { arguments.append("settles: false") }
    return "add(\(arguments.joined(separator: ", ")))"
  }

  /// The animation, and the argument that gives it its curve; nil if it has that itself.
  private mutating func curved(
    _ animation: AnimationText,
    _ track: TrackDefinition,
    _ timing: SwiftTiming
  ) -> (text: String, curve: String?) {
    let range = track.targets.first?.source
    if let curve = timing.curve.mediaTiming {
      // UIKit runs its animations evenly while a hand drives them; what stands for one does the same.
      let isDriven =
        track.kind == .view && !plan.drivers.isEmpty && curve != "CAMediaTimingFunction(name: .linear)"
      if isDriven { usesEvenCurve = true }
      return (
        animation.text, isDriven ? "curve: context.isInteractive ? evenly : \(curve)" : "curve: \(curve)"
      )
    }
    guard case .change(let path, let start, let end) = animation else {
      context.note("Core Animation runs keyframes and paths along no spring: this one eases out", at: range)
      return (animation.text, "curve: CAMediaTimingFunction(name: .easeOut)")
    }
    let ease = plan.body.ease(of: track)
    if case .spring(let spring) = ease, let own = spring.spring(over: plan.timing(of: track).pass) {
      let numbers = [own.mass, own.stiffness, own.damping, spring.constantVelocity].map(expressions.literal)
      context.helpers.insert(.explicitSpring)
      let text =
        "(mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2]), velocity: \(numbers[3]))"
      return (animation.text, "spring: \(text)")
    }
    if case .curve(let curve) = ease, var stops = curve.stops, path.isOfNumber {
      if timing.delay != "0" { stops = stops.waiting }
      context.helpers.formUnion([.interpolation, .explicitStops])
      let lists = [stops.values, stops.times].map {
        "[\($0.map(expressions.literal).joined(separator: ", "))]"
      }
      let mode = stops.isDiscrete ? ".discrete" : ".linear"
      let text =
        "keyframes(\"\(path)\", from: \(start), to: \(end), through: \(lists[0]), at: \(lists[1]), \(mode))"
      return (text, nil)
    }
    context.note("the curve of this animation is linear, as Core Animation has no other for it", at: range)
    return (animation.text, "curve: CAMediaTimingFunction(name: .linear)")
  }
}

extension String {
  /// Whether a key path is of a single number.
  fileprivate var isOfNumber: Bool { self != "transform" && !hasSuffix("Color") }
}
