public import SegueGeometry

/// An outline, filled with the layer's `fill` and stroked, as a `CAShapeLayer` shows it.
public struct ShapeContents: Hashable, Sendable {
  public var path: Path
  public var strokeWidth: Double
  public var strokeColor: Color

  /// Creates a shape; a stroke width of 0 draws no stroke.
  public init(path: Path, strokeWidth: Double = 0, strokeColor: Color = .clear) {
    self.path = path
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
  }
}
