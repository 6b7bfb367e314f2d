/// Distances inwards from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge down, in points.
  public var top: Double
  /// The distance from the left edge to the right, in points.
  public var left: Double
  /// The distance from the bottom edge up, in points.
  public var bottom: Double
  /// The distance from the right edge to the left, in points.
  public var right: Double

  /// No inset on any side.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from their four distances, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
