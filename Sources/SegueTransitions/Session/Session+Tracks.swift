public import SegueMotion
public import SegueStage

/// An attached animation, or several on one layer with the same timing: a bar in a timeline.
public struct TransitionTrack: Hashable, Sendable {
  /// The layer's id, as in `LayerSample`.
  public var layer: String
  /// The properties that it animates.
  public var properties: [LayerProperty]
  /// Seconds of the transition's own time; without a transition, of the session's clock.
  public var begin: Double
  /// Seconds, repeats and autoreverses included; infinite if it repeats forever.
  public var duration: Double
  /// The timing curve over one cycle.
  public var curve: TimingCurve
  /// The times of the keyframes strictly between the first and the last, each in 0…1.
  public var keyTimes: [Double]
}

extension Session {
  /// The animations attached to the layers on screen, in paint order; those with the same timing share a
  /// track.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  public var tracks: [TransitionTrack] {
    var frame = Frame()
    stage.tree.sample(at: time, includingHidden: true, into: &frame)
    var tracks: [TransitionTrack] = []
    for node in frame.nodes where node.role == .content && stage.isInContainer(node.layer) {
      var own: [TransitionTrack] = []
      for attached in stage.tree[node.layer].animations where !attached.animation.isPin {
        for track in self.tracks(of: attached.animation, on: node.layer) {
          if let index = own.firstIndex(where: { $0.goesAlong(with: track) }) {
            own[index].properties += track.properties
          } else {
            own.append(track)
          }
        }
      }
      tracks += own
    }
    return tracks
  }

  /// The session's time at which the tracks' time is 0; nil unless the transition runs freely.
  public var tracksOrigin: Double? {
    guard let run else { return 0 }
    guard case .free(let start, let offset) = run.clock else { return nil }
    return start - offset
  }

  private func tracks(of animation: Animation, on layer: LayerID) -> [TransitionTrack] {
    // Local time below the container runs at the container's pace, so its differences are those of track
    // time.
    let now: Double = run.map { $0.clock.offset(at: time) } ?? time
    let shift: Double = now - stage.tree.localTime(of: layer, at: time)
    return animation.leaves(begin: animation.timing.beginTime + shift).map { leaf in
      TransitionTrack(
        layer: stage.identifier(of: layer),
        properties: [leaf.property],
        begin: leaf.begin,
        duration: leaf.duration,
        curve: leaf.curve,
        keyTimes: leaf.keyTimes
      )
    }
  }
}

extension TransitionTrack {
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
    case .spring(let property, _, _, let spring, let velocity):
      let curve = TimingCurve.spring(spring, initialVelocity: velocity, duration: timing.duration)
      return [Leaf(property: property, begin: begin, duration: duration, curve: curve)]
    case .group(let members):
      return members.flatMap { $0.leaves(begin: begin + $0.timing.beginTime) }
    }
  }
}
