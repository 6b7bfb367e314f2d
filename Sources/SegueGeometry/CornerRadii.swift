/// The four corner radii of a layer, in points, clockwise from the top left.
///
/// They are kept as given; drawing clamps each to 0…half the shorter side.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the top left corner, in points.
  public var topLeft: Double
  /// The radius of the top right corner, in points.
  public var topRight: Double
  /// The radius of the bottom right corner, in points.
  public var bottomRight: Double
  /// The radius of the bottom left corner, in points.
  public var bottomLeft: Double

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// Creates four equal radii, in points.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Creates four separate radii, in points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Whether all four are equal, as a `cornerRadius` sets them.
  public var isUniform: Bool { topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft }

  /// The largest of the four, in points.
  public var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }
}
