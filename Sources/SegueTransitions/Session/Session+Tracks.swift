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
  /// What the layer presents of each property as the track begins.
  public var start: [LayerValue]
  /// The same once it has ended; as it begins if it repeats forever.
  public var end: [LayerValue]
}

extension Session {
  /// The animations attached to the layers on screen, in paint order; those with the same timing share a
  /// track.
  ///
  /// - Complexity: O(*n*) in the number of layers.
  public var tracks: [TransitionTrack] {
    attachedTracks(of: stage.tree, clock: run.map { $0.clock.offset(at: time) } ?? time) { layer in
      stage.isInContainer(layer) ? stage.identifier(of: layer) : nil
    }
  }

  /// The session's time at which the tracks' time is 0; nil unless the transition runs freely.
  public var tracksOrigin: Double? {
    guard let run else { return 0 }
    guard case .free(let start, let offset) = run.clock else { return nil }
    return start - offset
  }
}
