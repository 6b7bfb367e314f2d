import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Turns a transition's tracks into animations attached to layers.
struct Animator {
  /// What a track's numbers may read, and when the animator began.
  let roles: Roles
  /// The stage as it was before any animation was attached: what every value but `here` reads.
  let before: SceneStage
  /// Of the session's clock.
  let time: Double
  let seed: UInt64
  /// The animator's duration in seconds.
  let duration: Double
  let ease: Ease
  /// Whether the transition is driven by a hand: view animations are linear then, as UIKit's are.
  let isInteractive: Bool
  /// What `velocity: inherit` means.
  var handOff = HandOff()
  var gesture: GestureValues?
  /// Where the transition's views were before it.
  var initialFrames: [LayerID: Rect] = [:]
  /// Whether layers come back to their models by themselves, as what runs alongside a rotation does.
  var leavesModels = false

  static let keyPrefix = "transition."
  /// Of view animations, which a property animator would drive; a layer's own are not among them.
  static let viewKeyPrefix = keyPrefix + "view."

  /// Seconds until the last animation attached ends.
  private(set) var end = 0.0
  /// Whether something that the animator waits for has no end: it never gets to call `completeTransition`.
  private(set) var isEndless = false
  /// Whether an animation repeats for ever.
  private(set) var movesForEver = false
  private var animatedBefore: Set<AnimatedNumber> = []
  private(set) var animatedLayers: Set<LayerID> = []
  private var attachedCount = 0

  private struct AnimatedNumber: Hashable {
    let layer: LayerID
    let property: LayerProperty
  }

  init(
    body: TransitionBody,
    roles: Roles,
    before: SceneStage,
    time: Double,
    duration: Double,
    isInteractive: Bool
  ) {
    self.roles = roles
    self.before = before
    self.time = time
    self.duration = duration
    self.isInteractive = isInteractive
    seed = body.seed
    ease = body.ease
    end = duration
  }

  /// Attaches every track, in the order in which they begin, so that a later one takes over from what is seen.
  mutating func attach(_ tracks: [TrackDefinition], to stage: inout SceneStage) {
    let parts = tracks.flatMap { track in
      targets(of: track).map { (track: track, target: $0, start: start(of: track, for: $0)) }
    }
    for index in parts.indices.sorted(by: { (parts[$0].start, $0) < (parts[$1].start, $1) }) {
      attach(parts[index].track, to: parts[index].target, start: parts[index].start, stage: &stage)
    }
  }

  /// A layer that a track moves, and which of them it is.
  private struct Target {
    let layer: LayerID
    let rank: TrackRank
  }

  private func targets(of track: TrackDefinition) -> [Target] {
    let layers = track.targets.flatMap { before.resolve($0, roles: roles) }
    return layers.enumerated().map { index, layer in
      Target(layer: layer, rank: TrackRank(index: index, count: layers.count))
    }
  }

  private func environment(for target: Target) -> LayerEnvironment {
    var environment = LayerEnvironment(stage: before, time: time, target: target.layer, roles: roles)
    environment.seed = seed
    environment.gesture = gesture
    environment.piece = before.piece(of: target.layer)
    environment.rank = target.rank
    return environment
  }

  /// Seconds after the animator began.
  private func start(of track: TrackDefinition, for target: Target) -> Double {
    let environment = environment(for: target)
    let window = (track.window?.start.number(in: environment) ?? 0) * duration
    return max(window + (track.delay?.number(in: environment) ?? 0), 0)
  }

  private func length(of track: TrackDefinition, for target: Target) -> Double {
    let environment = environment(for: target)
    if let own = track.duration { return own.number(in: environment) }
    guard let window = track.window else { return duration }
    return (window.end.number(in: environment) - window.start.number(in: environment)) * duration
  }

  private mutating func attach(
    _ track: TrackDefinition,
    to target: Target,
    start: Double,
    stage: inout SceneStage
  ) {
    let layer = target.layer
    let base = stage.tree.presentation(of: layer, at: time + start)
    let plan = KeyframePlan(lines: lines(of: track, for: target, base: base), base: base)
    animatedLayers.insert(layer)
    for channel in plan.channels {
      attach(channel, of: track, to: target, start: start, tree: &stage.tree)
    }
    guard track.kind == .view, !leavesModels else { return }
    var model = stage.tree[layer].model
    for channel in plan.channels { model[channel.property] = plan.end[channel.property] }
    stage.tree[layer].model = model
  }

