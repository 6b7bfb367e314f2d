public import SegueCells
import SegueGeometry
public import SegueStage

/// Draws how far two frames differ: each pixel's absolute difference, amplified, on black.
///
/// Text counts as bars of its colour. It keeps its pixels and cells from frame to frame, so that the cost of a frame
/// depends on the changes in either picture since the one before.
public struct DifferenceRasterizer {
  private var compositors = (Compositor(), Compositor())
  private var surfaces = (Surface(), Surface())
  /// The difference: opaque, and black where the frames are equal.
  private var difference: [UInt32] = []
  private var fitter = Fitter(glyphs: .eighths, depth: .truecolor)
  private var shown = CellGrid(size: GridSize(columns: 0, rows: 0))
  private var viewport: Viewport?

  /// The factor that differences are amplified by, so that a tenth is clearly visible.
  public static let gain = 4

  /// Creates a rasterizer with empty caches.
  public init() {
    compositors.0.drawsTextAsBars = true
    compositors.1.drawsTextAsBars = true
  }

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
    prepare(options, viewport, grid.size, pixels)
    compositors.0.update(first, viewport: viewport, pixelSize: pixels, into: &surfaces.0)
    compositors.1.update(second, viewport: viewport, pixelSize: pixels, into: &surfaces.1)
    var region = compositors.0.region
    for rect in compositors.1.region.rects { region.add(rect) }
    for rect in region.rects { draw(rect, unit, viewport) }
    grid.copy(from: shown, viewport.cells)
  }

  /// Finds the difference in some cells, and fits them.
  private mutating func draw(_ rect: CellRect, _ unit: GridSize, _ viewport: Viewport) {
    let (width, height) = (surfaces.0.width, surfaces.0.height)
    let columns = rect.column * unit.columns..<rect.endColumn * unit.columns
    let rows = rect.row * unit.rows..<rect.endRow * unit.rows
    surfaces.0.pixels.withUnsafeBufferPointer { first in
      surfaces.1.pixels.withUnsafeBufferPointer { second in
        difference.withUnsafeMutableBufferPointer { target in
          for y in rows {
            for index in y * width + columns.lowerBound..<y * width + columns.upperBound {
              target[index] = PixelDifference.of(first[index], second[index])
            }
          }
        }
      }
    }
    difference.withUnsafeBufferPointer {
      fitter.fit(
        $0,
        width: width,
        height: height,
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
    _ size: GridSize,
    _ pixels: GridSize
  ) {
    let isSame = fitter.glyphs == options.glyphs && fitter.depth == options.depth
    if isSame, self.viewport == viewport, shown.size == size { return }
    self.viewport = viewport
    shown = CellGrid(size: size)
    difference = Array(repeating: PixelDifference.none, count: pixels.count)
    compositors.0.forget()
    compositors.1.forget()
    if !isSame { fitter = Fitter(glyphs: options.glyphs, depth: options.depth) }
  }
}
