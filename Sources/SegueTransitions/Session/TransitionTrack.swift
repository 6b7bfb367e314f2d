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
  /// Seconds, repeats and autoreverses included; infinite if it repeats for ever.
  public var duration: Double
  /// The timing curve over one cycle.
  public var curve: TimingCurve
  /// The times of the keyframes strictly between the first and the last, each in 0…1.
  public var keyTimes: [Double]
}
