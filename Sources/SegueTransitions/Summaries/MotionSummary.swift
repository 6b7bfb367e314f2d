public import SegueModel

/// A run in a few numbers, by which variants of it are compared.
///
/// Times count from the run's last event: the tap that triggers a transition, or the end of a drag.
public struct MotionSummary: Hashable, Sendable {
  /// The largest value of something, and where it was seen.
  public struct Extreme: Hashable, Sendable {
    /// How large it is.
    public var amount: Double
    /// The layer, as samples name it; empty if it is none's.
    public var layer: String
    /// What of the layer it was seen in.
    public var measure: LayerMeasure
    /// When, in seconds after the run's beginning.
    public var time: Double
  }

  /// Seconds until nothing moves any more; nil if something always does.
  public var duration: Double?
  /// Seconds until everything shown stays near where it comes to rest, and what is last to; nil if something always moves.
  ///
  /// Near is half a point, half a degree, or half a hundredth of what has neither unit, such as an opacity.
  public var settling: Extreme?
  /// How far a value goes past its end, as a fraction of its way there from the last event on; nil if none does.
  public var overshoot: Extreme?
  /// The farthest that something shown leaps at once, in points; nil if nothing does.
  public var jump: Extreme?
  /// The highest speed of a layer's centre, in points per second; nil if none moves.
  public var speed: Extreme?
}
