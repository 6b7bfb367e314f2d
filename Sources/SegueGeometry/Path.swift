/// An outline of straight lines and cubic curves, in a layer's own points.
public struct Path: Hashable, Sendable {
  /// One drawing step.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(control1: Point, control2: Point, end: Point)
    case close
  }

  /// How overlapping outlines make holes.
  public enum FillRule: Hashable, Sendable {
    case nonZero
    case evenOdd
  }

  public var elements: [Element]
  public var fillRule: FillRule

  /// Creates a path from its elements; the first should be a move.
  public init(elements: [Element] = [], fillRule: FillRule = .nonZero) {
    self.elements = elements
    self.fillRule = fillRule
  }
}
