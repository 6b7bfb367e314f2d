public import SegueGeometry

/// A gradient over the bounds.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along the gradient.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0…1 along the gradient.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours are laid out.
  ///
  /// Points are fractions of the bounds.
  public enum Kind: Hashable, Sendable {
    /// From `start` to `end`.
    case linear(start: Point, end: Point)
    /// Around `center`, reaching the last stop on the ellipse with the given radii (fractions of the bounds).
    case radial(center: Point, radius: Size)
  }

  public var kind: Kind
  /// At least two, by rising location.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(kind: Kind, stops: [Stop]) {
    self.kind = kind
    self.stops = stops
  }
}
