import SegueMotion
public import SegueStage

extension Playable {
  /// The animations attached to the layers of a tree that have a name, in paint order; those with the same timing share a
  /// track.
  ///
  /// - Parameters:
  ///   - tree: The layers.
  ///   - now: The time of tracks at the present moment, in seconds.
  ///   - identifier: The name of a layer; nil for one whose animations are no tracks.
  /// - Returns: The tracks; those of a layer follow each other.
  /// - Complexity: O(*n*) in the number of layers.
  public func attachedTracks(
    of tree: LayerTree,
    clock now: Double,
    identifier: (LayerID) -> String?
  ) -> [TransitionTrack] {
    var frame = Frame()
    tree.sample(at: time, includingHidden: true, into: &frame)
    var tracks: [TransitionTrack] = []
    for node in frame.nodes where node.role == .content {
      guard !tree[node.layer].animations.isEmpty, let name = identifier(node.layer) else { continue }
      // Local time runs at the pace of the tracks' time, so its differences are those of that.
      let shift: Double = now - tree.localTime(of: node.layer, at: time)
      var own: [TransitionTrack] = []
      for attached in tree[node.layer].animations where !attached.animation.isPin {
        for track in attached.animation.tracks(of: name, shift: shift) {
          if let index = own.firstIndex(where: { $0.goesAlong(with: track) }) {
            own[index].properties += track.properties
          } else {
            own.append(track)
          }
        }
      }
      for index in own.indices {
        own[index].takeEnds(of: tree[node.layer], shift: shift)
      }
      tracks += own
    }
    return tracks
  }
}

extension Animation {
  fileprivate func tracks(of layer: String, shift: Double) -> [TransitionTrack] {
    leaves(begin: timing.beginTime + shift).map { leaf in
      TransitionTrack(
        layer: layer,
        properties: [leaf.property],
        begin: leaf.begin,
        duration: leaf.duration,
        curve: leaf.curve,
        keyTimes: leaf.keyTimes,
        start: [],
        end: []
      )
    }
  }
}

extension TransitionTrack {
  /// Reads what the layer presents as the track begins and once it has ended.
  fileprivate mutating func takeEnds(of layer: Layer, shift: Double) {
    // Rounding may put the ends a little before the animation begins, or before it ends.
    let rounding = 4 * max(abs(begin), abs(shift), 1).ulp
    let from = layer.presentation(atLocalTime: begin - shift + rounding)
    let length = duration.isFinite ? duration : 0
    let to = layer.presentation(atLocalTime: begin + length - shift + rounding)
    start = properties.map { from[$0] }
    end = properties.map { to[$0] }
  }

  fileprivate func goesAlong(with other: TransitionTrack) -> Bool {
    begin == other.begin && duration == other.duration && curve == other.curve && keyTimes == other.keyTimes
  }
}

extension Animation {
  fileprivate struct Leaf {
    var property: LayerProperty
    var begin: Double
    var duration: Double
    var curve: TimingCurve
    var keyTimes: [Double] = []
  }

  /// The single-property animations that it consists of.
  fileprivate func leaves(begin: Double) -> [Leaf] {
    let pace: Double = timing.speed == 0 ? 1 : abs(timing.speed)
    let duration: Double = timing.activeDuration / pace
    switch kind {
    case .basic(let property, _, _):
      return [Leaf(property: property, begin: begin, duration: duration, curve: curve)]
    case .keyframes(let property, _, let keyTimes, _):
      let inner: [Double] = keyTimes.filter { $0 > 0 && $0 < 1 }
      return [Leaf(property: property, begin: begin, duration: duration, curve: curve, keyTimes: inner)]
    case .path(let property, let path, _):
      let inner: [Double] = path.keyTimes.filter { $0 > 0 && $0 < 1 }
      return [Leaf(property: property, begin: begin, duration: duration, curve: curve, keyTimes: inner)]
    case .spring(let property, _, _, let spring, let velocity):
      let curve = TimingCurve.spring(spring, initialVelocity: velocity, duration: timing.duration)
      return [Leaf(property: property, begin: begin, duration: duration, curve: curve)]
    case .group(let members):
      return members.flatMap { $0.leaves(begin: begin + $0.timing.beginTime) }
    }
  }
}
