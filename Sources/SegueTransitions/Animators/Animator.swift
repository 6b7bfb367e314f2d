import SegueGeometry
import SegueModel
import SegueMotion
import SegueStage

/// Turns a transition's tracks into animations attached to layers.
struct Animator {
  /// The layers that a track's expressions may name by role.
  let roles: Roles
  /// The stage before any animation was attached: what every value except `here` reads.
  let before: SceneStage
  /// Seconds on the session's clock.
  let time: Double
  let seed: UInt64
  /// The animator's duration in seconds.
  let duration: Double
  let ease: Ease
  /// Whether a hand drives the transition; view animations are then linear, as in UIKit.
  let isInteractive: Bool
  /// What `velocity: inherit` means.
  var handOff = HandOff()
  var gesture: GestureValues?
  /// The frames of the transition's views before it.
  var initialFrames: [LayerID: Rect] = [:]
  /// Whether model values stay untouched, so that layers return to them, as for animations alongside a
  /// rotation.
  var leavesModels = false

  /// The tracks that stand still.
  var holds = TrackHolds()
  /// The name of the transition that they are of.
  var transition = ""

  /// Seconds until the last attached animation ends.
  var end = 0.0
  /// Whether the animator waits for something endless, so that it never calls `completeTransition`.
  var isEndless = false
  /// Whether an animation repeats forever.
  var movesForEver = false
  var animatedBefore: Set<AnimatedNumber> = []
  private(set) var animatedLayers: Set<LayerID> = []
  /// The numbers of each layer that some track sets.
  private var told: [LayerID: Set<LayerProperty>] = [:]
  /// The end values of view animations, in the order in which they were attached.
  private var ends: [LayerID: [(property: LayerProperty, value: LayerValue)]] = [:]
  private var pins: Set<AnimatedNumber> = []
  var attachedCount = 0

  struct AnimatedNumber: Hashable {
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

  /// Attaches all tracks in the order in which they begin, so that a later one starts from what is presented.
  ///
  /// Each number of a layer is animated separately, so that tracks of one layer with different timings do not
  /// disturb each other: a position is that of the point that the scene names, however the size changes
  /// meanwhile.
  mutating func attach(
    _ tracks: [TrackDefinition],
    and others: [LayerTrack] = [],
    to stage: inout SceneStage
  ) {
    let (parts, whole) = parts(of: layerTracks(of: tracks) + others)
    // A mirrored track leaves the same pause at the end that it has at the beginning.
    if parts.contains(where: { $0.track.isMirrored }) { end = max(end, whole) }
    for part in parts {
      told[part.layer, default: []].formUnion(part.track.changes.flatMap { $0.property.channels })
      if part.track.turn != nil { told[part.layer, default: []].insert(.rotationZ) }
    }
    pinPlaces(of: parts, in: &stage.tree)
    for part in parts { attach(part, to: &stage) }
    if leavesModels {
      releasePins(in: &stage.tree)
    } else {
      for (layer, numbers) in ends { stage.tree[layer].model.set(numbers) }
    }
  }

  /// A track of one layer, and when it begins.
  struct Part {
    let own: LayerTrack
    /// Seconds after the animator began.
    let start: Double

    var track: TrackDefinition { own.track }
    var layer: LayerID { own.layer }
  }

  /// The parts in order of their start, and the seconds until the last of those that end has ended.
  func parts(of tracks: [LayerTrack]) -> (ordered: [Part], whole: Double) {
    let spans = tracks.map { span(of: $0) }
    let whole = spans.map { $0.upperBound }.filter { $0.isFinite }.reduce(duration, max)
    let parts = zip(tracks, spans).map { own, span in
      // An endless track has no mirror image: it begins at once.
      let mirrored = span.upperBound.isFinite ? max(whole - span.upperBound, 0) : 0
      return Part(own: own, start: own.track.isMirrored ? mirrored : span.lowerBound)
    }
    let ordered = parts.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map { $0.element }
    return (ordered, whole)
  }

  /// Pins the frame's origin while a size or an anchor point is animated and nothing animates the position.
  private mutating func pinPlaces(of parts: [Part], in tree: inout LayerTree) {
    for part in parts {
      for place in told[part.layer, default: []].compactMap({ $0.pinnedPlace }) {
        guard pins.insert(AnimatedNumber(layer: part.layer, property: place)).inserted else { continue }
        let pin = Animation.pin(place, timing: MediaTiming(duration: 0, fillMode: .both))
        tree.add(pin, forKey: AnimationKey(.viewAnimations, place), to: part.layer, at: time)
      }
    }
  }

