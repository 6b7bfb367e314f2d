public import SegueCells
public import SegueGeometry
public import SegueStage

/// Draws frames as cells: pixels composited and fitted to block glyphs, with texts as characters over them.
///
/// It keeps its pixels, cells, layouts and caches from frame to frame, so that the cost of a frame depends on its
/// differences from the one before; what is kept never affects the output.
public struct Rasterizer {
  private var compositor = Compositor()
  private var surface = Surface()
  private var fitter = Fitter(glyphs: .eighths, depth: .truecolor)
  private var text = TextPlane()
  /// The cells of the last frame, in a grid like the one drawn into.
  private var shown = CellGrid(size: GridSize(columns: 0, rows: 0))
  private var viewport: Viewport?
  /// Returns the time in seconds, to measure `costs`; nil if they are not needed.
  public var clock: (() -> Double)?
  /// The cost of the last frame by `clock`; zeros without one.
  public private(set) var costs = RasterCosts()

  /// Creates a rasterizer with empty caches.
  public init() {}

  /// Draws a frame into the viewport's cells of a grid; the other cells stay as they are.
  ///
  /// The grid need not show the last frame.
  ///
  /// - Complexity: Grows with the cells that differ from the last frame's and the layers' pixels there; with all cells
  ///   if the frame does not follow from the last one by `Frame.changes`.
  public mutating func render(
    _ frame: Frame,
    viewport: Viewport,
    options: RasterOptions,
    into grid: inout CellGrid
  ) {
    prepare(options, viewport, grid.size)
    let unit = options.glyphs.pixelsPerCell
    let pixelSize = GridSize(
      columns: viewport.size.columns * unit.columns,
      rows: viewport.size.rows * unit.rows
    )
    var time = clock?() ?? 0
    compositor.begin(frame, viewport: viewport, pixelSize: pixelSize, surface: &surface)
    costs = RasterCosts()
    for band in compositor.bands {
      compositor.draw(band, of: frame, into: &surface)
      let drawn = clock?() ?? 0
      surface.fit(band, viewport, &fitter, &shown)
      costs.composite += drawn - time
      time = clock?() ?? 0
      costs.fit += time - drawn
    }
    if !compositor.bands.isEmpty || compositor.changesTexts { setTexts(frame, viewport, unit) }
    grid.copy(from: shown, viewport.cells)
  }

  /// Sets the texts in the cells that were drawn.
  private mutating func setTexts(_ frame: Frame, _ viewport: Viewport, _ unit: GridSize) {
    surface.pixels.withUnsafeBufferPointer { pixels in
      let places = TextPlane.Places(
        nodes: compositor.textNodes,
        cells: compositor.textCells,
        pixels: CellPixels(pixels: pixels, width: surface.width, unit: unit),
        leastVisibility: fitter.depth == .none ? 0.5 : TextCell.leastShare
      )
      let ink = fitter.textInk
      text.draw(
        frame,
        at: places,
        in: compositor.region,
        changesTexts: compositor.changesTexts,
        viewport: viewport,
        ink: ink,
        into: &shown
      ) { box, grid in surface.fit(box, viewport, &fitter, &grid) }
    }
  }

  /// Starts from scratch if more than the frame has changed.
  private mutating func prepare(_ options: RasterOptions, _ viewport: Viewport, _ size: GridSize) {
    let isSame =
      fitter.glyphs == options.glyphs && fitter.depth == options.depth && fitter.backdrop == options.backdrop
      && fitter.dithers == options.dithers
    if isSame, self.viewport == viewport, shown.size == size { return }
    self.viewport = viewport
    shown = CellGrid(size: size)
    compositor.forget()
    text.forget()
    if isSame { return }
    fitter = Fitter(
      glyphs: options.glyphs,
      depth: options.depth,
      backdrop: options.backdrop,
      dithers: options.dithers
    )
  }
}

/// The seconds that the parts of a frame took.
public struct RasterCosts: Hashable, Sendable {
  /// Seconds of drawing pixels.
  public var composite = 0.0
  /// Seconds of fitting the pixels to cells, before texts are set.
  public var fit = 0.0
}

extension Surface {
  /// Fits the pixels of some of a viewport's cells.
  fileprivate func fit(_ box: CellRect, _ viewport: Viewport, _ fitter: inout Fitter, _ grid: inout CellGrid)
  {
    pixels.withUnsafeBufferPointer { pixels in
      fitter.fit(
        pixels,
        width: width,
        height: height,
        into: &grid,
        column: viewport.column,
        row: viewport.row,
        columns: box.columnRange,
        rows: box.rowRange
      )
    }
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

/// How frames become cells.
public struct RasterOptions: Hashable, Sendable {
  /// The glyphs that pixels are fitted to.
  public var glyphs: GlyphSet
  /// The number of colours that cells may use.
  public var depth: ColorDepth
  /// The colour where no layer draws: black, as on a device's screen; nil for the terminal's default background.
  public var backdrop: Color? = .black
  /// Whether gradients and pictures are dithered if the depth has few colours.
  public var dithers = true

  /// Creates options; without a glyph set, eighth blocks are used, or ASCII characters if there are no colours.
  public init(glyphs: GlyphSet? = nil, depth: ColorDepth = .truecolor) {
    self.glyphs = glyphs ?? (depth == .none ? .ascii : .eighths)
    self.depth = depth
  }
}
