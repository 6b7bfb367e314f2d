import SegueModel

/// Tracks that UIKit can animate in one block.
struct ViewGroup {
  var timing: SwiftTiming
  var plain: TrackTiming
  /// Each loop, or none, with the statements within.
  var ends: [(loop: String?, lines: [String])] = []
  /// The tracks as the scene has them, for the comment.
  var titles: [String] = []
  /// Whether all of it ends with the very values it begins with: UIKit completes what moves nothing at once.
  var isStill = true
}

/// What the tracks come to.
struct TrackCode {
  /// What is set before anything begins.
  var starts = CodeWriter()
  var groups: [ViewGroup] = []
  /// Explicit animations, with when they begin, in seconds after the animator.
  var explicitParts: [(start: Double, code: CodeWriter)] = []
  /// The views whose explicit animations go at the end.
  var animated: [String] = []
  var explicitEnd: Double?
  /// Whether it depends on the device when one of them ends.
  var hasOpenEnd = false
}

extension TrackCode {
  /// Explicit animations in the order of their beginnings: of two of the same number Core Animation shows the one that was
  /// added last.
  var explicit: CodeWriter {
    var writer = CodeWriter()
    let order = explicitParts.indices.sorted { (explicitParts[$0].start, $0) < (explicitParts[$1].start, $1) }
    for index in order {
      writer.gap()
      writer.append(explicitParts[index].code)
    }
    return writer
  }
}

/// Sorts tracks into blocks of UIKit's animations and explicit ones, and runs them.
struct AnimationBlocks: OverLayerAnimations {
  var layerAnimations: ExplicitAnimations

  /// Sorts the tracks into blocks of UIKit's animations and into explicit ones.
  mutating func tracks(of body: TransitionBody) -> TrackCode {
    var code = TrackCode()
    let shared = sharedNumbers(in: body)
    for (number, track) in body.tracks.enumerated() {
      for (target, resolved) in zip(track.targets, views.resolve(targetsOf: track)) {
        guard let view = resolved.view else {
          code.starts.gap()
          context.gap(
            "UIKit has no view for '\(target)' here, so it does not move",
            at: target.source,
            in: &code.starts
          )
          continue
        }
        views.keepRest(of: view)
        let timing = expressions.timing(of: track, view, in: body)
        let (plain, explicit) = split(track, target, view, timing, shared)
        if !plain.isEmpty {
          addView(plain, of: track, target, resolved, timing, in: &code)
        }
        if !explicit.isEmpty {
          let part = TrackPart(
            track: track,
            number: number,
            body: body,
            target: target,
            view: view,
            loop: resolved.loop,
            timing: timing
          )
          layerAnimations.addExplicit(explicit, of: part, in: &code)
        }
      }
    }
    return code
  }

  private static let turns: Set<PropertyName> = [.rotate, .rotateX, .rotateY]

  /// Whether a track's changes can be a block of UIKit's animations, or must be explicit.
  private func split(
    _ track: TrackDefinition,
    _ target: LayerPath,
    _ view: ViewName,
    _ timing: SwiftTiming,
    _ shared: Set<String>
  ) -> (plain: [TrackDefinition.Change], explicit: [TrackDefinition.Change]) {
    let whole = track.kind == .layer || track.repeats || timing.curve == .inexpressible
    let key = plan.absolute(target).description
    let turns = track.changes.filter { $0.property.isTransform }
    // About several axes each turns by itself, where a matrix would go the shortest way.
    let axes = Set(turns.map(\.property)).intersection(Self.turns)
    let winds = axes.count > 1 || turns.contains { Self.turns.contains($0.property) && $0.winds }
    var plain: [TrackDefinition.Change] = []
    var explicit: [TrackDefinition.Change] = []
    for change in track.changes {
      let isShared = change.property.numbers.contains { shared.contains("\(key) \($0)") }
      let isMany =
        !track.isStraight || change.keyframes.count > 2
        || change.keyframes.contains { $0.offset != nil }
      if whole || isShared || isMany || !change.property.isViewAnimatable
        || (winds && change.property.isTransform)
      {
        explicit.append(change)
      } else {
        plain.append(change)
      }
    }
    return (plain, explicit)
  }

  /// The numbers of layers that several tracks move, so that one takes over from another.
  private func sharedNumbers(in body: TransitionBody) -> Set<String> {
    let moves = body.tracks.enumerated().flatMap { index, track in
      track.targets.flatMap { target in
        Set(track.changes.flatMap(\.property.numbers)).map { (index, plan.absolute(target), $0) }
      }
    }
    var shared: Set<String> = []
    for (index, target, number) in moves {
      let isShared = moves.contains { $0.0 != index && $0.2 == number && ($0.1 ~= target || target ~= $0.1) }
      if isShared { shared.insert("\(target) \(number)") }
    }
    return shared
  }

