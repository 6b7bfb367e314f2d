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
  var end = 0.0
  /// Whether something that the animator waits for has no end: it never gets to call `completeTransition`.
  var isEndless = false
  /// Whether an animation repeats for ever.
  var movesForEver = false
  var animatedBefore: Set<AnimatedNumber> = []
  private(set) var animatedLayers: Set<LayerID> = []
  /// The numbers of each layer that some track tells.
  private var told: [LayerID: Set<LayerProperty>] = [:]
  /// Where view animations lead, in the order in which they were attached.
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

  /// Attaches every track, in the order in which they begin, so that a later one takes over from what is seen.
  ///
  /// Each number of a layer is animated by itself, so that tracks of one layer with timings of their own do not disturb
  /// one another: a place is that of the very point that the scene names, whatever the size does meanwhile.
  mutating func attach(
    _ tracks: [TrackDefinition],
    and others: [LayerTrack] = [],
    to stage: inout SceneStage
  ) {
    let parts = parts(of: layerTracks(of: tracks) + others)
    for part in parts {
      told[part.layer, default: []].formUnion(part.track.changes.flatMap(\.property.channels))
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

  private func layerTracks(of tracks: [TrackDefinition]) -> [LayerTrack] {
    tracks.flatMap { track in
      let layers = track.targets.flatMap { before.resolve($0, roles: roles) }
      return layers.enumerated().map { index, layer in
        LayerTrack(layer: layer, track: track, rank: TrackRank(index: index, count: layers.count))
      }
    }
  }

  /// By rising start.
  private mutating func parts(of tracks: [LayerTrack]) -> [Part] {
    let spans = tracks.map { span(of: $0) }
    let whole = spans.map(\.upperBound).filter(\.isFinite).reduce(duration, max)
    // As long as nothing moved at the beginning, nothing moves at the end.
    if tracks.contains(where: \.track.isMirrored) { end = max(end, whole) }
    let parts = zip(tracks, spans).map { own, span in
      // What has no end has no mirror image either: it begins at once.
      let mirrored = span.upperBound.isFinite ? max(whole - span.upperBound, 0) : 0
      return Part(own: own, start: own.track.isMirrored ? mirrored : span.lowerBound)
    }
    return parts.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }

  /// Has the frame's origin stay while a size or an anchor point is animated and nothing places the layer.
  private mutating func pinPlaces(of parts: [Part], in tree: inout LayerTree) {
    for part in parts {
      for place in told[part.layer, default: []].compactMap(\.pinnedPlace) {
        guard pins.insert(AnimatedNumber(layer: part.layer, property: place)).inserted else { continue }
        let pin = Animation.pin(place, timing: MediaTiming(duration: 0, fillMode: .both))
        tree.add(pin, forKey: Self.pinKey(place), to: part.layer, at: time)
      }
    }
  }

  /// Lets the pins end with the animations.
  private func releasePins(in tree: inout LayerTree) {
    for pin in pins {
      let timing = MediaTiming(beginTime: tree.localTime(of: pin.layer, at: time), duration: end)
      let key = Self.pinKey(pin.property)
      tree.replace(.pin(pin.property, timing: timing), forKey: key, of: pin.layer)
    }
  }

  private static func pinKey(_ place: LayerProperty) -> String { "\(viewKeyPrefix)pin.\(place)" }

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
      channels += base.straightening.filter { told[layer]?.contains($0.property) == false }
    }
    for channel in channels {
      attach(channel, of: part, tree: &stage.tree)
      guard track.kind == .view, let end = channel.values.last else { continue }
      ends[layer, default: []].append((channel.property, end))
    }
  }

  /// The ways of a layer's numbers through a change.
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
    let places = KeyframeOffsets.spread(offsets)
    return property.channels.map { number in
      Channel(number, values: states.map { $0[number] }, offsets: places)
    }
  }

  /// What a track finds of a property when it begins.
  ///
  /// The first that places a layer has its point stay from the very start, though sizes that change before it begins would
  /// move that point otherwise.
  private func seen(_ property: PropertyName, of layer: LayerID, base: LayerState) -> LayerState {
    let places = property.channels.filter {
      $0.isPlace && !animatedBefore.contains(AnimatedNumber(layer: layer, property: $0.component))
    }
    guard !places.isEmpty else { return base }
    let initial = before.tree.presentation(of: layer, at: time)
    var seen = base
    for place in places { seen[place] = initial[place] }
    return seen
  }
}

extension LayerState {
  fileprivate func placed(at frame: Rect) -> LayerState {
    var state = self
    state.layoutFrame = frame
    return state
  }
}

/// A track as far as it is one layer's.
struct LayerTrack {
  let layer: LayerID
  let track: TrackDefinition
  /// Which of the track's layers it is.
  var rank = TrackRank(index: 0, count: 1)
}
