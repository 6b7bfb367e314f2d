import SegueGeometry

/// How a shape's line is drawn, apart from its width and colour.
public struct StrokeStyle: Hashable, Sendable {
  /// How lines end: `CAShapeLayerLineCap`.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// At their points.
    case butt
    /// In half a circle around their points.
    case round
    /// In half a square around their points.
    case square
  }

  /// How lines meet: `CAShapeLayerLineJoin`.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// In a point, if it is no longer than ten widths.
    case miter
    /// In an arc.
    case round
    /// Cut off.
    case bevel
  }

  /// How lines end.
  public var cap: Cap
  /// How lines meet.
  public var join: Join
  /// The lengths of dashes and gaps by turns, in points; empty for an unbroken line.
  public var dashes: [Double]
  /// Where in the dashes a line begins, in points.
  public var dashPhase: Double

  /// Creates a style; an unbroken line with blunt ends and pointed corners unless told otherwise.
  public init(cap: Cap = .butt, join: Join = .miter, dashes: [Double] = [], dashPhase: Double = 0) {
    self.cap = cap
    self.join = join
    self.dashes = dashes
    self.dashPhase = dashPhase
  }

  /// The line of a path: the path, in dashes if it has any.
  func line(of path: Path) -> Path { dashes.isEmpty ? path : path.dashed(dashes, phase: dashPhase) }
}