  private mutating func addView(
    _ changes: [TrackDefinition.Change],
    of track: TrackDefinition,
    _ target: LayerPath,
    _ resolved: ResolvedView,
    _ timing: SwiftTiming,
    in code: inout TrackCode
  ) {
    guard let view = resolved.view else { return }
    let beginnings = changes.filter { $0.keyframes.count > 1 && $0.keyframes[0].value.node != .symbol(.here) }
      .map { PropertyBinding($0.property, $0.keyframes[0].value) }
    let starts = expressions.assignments(beginnings, to: view)
    code.starts.append(starts, in: resolved.loop)
    let endings = changes.compactMap { change in
      change.keyframes.last.map { PropertyBinding(change.property, $0.value) }
    }
    var group = ViewGroup(timing: timing, plain: plan.timing(of: track))
    var place = code.groups.firstIndex { $0.timing == timing }
    if timing.delay.contains("index") { place = nil }
    if let place { group = code.groups.remove(at: place) }
    var lines = expressions.assignments(endings, to: view)
    group.isStill = group.isStill && lines == starts
    if endings.contains(where: { $0.property == .frame }),
      view.rest != nil || expressions.turned.contains(view.key)
    {
      // A frame comes with the transform at identity.
      if expressions.transforms[view.key]?.isEmpty == false {
        lines.append(expressions.transformStatement(of: view))
      }
    }
    if let last = group.ends.last, last.loop == resolved.loop, resolved.loop == nil {
      // One statement for all parts of a transform.
      let heads = lines.filter { $0.contains(".transform3D = ") }.map { $0.prefix { $0 != "=" } }
      let kept = last.lines.filter { line in !heads.contains { line.hasPrefix($0) } }
      group.ends[group.ends.count - 1] = (nil, kept + lines)
    } else {
      group.ends.append((resolved.loop, lines))
    }
    // A middle apart from the anchor point follows from the size, which is set before.
    for index in group.ends.indices {
      let lines = group.ends[index].lines
      group.ends[index].lines =
        lines.filter { !$0.contains(".layoutCenter") } + lines.filter { $0.contains(".layoutCenter") }
    }
    group.titles.append("\(target): \(changes.map(\.property.rawValue).joined(separator: ", "))")
    code.groups.insert(group, at: place ?? code.groups.count)
  }
}

extension TrackDefinition.Change {
  /// Whether an angle goes, or may go, the longer way round, which a matrix does not.
  fileprivate var winds: Bool {
    let stops =
      (keyframes.count > 1
      ? keyframes : [TrackDefinition.Keyframe(value: Expression(.symbol(.here)))] + keyframes)
      .map(\.value.angles)
    return zip(stops, stops.dropFirst()).contains { start, end in
      guard let start, let end else { return true }
      let most = max(end.upperBound - start.lowerBound, start.upperBound - end.lowerBound)
      return most > .pi
        || max(abs(end.lowerBound), abs(end.upperBound), abs(start.lowerBound), abs(start.upperBound)) > .pi
    }
  }
}

extension PropertyName {
  /// The numbers that the property moves, as far as two tracks can meet in them.
  var numbers: [String] {
    if isTransform { return ["transform"] }
    return switch self {
    case .frame: ["x", "y", "width", "height"]
    case .x, .centerX, .positionX: ["x"]
    case .y, .centerY, .positionY: ["y"]
    case .center, .position: ["x", "y"]
    default: [rawValue]
    }
  }

  /// Whether it moves what a key path of Core Animation is of.
  func moves(_ keyPath: String) -> Bool {
    keyPaths.contains(keyPath)
      || (isTransform && (self == .transform || keyPath == "transform") && keyPath.hasPrefix("transform"))
  }

  /// Whether UIKit animates it in a block of animations.
  var isViewAnimatable: Bool {
    switch self {
    case .z, .borderWidth, .borderColor, .shadowRadius, .shadowX, .shadowY, .shadowOpacity, .shadowColor,
      .strokeWidth, .strokeColor, .sublayersM34, .blur, .backdropBlur, .color, .anchor:
      false
    default: true
    }
  }
}

extension Expression {
  /// The angles that it may be, in radians; nil if they depend on something.
  fileprivate var angles: ClosedRange<Double>? {
    if case .conditional(let then, _, let otherwise) = node {
      guard let one = then.angles, let other = otherwise.angles else { return nil }
      return min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
    }
    if node == .symbol(.rest) || node == .symbol(.here) { return 0...0 }
    return constant.map { $0...$0 }
  }
}