  /// Makes the pins end with the animations.
  private func releasePins(in tree: inout LayerTree) {
    for pin in pins {
      let timing = MediaTiming(beginTime: tree.localTime(of: pin.layer, at: time), duration: end)
      let key = AnimationKey(.viewAnimations, pin.property)
      tree.replace(.pin(pin.property, timing: timing), forKey: key, of: pin.layer)
    }
  }

  func environment(for own: LayerTrack) -> LayerEnvironment {
    var environment = LayerEnvironment(stage: before, time: time, target: own.layer, roles: roles)
    environment.isInTransition = true
    environment.seed = seed
    environment.gesture = gesture
    environment.piece = before.piece(of: own.layer)
    environment.rank = own.rank
    return environment
  }

  private mutating func attach(_ part: Part, to stage: inout SceneStage) {
    let (track, layer) = (part.track, part.layer)
    let base = stage.tree.presentation(of: layer, at: time + part.start)
    let resting =
      before.records[layer] == nil ? before.tree[layer].model : before.restingState(of: layer, at: time)
    animatedLayers.insert(layer)
    var channels = track.changes.flatMap {
      self.channels(of: $0, for: part.own, base: base, resting: resting)
    }
    if track.changes.contains(where: { $0.property == .frame }) {
      let initial = before.tree.presentation(of: layer, at: time)
      channels += base.straightening.filter { told[layer]?.contains($0.property) == false }.map { channel in
        guard isFirst(channel.property, of: layer), let last = channel.values.last else { return channel }
        return Channel(channel.property, from: initial[channel.property], to: last)
      }
    }
    for channel in channels {
      attach(channel, of: part, tree: &stage.tree)
      guard track.kind == .view, let end = channel.values.last else { continue }
      ends[layer, default: []].append((channel.property, end))
    }
  }

  /// The channels of a layer's numbers for one change.
  private func channels(
    of change: TrackDefinition.Change,
    for own: LayerTrack,
    base: LayerState,
    resting: LayerState
  ) -> [Channel] {
    let (property, layer) = (change.property, own.layer)
    let seen = seen(property, of: layer, base: base)
    var environment = environment(for: own)
    environment.property = property
    environment.here = seen.value(of: property)
    environment.rest = resting.value(of: property)
    environment.initial = initialFrames[layer].map { resting.placed(at: $0).value(of: property) }
    var states = change.keyframes.map { frame in
      frame.value.node == .symbol(.here)
        ? seen : seen.telling(property, frame.value.evaluate(for: property, in: environment))
    }
    var offsets = change.keyframes.map { $0.offset?.number(in: environment) }
    if states.count == 1 {
      states.insert(seen, at: 0)
      offsets.insert(nil, at: 0)
    }
    let values = KeyframeValues(
      channels: property.channels,
      values: states.map { state in property.channels.map { state[$0] } },
      offsets: offsets,
      own.track,
      in: environment
    )
    return values.courses
  }

  /// The state in which a track finds a property when it begins.
  ///
  /// A number's first track reads it at the animator's start, from where its first value is shown: before the track
  /// begins, sizes that change would move a position, and what still ran would end.
  private func seen(_ property: PropertyName, of layer: LayerID, base: LayerState) -> LayerState {
    let first = property.channels.filter { isFirst($0, of: layer) }
    guard !first.isEmpty else { return base }
    let initial = before.tree.presentation(of: layer, at: time)
    var seen = base
    for number in first where !number.isPlace { seen[number] = initial[number] }
    for number in first where number.isPlace { seen[number] = initial[number] }
    return seen
  }

  private func isFirst(_ number: LayerProperty, of layer: LayerID) -> Bool {
    !animatedBefore.contains(AnimatedNumber(layer: layer, property: number.component))
  }
}

extension LayerState {
  fileprivate func placed(at frame: Rect) -> LayerState {
    var state = self
    state.layoutFrame = frame
    return state
  }
}

/// A track applied to one of its layers.
struct LayerTrack {
  let layer: LayerID
  let track: TrackDefinition
  /// The layer's position among the track's layers.
  var rank = TrackRank(index: 0, count: 1)
  /// Seconds by which a stagger lets it begin later.
  var lag = 0.0
}
