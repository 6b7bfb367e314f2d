import CAllocationCount
import SegueGeometry
import SegueRaster
import SegueStage
import SegueTerminal
import SegueTransitions

/// Draws a session's frames as the previewer does, and notes what each stage took.
///
/// A frame is drawn whole first, through `Rasterizer`. Its two larger parts are then measured by themselves, on the
/// same frame and with caches of their own; text is what the whole took beyond them.
struct FramePipeline {
  private let viewport: Viewport
  private let options = RasterOptions()
  private var frame = Frame()
  private var rasterizer = Rasterizer()
  private var encoder = FrameEncoder(depth: .truecolor, synchronizes: true)
  private var bytes = ByteBuffer()
  private var grid: CellGrid
  private var compositor = Compositor()
  private var surface = Surface()
  private var fitter = Fitter(glyphs: .eighths, depth: .truecolor)
  private var spare: CellGrid

  init(viewport: Viewport, size: GridSize) {
    self.viewport = viewport
    grid = CellGrid(size: size)
    spare = grid
  }

  /// Lets a session's time pass to `time` and draws its frame.
  mutating func draw(_ session: inout Session, at time: Double, costs: inout FrameCosts) {
    let allocations = segue_allocation_count()
    bytes.removeAll()
    let sample = ThreadClock.milliseconds {
      session.advance(to: time)
      session.sample(into: &frame)
    }
    let raster = ThreadClock.milliseconds {
      rasterizer.render(frame, viewport: viewport, options: options, into: &grid)
    }
    let encode = ThreadClock.milliseconds { encoder.encode(grid, into: &bytes) }
    costs.add(bytes: bytes.count, allocations: segue_allocation_count() - allocations)
    let composite = ThreadClock.milliseconds { compositeAlone() }
    let fit = ThreadClock.milliseconds { fitAlone() }
    costs.add(.sample, sample)
    costs.add(.composite, composite)
    costs.add(.fit, fit)
    costs.add(.text, max(raster - composite - fit, 0))
    costs.add(.encode, encode)
    costs.add(.whole, sample + raster + encode)
  }

  private mutating func compositeAlone() {
    let unit = options.glyphs.pixelsPerCell
    let pixelSize = GridSize(
      columns: viewport.size.columns * unit.columns,
      rows: viewport.size.rows * unit.rows
    )
    compositor.composite(frame, viewport: viewport, pixelSize: pixelSize, into: &surface)
  }

  private mutating func fitAlone() {
    let (width, height) = (surface.width, surface.height)
    surface.pixels.withUnsafeBufferPointer { pixels in
      fitter.fit(
        pixels,
        width: width,
        height: height,
        into: &spare,
        column: viewport.column,
        row: viewport.row
      )
    }
  }
}
