public import SegueGeometry

/// A way that a track leads its layers along, other than the straight line from one place to the next.
public enum TrackWay: Hashable, Sendable {
  /// `CAKeyframeAnimation.path`, one line without gaps in the superlayer's points, which the anchor point follows.
  case path(Path)
  /// A bow from each place to the next, by the points at which it is farthest from the straight line: to the left of it
  /// as seen in its direction, to the right if negative.
  case arc(Expression)

  /// The same way from its end: what lay to the left of it lies to the right.
  public var mirrored: TrackWay {
    switch self {
    case .path(let path): .path(path.reversed)
    case .arc(let bulge): .arc(Expression(.unary(.minus, bulge), source: bulge.source))
    }
  }

  /// How a layer turns on its way, `rotationMode`.
  ///
  /// The raw value is its name in the scene language.
  public enum Turn: String, Hashable, Sendable, CaseIterable {
    /// Its x axis points ahead.
    case auto
    /// Its x axis points back.
    case autoReverse = "auto-reverse"

    /// The turn of the same layer on the way back.
    public var mirrored: Turn { self == .auto ? .autoReverse : .auto }
  }
}
