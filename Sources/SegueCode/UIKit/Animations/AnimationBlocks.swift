import SegueModel

/// Tracks that UIKit can animate in one block.
struct ViewGroup {
  var timing: SwiftTiming
  var plain: TrackTiming
  /// Each loop, or none, with the statements within.
  var ends: [(loop: String?, lines: [String])] = []
  /// The tracks as the scene has them, for the comment.
  var titles: [String] = []
}

/// What the tracks come to.
struct TrackCode {
  /// What is set before anything begins.
  var starts = CodeWriter()
  var groups: [ViewGroup] = []
  /// Explicit animations.
  var explicit = CodeWriter()
  /// The views whose explicit animations go at the end.
  var animated: [String] = []
  var explicitEnd: Double?
}

/// Sorts tracks into blocks of UIKit's animations and explicit ones, and runs them.
struct AnimationBlocks: OverLayerAnimations {
  var layerAnimations: ExplicitAnimations

  /// Sorts the tracks into blocks of UIKit's animations and into explicit ones.
  mutating func tracks(of body: TransitionBody) -> TrackCode {
    var code = TrackCode()
    let shared = sharedNumbers(in: body)
    for (number, track) in body.tracks.enumerated() {
      let timing = expressions.timing(of: track, in: body)
      for target in track.targets {
        let resolved = views.resolve(target)
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
        let (plain, explicit) = split(track, target, view, timing, shared)
        if !plain.isEmpty {
          addView(plain, of: track, target, resolved, timing, in: &code)
        }
        if !explicit.isEmpty {
          layerAnimations.addExplicit(explicit, of: track, number, target, resolved, timing, body, in: &code)
        }
      }
    }
    return code
  }

  /// Whether a track's changes can be a block of UIKit's animations, or must be explicit.
  private func split(
    _ track: TrackDefinition,
    _ target: LayerPath,
    _ view: ViewName,
    _ timing: SwiftTiming,
    _ shared: Set<String>
  ) -> (plain: [TrackDefinition.Change], explicit: [TrackDefinition.Change]) {
    let repeats = track.repeatsForever || track.repeatCount != nil || track.autoreverses || track.speed != nil
    let whole = track.kind == .layer || repeats || timing.curve == .inexpressible
    let key = plan.absolute(target).description
    let turns = track.changes.filter { $0.property.isTransform }
    let winds = turns.contains { change in
      let isTurn = [.rotate, .rotateX, .rotateY].contains(change.property)
      return isTurn && change.keyframes.contains { $0.value.node != .symbol(.here) && !$0.value.isSmallAngle }
    }
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
    var owners: [String: Set<Int>] = [:]
    for (index, track) in body.tracks.enumerated() {
      for target in track.targets {
        let key = plan.absolute(target).description
        for number in track.changes.flatMap(\.property.numbers) {
          owners["\(key) \(number)", default: []].insert(index)
        }
      }
    }
    return Set(owners.filter { $0.value.count > 1 }.keys)
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
    group.titles.append("\(target): \(changes.map(\.property.rawValue).joined(separator: ", "))")
    code.groups.insert(group, at: place ?? code.groups.count)
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
  /// Whether an angle is known to be within half a turn, so that the shorter way round is the scene's.
  var isSmallAngle: Bool {
    if case .conditional(let then, _, let otherwise) = node {
      return then.isSmallAngle && otherwise.isSmallAngle
    }
    if node == .symbol(.rest) || node == .symbol(.here) { return true }
    return constant.map { abs($0) <= .pi } ?? false
  }
}
