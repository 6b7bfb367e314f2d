public import SegueMotion
public import SegueStage

/// One attached animation, or several of a layer that go together: what a timeline shows as a bar.
public struct TransitionTrack: Hashable, Sendable {
  /// The layer's id, as in `LayerSample`.
  public var layer: String
  public var properties: [LayerProperty]
  /// Seconds of the transition's own time; without a transition of the session's clock.
  public var begin: Double
  /// Seconds, repeats and returns included; infinite where it repeats for ever.
  public var duration: Double
  public var curve: TimingCurve
  /// Where its keyframes are between its ends, 0…1.
  public var keyTimes: [Double]
}
