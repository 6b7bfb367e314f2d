public import Foundation

/// A displacement or a velocity in two dimensions.
public struct CGVector: Hashable, Sendable {
  /// The component along x.
  public var dx: CGFloat
  /// The component along y.
  public var dy: CGFloat

  /// No displacement.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates no displacement.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