  private func lines(
    of track: TrackDefinition,
    for target: Target,
    base: LayerState
  ) -> [KeyframePlan.Line] {
    let layer = target.layer
    var environment = environment(for: target)
    let resting =
      before.records[layer] == nil ? before.tree[layer].model : before.restingState(of: layer, at: time)
    return track.changes.filter { !$0.property.channels.isEmpty }.map { change in
      environment.property = change.property
      environment.here = base.value(of: change.property)
      environment.rest = resting.value(of: change.property)
      environment.initial = initialFrames[layer].map { resting.placed(at: $0).value(of: change.property) }
      var values = change.keyframes.map { $0.value.evaluate(for: change.property, in: environment) }
      var offsets = change.keyframes.map { $0.offset?.number(in: environment) }
      if values.count == 1 {
        values.insert(environment.here, at: 0)
        offsets.insert(nil, at: 0)
      }
      return KeyframePlan.Line(
        property: change.property,
        values: values,
        offsets: KeyframeOffsets.spread(offsets)
      )
    }
  }

  private mutating func attach(
    _ channel: Channel,
    of track: TrackDefinition,
    to target: Target,
    start: Double,
    tree: inout LayerTree
  ) {
    let layer = target.layer
    let timing = timing(of: track, channel: channel, target: target)
    let isFirst = animatedBefore.insert(AnimatedNumber(layer: layer, property: channel.property)).inserted
    let environment = environment(for: target)
    var media = MediaTiming(
      beginTime: tree.localTime(of: layer, at: time) + start,
      duration: timing.duration,
      repeatCount: track.repeatsForever ? .infinity : track.repeatCount?.number(in: environment) ?? 1,
      autoreverses: track.autoreverses,
      fillMode: fillMode(of: track, isFirst: isFirst)
    )
    media.speed = track.speed?.number(in: environment) ?? 1
    attachedCount += 1
    let prefix = track.kind == .view ? Animator.viewKeyPrefix : Animator.keyPrefix
    tree.add(
      Animation(
        kind: channel.kind,
        timing: media,
        curve: timing.curve,
        isRemovedOnCompletion: media.fillMode == .removed || leavesModels
      ),
      forKey: "\(prefix)\(channel.property).\(attachedCount)",
      to: layer,
      at: time
    )
    wait(for: media, start: start, kind: track.kind)
  }

  /// A view animation that repeats has no completion; a repeating CAAnimation is nothing that anyone waits for.
  private mutating func wait(for media: MediaTiming, start: Double, kind: TrackDefinition.Kind) {
    let length: Double = media.speed == 0 ? .infinity : media.activeDuration / abs(media.speed)
    guard length.isFinite else {
      movesForEver = movesForEver || media.speed != 0
      isEndless = isEndless || media.speed == 0 || kind == .view
      return
    }
    end = max(end, start + length)
  }

  /// A view animation shows its first value from the very start; a later one of the same number waits its turn.
  private func fillMode(of track: TrackDefinition, isFirst: Bool) -> MediaTiming.FillMode {
    guard track.kind == .view else { return track.fill }
    if leavesModels { return isFirst ? .backwards : .removed }
    return isFirst ? .both : .forwards
  }

  private func timing(of track: TrackDefinition, channel: Channel, target: Target) -> AnimationTiming {
    let length = length(of: track, for: target)
    let own = track.ease ?? (track.kind == .layer ? .curve(.linear) : ease)
    let isLinear = isInteractive && track.kind == .view
    return AnimationTiming(
      isLinear ? .curve(.linear) : own,
      duration: length,
      velocity: handOff.relativeVelocity(of: channel, on: target.layer),
      in: environment(for: target)
    )
  }
}

extension LayerState {
  fileprivate func placed(at frame: Rect) -> LayerState {
    var state = self
    state.layoutFrame = frame
    return state
  }
}
