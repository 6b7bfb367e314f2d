import SegueGeometry
public import SegueStage

/// Draws frames as cells: pixels composited and fitted to block glyphs, and texts as characters over them.
///
/// It keeps its pixels, layouts and caches from frame to frame; they never change what is drawn.
public struct Rasterizer {
  private var compositor = Compositor()
  private var surface = Surface()
  private var fitter = Fitter(glyphs: .eighths, depth: .truecolor)
  private var text = TextPlane()

  /// Creates a rasterizer without any memory yet.
  public init() {}

  /// Draws a frame into the viewport's cells of a grid; the other cells stay as they are.
  ///
  /// Time grows with the viewport's cells and with the pixels that the frame's layers cover.
  public mutating func render(
    _ frame: Frame,
    viewport: Viewport,
    options: RasterOptions,
    into grid: inout CellGrid
  ) {
    prepare(options)
    let unit = options.glyphs.pixelsPerCell
    let pixelSize = GridSize(
      columns: viewport.size.columns * unit.columns,
      rows: viewport.size.rows * unit.rows
    )
    compositor.composite(frame, viewport: viewport, pixelSize: pixelSize, into: &surface)
    let width = surface.width
    let height = surface.height
    surface.pixels.withUnsafeBufferPointer { pixels in
      fitter.fit(
        pixels,
        width: width,
        height: height,
        into: &grid,
        column: viewport.column,
        row: viewport.row
      )
      let places = TextPlane.Places(
        nodes: compositor.textNodes,
        cells: compositor.textCells,
        pixels: CellPixels(pixels: pixels, width: width, unit: unit)
      )
      text.draw(frame, at: places, viewport: viewport, ink: fitter.textInk, into: &grid)
    }
  }

  private mutating func prepare(_ options: RasterOptions) {
    let isSame =
      fitter.glyphs == options.glyphs && fitter.depth == options.depth && fitter.backdrop == options.backdrop
      && fitter.dithers == options.dithers
    if isSame { return }
    fitter = Fitter(
      glyphs: options.glyphs,
      depth: options.depth,
      backdrop: options.backdrop,
      dithers: options.dithers
    )
  }
}

extension Fitter {
  /// The colours of characters beside the fitter's cells.
  fileprivate var textInk: TextInk {
    TextInk(
      quantizer: Quantizer(depth: depth, dithers: dithers),
      backdrop: Backdrop(backdrop),
      isASCII: glyphs == .ascii
    )
  }
}
