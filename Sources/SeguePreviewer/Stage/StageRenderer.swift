import SegueGeometry
import SegueRaster
import SegueStage
import SegueTransitions

/// Draws sessions' frames into cells, keeping the storage and caches that make the next one cheap.
struct StageRenderer {
  private var rasterizer = Rasterizer()
  private var frame = Frame()
  private let options: RasterOptions

  init(glyphs: GlyphSet, colors: ColorDepth) { options = RasterOptions(glyphs: glyphs, depth: colors) }

  /// Draws the session's present frame into the grid's cells under the viewport.
  mutating func draw(_ session: Session, in viewport: Viewport, into grid: inout CellGrid) {
    session.sample(into: &frame)
    rasterizer.render(frame, viewport: viewport, options: options, into: &grid)
  }
}
