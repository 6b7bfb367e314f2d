import SegueCells
import SegueGeometry

/// What frames are drawn as the pixels of: a part of a canvas in cells of a number of pixels, and its outline.
///
/// Where the cells lie in their grid does not matter.
struct PixelView: Hashable {
  let size: GridSize
  let canvas: Rect
  let cell: GridSize
  let outline: ScreenOutline?

  init(_ viewport: Viewport, cell: GridSize, outline: ScreenOutline?) {
    (size, canvas) = (viewport.size, viewport.canvas)
    (self.cell, self.outline) = (cell, outline)
  }

  /// The size in pixels.
  var pixelSize: GridSize { GridSize(columns: size.columns * cell.columns, rows: size.rows * cell.rows) }
}
