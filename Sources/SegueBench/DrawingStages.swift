import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage

/// Measures the stages from layers to a grid.
struct DrawingStages {
  private let viewport: Viewport
  private let options: RasterOptions
  private var frame = Frame()
  private var rasterizer = Rasterizer()
  private(set) var grid: CellGrid

  init(viewport: Viewport, options: RasterOptions, size: GridSize) {
    self.viewport = viewport
    self.options = options
    grid = CellGrid(size: size)
    rasterizer.clock = { ThreadClock.seconds }
  }

  /// Draws the frame that `body` samples, and returns the seconds that sampling and drawing took.
  mutating func draw(_ report: inout BenchReport, _ body: (inout Frame) -> Void) -> Double {
    let sample = ThreadClock.time { body(&frame) }
    let raster = ThreadClock.time {
      rasterizer.render(frame, viewport: viewport, options: options, into: &grid)
    }
    report.add(.sample, seconds: sample)
    report.add(.composite, seconds: rasterizer.costs.composite)
    report.add(.fit, seconds: rasterizer.costs.fit)
    report.add(.text, seconds: max(raster - rasterizer.costs.composite - rasterizer.costs.fit, 0))
    return sample + raster
  }
}
