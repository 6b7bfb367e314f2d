import SegueModel
import SegueMotion

/// Writes explicit animations, for what UIKit's blocks cannot say.
struct ExplicitAnimations: OverExpressions {
  var expressions: UIKitExpressions
  /// Whether an explicit animation is even while a hand drives the transition.
  var usesEvenCurve = false
  /// How many paths are made, which tells their names apart.
  var pathCount = 0

  /// Explicit animations, for what UIKit's blocks cannot say.
  mutating func addExplicit(
    _ changes: [TrackDefinition.Change],
    of track: TrackDefinition,
    _ number: Int,
    _ target: LayerPath,
    _ resolved: ResolvedView,
    _ timing: SwiftTiming,
    _ body: TransitionBody,
    in code: inout TrackCode
  ) {
    guard let view = resolved.view else { return }
    context.helpers.insert(.explicit)
    var inner = CodeWriter()
    let before = expressions.transforms[view.key, default: [:]]
    for change in changes {
      for line in explicit(change, of: track, number, target, view, timing, body) { inner.line(line) }
      if track.kind == .view, change.property.isTransform, change.property != .transform {
        expressions.transforms[view.key] = before
      }
    }
    var part = CodeWriter()
    part.comment("\(target): \(changes.map(\.property.rawValue).joined(separator: ", ")).")
    if let loop = resolved.loop {
      part.block(loop.reading(inner.lines)) { $0.append(inner) }
    } else {
      part.append(inner)
    }
    code.explicitParts.append((plan.timing(of: track).start ?? 0, part))
    let end = "\(view.view).layer.removeAllAnimations()"
    let removal = resolved.loop.map { "\($0.reading([end])) { \(end) }" } ?? end
    if view.rest != nil, !code.animated.contains(removal) { code.animated.append(removal) }
    guard let last = plan.timing(of: track).end else {
      code.hasOpenEnd = true
      return
    }
    if last.isFinite { code.explicitEnd = max(code.explicitEnd ?? 0, last) }
  }

  /// The tracks that move what a key path is of, on the same layers, and begin earlier, in order of their beginnings.
  func earlierTracks(
    than number: Int,
    on target: LayerPath,
    moving keyPath: String,
    in body: TransitionBody
  ) -> [(track: TrackDefinition, change: TrackDefinition.Change)] {
    let own = (plan.timing(of: body.tracks[number]).start ?? 0, number)
    var result: [(start: (Double, Int), track: TrackDefinition, change: TrackDefinition.Change)] = []
    for (index, track) in body.tracks.enumerated() where index != number {
      let start = (plan.timing(of: track).start ?? 0, index)
      guard start < own, track.targets.contains(where: { plan.absolute($0) ~= plan.absolute(target) }) else {
        continue
      }
      for change in track.changes where change.property.moves(keyPath) {
        result.append((start, track, change))
      }
    }
    return result.sorted { $0.start < $1.start }.map { ($0.track, $0.change) }
  }

  mutating func explicit(
    _ change: TrackDefinition.Change,
    of track: TrackDefinition,
    _ number: Int,
    _ target: LayerPath,
    _ view: ViewName,
    _ timing: SwiftTiming,
    _ body: TransitionBody
  ) -> [String] {
    let paths = change.property.keyPaths
    guard !paths.isEmpty else {
      context.note(
        "UIKit does not animate '\(change.property.rawValue)'",
        at: change.keyframes.last?.value.source
      )
      return ["// Segue: UIKit does not animate '\(change.property.rawValue)'."]
    }
    var frames = change.keyframes
    if frames.count == 1 { frames.insert(TrackDefinition.Keyframe(value: Expression(.symbol(.here))), at: 0) }
    noteParts(number, change, target, body)
    let isFirst = paths.allSatisfy { earlierTracks(than: number, on: target, moving: $0, in: body).isEmpty }
    if let lines = following(change, of: track, view, timing, isFirst: isFirst) { return lines }
    let interpolation = track.interpolation
    var lines: [String] = []
    if interpolation.mode.isPaced, paths.count > 1 {
      if let whole = pointPath(of: change.property) {
        return [
          call(
            keyframes(
              whole,
              frames.map { point($0.value, change.property, of: view) },
              frames,
              interpolation
            ),
            on: view,
            track,
            timing,
            isFirst: isFirst
          )
        ]
      }
      let told = "Core Animation paces the parts of '\(change.property.rawValue)' apart"
      context.note(told, at: change.keyframes.last?.value.source)
      lines.append("// Segue: \(told).")
    }
    lines += paths.enumerated().map { index, path in
      let component = paths.count > 1 ? index : nil
      let earlier = earlierTracks(than: number, on: target, moving: path, in: body)
      let taken =
        frames.contains(where: { $0.value.readsHere })
        ? seen(path, view, target, at: track, after: earlier) : nil
      if path != "transform" {
        expressions.taken = taken.map { lessDistance($0, change.property, component, view) }
      }
      var values = frames.map { boxed($0.value, change.property, component, of: view) }
      expressions.taken = nil
      if frames[0].value.node == .symbol(.here), let taken { values[0] = taken }
      let animation: String
      if values.count == 2, frames.allSatisfy({ $0.offset == nil }), interpolation.isPlain {
        animation = "basic(\"\(path)\", from: \(values[0]), to: \(values[1]))"
      } else {
        if change.property == .transform { values = values.map { "NSValue(caTransform3D: \($0))" } }
        animation = keyframes(path, values, frames, interpolation)
      }
      return call(animation, on: view, track, timing, isFirst: earlier.isEmpty)
    }
    return lines + pinned(change, frames, of: track, number, target, view, timing, body)
  }

