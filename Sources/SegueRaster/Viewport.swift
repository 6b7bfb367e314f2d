public import SegueGeometry

/// Which part of the canvas is drawn into which cells.
public struct Viewport: Hashable, Sendable {
  /// The target's place in the grid.
  public var column: Int
  public var row: Int
  public var size: GridSize
  /// The part of the canvas shown, in points; it fills the target.
  public var canvas: Rect

  /// Creates a viewport.
  public init(column: Int = 0, row: Int = 0, size: GridSize, canvas: Rect) {
    self.column = column
    self.row = row
    self.size = size
    self.canvas = canvas
  }
}
