public import SegueCells
import SegueGeometry
public import SegueStage

/// Draws how far two frames differ: each pixel's absolute difference, amplified, on black.
///
/// Text counts as bars of its colour. It keeps its pixels and cells from frame to frame, so that the cost of a frame
/// depends on the changes in either picture since the one before.
public struct DifferenceRasterizer {
  private var difference = FrameDifference()
  private var fitter = Fitter(glyphs: .eighths, depth: .truecolor)
  private var shown = CellGrid(size: GridSize(columns: 0, rows: 0))
  private var viewport: Viewport?

  /// The factor that differences are amplified by, so that a tenth is clearly visible.
  public static let gain = 4

  /// Creates a rasterizer with empty caches.
  public init() {}

  /// Draws the difference of two frames of the same canvas into the viewport's cells of a grid.
  ///
  /// Allocates nothing once similar frames have been drawn.
  ///
  /// - Complexity: Grows with the cells that have changed in either frame.
  public mutating func render(
    _ first: Frame,
    _ second: Frame,
    viewport: Viewport,
    options: RasterOptions,
    into grid: inout CellGrid
  ) {
    let unit = options.glyphs.pixelsPerCell
    let pixels = GridSize(
      columns: viewport.size.columns * unit.columns,
      rows: viewport.size.rows * unit.rows
    )
    prepare(options, viewport, grid.size)
    let region = difference.update(first, second, viewport: viewport, pixelSize: pixels)
    for rect in region.rects { draw(rect, viewport) }
    grid.copy(from: shown, viewport.cells)
  }

  /// Fits the difference in some cells.
  private mutating func draw(_ rect: CellRect, _ viewport: Viewport) {
    let surface = difference.surface
    surface.pixels.withUnsafeBufferPointer {
      fitter.fit(
        $0,
        width: surface.width,
        height: surface.height,
        into: &shown,
        column: viewport.column,
        row: viewport.row,
        columns: rect.columnRange,
        rows: rect.rowRange
      )
    }
  }

  /// Starts from scratch if more than the frames has changed.
  private mutating func prepare(
    _ options: RasterOptions,
    _ viewport: Viewport,
    _ size: GridSize
  ) {
    let isSame = fitter.glyphs == options.glyphs && fitter.depth == options.depth
    if isSame, self.viewport == viewport, shown.size == size { return }
    self.viewport = viewport
    shown = CellGrid(size: size)
    difference.forget()
    if !isSame { fitter = Fitter(glyphs: options.glyphs, depth: options.depth) }
  }
}
