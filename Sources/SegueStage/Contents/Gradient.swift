public import SegueGeometry

/// A gradient over the bounds of a layer, as a `CAGradientLayer` shows it.
public struct Gradient: Hashable, Sendable {
  /// A colour and its location along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour, which blends into those of the neighbouring stops.
    public var color: Color
    /// The location along the gradient, 0…1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of a gradient, in fractions of the bounds.
  public enum Kind: Hashable, Sendable {
    /// Along the line from `start` to `end`.
    case linear(start: Point, end: Point)
    /// From `center` out to the ellipse with the given radii, where location 1 is.
    case radial(center: Point, radius: Size)
  }

  /// The geometry, in fractions of the bounds.
  public var kind: Kind
  /// At least two stops, by rising location.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(kind: Kind, stops: [Stop]) {
    self.kind = kind
    self.stops = stops
  }
}
