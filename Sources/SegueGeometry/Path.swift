/// An outline of straight lines and cubic curves, in a layer's own points, as `CGPath`.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath at a point; the one before stays open, though filling closes it.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve to `end`.
    case curve(control1: Point, control2: Point, end: Point)
    /// A straight line back to the start of the subpath, from where drawing goes on.
    case close
  }

  /// The rule for what is inside where subpaths overlap.
  public enum FillRule: Hashable, Sendable {
    /// Inside is where the winding number is not 0.
    case nonZero
    /// Inside is where a ray crosses the outline an odd number of times.
    case evenOdd
  }

  /// The steps, in drawing order.
  public var elements: [Element]
  /// The rule by which the path is filled and clips.
  public var fillRule: FillRule

  /// Creates a path from its elements; the first should be a move.
  public init(elements: [Element] = [], fillRule: FillRule = .nonZero) {
    self.elements = elements
    self.fillRule = fillRule
  }
}
