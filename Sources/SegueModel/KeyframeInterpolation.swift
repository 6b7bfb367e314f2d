/// How a track goes from one of its values to the next, as `CAKeyframeAnimation` names it.
public struct KeyframeInterpolation: Hashable, Sendable {
  /// `calculationMode`; the raw value is its name in the scene language.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Along straight lines, each in its own time.
    case linear
    /// Not at all: each value holds until the next one's time.
    case discrete
    /// Along straight lines, at one pace: a value's time follows from its distance.
    case paced
    /// Along a smooth way through all values, each at its time.
    case cubic
    /// Along that way at one pace.
    case cubicPaced = "cubic-paced"

    /// Whether times follow from distances, so that values have none of their own.
    public var isPaced: Bool { self == .paced || self == .cubicPaced }
    /// Whether the way is smooth.
    public var isCubic: Bool { self == .cubic || self == .cubicPaced }
  }

  /// The mode.
  public var mode = Mode.linear
  /// `timingFunctions`: a curve for each two values, or none at all for an even pace between them.
  public var eases: [Ease] = []
  /// −1…1: how tight the bends of a cubic way are; nil for 0, as of the next two.
  public var tension: Expression?
  /// −1…1: how sharp its corners are.
  public var continuity: Expression?
  /// −1…1: whether it bends before its values or after them.
  public var bias: Expression?

  /// Whether it is along straight lines at an even pace each.
  public var isPlain: Bool { mode == .linear && eases.isEmpty }

  /// Creates what tracks do that say nothing else.
  public init() {}
}