  /// Tells of layers that begin where they rest though another track has moved some of them.
  private mutating func noteParts(
    _ number: Int,
    _ change: TrackDefinition.Change,
    _ target: LayerPath,
    _ body: TransitionBody
  ) {
    let own = plan.absolute(target)
    let isPartly = body.tracks.enumerated().contains { index, track in
      index != number
        && track.changes.contains { other in change.property.keyPaths.contains(where: other.property.moves) }
        && track.targets.contains { own ~= plan.absolute($0) && !(plan.absolute($0) ~= own) }
    }
    guard isPartly else { return }
    context.note(
      "all of \(target) begin where they rest, though another track moves some of them",
      at: target.source
    )
  }

  /// What keeps a frame's origin where it is while a size is animated, which grows about the anchor point; none where the
  /// scene places the middle.
  private mutating func pinned(
    _ change: TrackDefinition.Change,
    _ frames: [TrackDefinition.Keyframe],
    of track: TrackDefinition,
    _ number: Int,
    _ target: LayerPath,
    _ view: ViewName,
    _ timing: SwiftTiming,
    _ body: TransitionBody
  ) -> [String] {
    let (place, keyPath): (PropertyName, String)
    switch change.property {
    case .width where !expressions.placed.across.contains(view.key): (place, keyPath) = (.x, "position.x")
    case .height where !expressions.placed.down.contains(view.key): (place, keyPath) = (.y, "position.y")
    default: return []
    }
    let others = body.tracks.filter { other in
      other.targets.contains { plan.absolute($0) ~= plan.absolute(target) }
        && other.changes.contains { $0.property != change.property && $0.property.moves(keyPath) }
    }
    guard others.isEmpty,
      body.tracks.indices.allSatisfy({ $0 == number || !resizes($0, change, target, body) })
    else {
      context.note(
        "a size that several tracks share, or a place does, grows about its middle",
        at: target.source
      )
      return []
    }
    let origin = expressions.print(Expression(.symbol(.rest)), in: SwiftPlace(view: view, property: place))
    let values = frames.map {
      let size = boxed($0.value, change.property, nil, of: view)
      return "\(origin) + \(distance(of: view, isAcross: place == .x, size: size))"
    }
    let animation =
      values.count == 2 && frames.allSatisfy { $0.offset == nil } && track.interpolation.isPlain
      ? "basic(\"\(keyPath)\", from: \(values[0]), to: \(values[1]))"
      : keyframes(keyPath, values, frames, track.interpolation)
    return [call(animation, on: view, track, timing, isFirst: true)]
  }

  /// Whether a track changes the same size of the same layer.
  private func resizes(
    _ number: Int,
    _ change: TrackDefinition.Change,
    _ target: LayerPath,
    _ body: TransitionBody
  ) -> Bool {
    let track = body.tracks[number]
    return track.changes.contains { $0.property == change.property || $0.property == .frame }
      && track.targets.contains { plan.absolute($0) ~= plan.absolute(target) }
  }

  mutating func call(
    _ animation: String,
    on view: ViewName,
    _ track: TrackDefinition,
    _ timing: SwiftTiming,
    isFirst: Bool
  ) -> String {
    var arguments = [animation, "to: \(view.view).layer"]
    if timing.delay != "0" { arguments.append("after: \(timing.delay)") }
    arguments.append("for: \(timing.duration)")
    arguments += curveArguments(track, timing, isBasic: animation.hasPrefix("basic("))
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
    if track.kind == .layer, arguments.contains(where: { $0.hasPrefix("spring:") }) {
      arguments.append("settles: false")
    }
    return "add(\(arguments.joined(separator: ", ")))"
  }

  mutating func curveArguments(_ track: TrackDefinition, _ timing: SwiftTiming, isBasic: Bool) -> [String] {
    let range = track.targets.first?.source
    if let curve = timing.curve.mediaTiming {
      // UIKit runs its animations evenly while a hand drives them; what stands for one does the same.
      let isDriven =
        track.kind == .view && !plan.drivers.isEmpty && curve != "CAMediaTimingFunction(name: .linear)"
      if isDriven {
        usesEvenCurve = true
        return ["curve: context.isInteractive ? evenly : \(curve)"]
      }
      return ["curve: \(curve)"]
    }
    guard isBasic else {
      context.note("Core Animation runs keyframes and paths along no spring: this one eases out", at: range)
      return ["curve: CAMediaTimingFunction(name: .easeOut)"]
    }
    let ease = plan.ease(of: track)
    if case .spring(let spring) = ease, let own = spring.spring(over: plan.timing(of: track).pass) {
      let numbers = [own.mass, own.stiffness, own.damping, spring.constantVelocity].map(expressions.literal)
      context.helpers.insert(.explicitSpring)
      return [
        "spring: (mass: \(numbers[0]), stiffness: \(numbers[1]), damping: \(numbers[2]), velocity: \(numbers[3]))"
      ]
    }
    if case .curve(let curve) = ease {
      context.helpers.insert(.explicitSamples)
      let count = 60
      let samples = (0...count).map { expressions.literal(curve.value(at: Double($0) / Double(count))) }
      context.note("a curve of steps or lines is written as its values at \(count + 1) times", at: range)
      return ["samples: [\(samples.joined(separator: ", "))]"]
    }
    context.note("the curve of this animation is linear, as Core Animation has no other for it", at: range)
    return ["curve: CAMediaTimingFunction(name: .linear)"]
  }
}
