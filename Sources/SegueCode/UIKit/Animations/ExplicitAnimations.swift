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
    of part: TrackPart,
    in code: inout TrackCode
  ) {
    let (track, view) = (part.track, part.view)
    context.helpers.insert(.explicit)
    var inner = CodeWriter()
    let before = expressions.transforms[view.key, default: [:]]
    for change in changes {
      for line in explicit(change, of: part) { inner.line(line) }
      if track.kind == .view, change.property.isTransform, change.property != .transform {
        expressions.transforms[view.key] = before
      }
    }
    var writer = CodeWriter()
    writer.comment("\(part.target): \(changes.map(\.property.rawValue).joined(separator: ", ")).")
    if let loop = part.loop {
      writer.block(loop.reading(inner.lines)) { $0.append(inner) }
    } else {
      writer.append(inner)
    }
    code.explicitParts.append((plan.timing(of: track).start ?? 0, writer))
    let end = "\(view.view).layer.removeAllAnimations()"
    let removal = part.loop.map { "\($0.reading([end])) { \(end) }" } ?? end
    if view.rest != nil, !code.animated.contains(removal) { code.animated.append(removal) }
    guard let last = plan.timing(of: track).end else {
      code.hasOpenEnd = true
      return
    }
    if last.isFinite { code.explicitEnd = max(code.explicitEnd ?? 0, last) }
  }

  mutating func explicit(_ change: TrackDefinition.Change, of part: TrackPart) -> [String] {
    let view = part.view
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
    noteLayersApart(change, of: part)
    noteOpenOrder(change, of: part)
    let isFirst = paths.allSatisfy { earlierTracks(moving: $0, than: part).isEmpty }
    if let lines = following(change, of: part, isFirst: isFirst) { return lines }
    let interpolation = part.track.interpolation
    var lines: [String] = []
    if interpolation.mode.isPaced, paths.count > 1 {
      if let whole = pointPath(of: change.property) {
        let points = frames.map { point($0.value, change.property, of: view) }
        let animation = AnimationText.other(keyframes(whole, points, frames, interpolation))
        return [call(animation, of: part, isFirst: isFirst)]
      }
      let told = "Core Animation paces the parts of '\(change.property.rawValue)' apart"
      context.note(told, at: change.keyframes.last?.value.source)
      lines.append("// Segue: \(told).")
    }
    lines += paths.enumerated().map { index, path in
      let component = paths.count > 1 ? index : nil
      let earlier = earlierTracks(moving: path, than: part)
      let isTaken = frames.contains { $0.value.readsHere }
      let taken = isTaken ? seen(path, at: part, after: earlier) : nil
      if path != "transform" {
        let offset = anchorOffset(change.property, component, of: view)
        expressions.taken = taken.map { place in offset.map { "\(place) - \($0)" } ?? place }
      }
      var values = frames.map { boxed($0.value, change.property, component, of: view) }
      expressions.taken = nil
      if frames[0].value.node == .symbol(.here), let taken { values[0] = taken }
      return call(animation(of: path, values, frames, part.track), of: part, isFirst: earlier.isEmpty)
    }
    return lines + pinned(change, frames, of: part)
  }
}
