/// The four corner radii of a layer, in points, clockwise from the top left.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public static let zero = CornerRadii(0)

  /// Creates four equal radii.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Creates the radii one by one, in points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public var isUniform: Bool { topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft }
  /// The largest of the four, in points.
  public var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }
}
