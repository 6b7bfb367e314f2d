public import SegueCells
public import SegueGeometry

/// Turns pixels into cells: for every cell the glyph and the two colours with the least squared error.
///
/// The edges of flat shapes are cleaned of tints and whiskers where the set has eighths; see `CornerColors` and `Whiskers`.
/// Glyph sets with `GlyphSet.pieces`, which aim for the best picture, then move the two colours a little apart; see
/// `LostContrast`.
///
/// A pure function of its settings and the pixels; it keeps scratch storage between calls and allocates nothing
/// once that has grown.
public struct Fitter: Sendable {
  /// The glyphs to choose from.
  public let glyphs: GlyphSet
  /// The number of colours that cells may use.
  public let depth: ColorDepth
  /// What shows through transparent pixels, or nil for the terminal's default background, which is blended as black.
  public var backdrop: Color?
  /// Whether pictures are dithered if the depth has few colours.
  public let dithers: Bool

  private let tables: FitTables
  /// One row of cells with the backdrop blended in.
  private var blended: [UInt32] = []
  private var mixer: PaletteMixer

  /// Creates a fitter.
  public init(glyphs: GlyphSet, depth: ColorDepth, backdrop: Color? = nil, dithers: Bool = true) {
    self.init(
      glyphs: glyphs,
      depth: depth,
      backdrop: backdrop,
      dithers: dithers,
      returnsContrast: true,
      cleansEdges: true
    )
  }

  /// Creates a fitter that may leave the cells of all sets at the least squared error.
  init(
    glyphs: GlyphSet,
    depth: ColorDepth,
    backdrop: Color?,
    dithers: Bool,
    returnsContrast: Bool,
    cleansEdges: Bool
  ) {
    self.glyphs = glyphs
    self.depth = depth
    self.backdrop = backdrop
    self.dithers = dithers
    mixer = PaletteMixer(depth: depth)
    tables = FitTables(glyphs, returnsContrast: returnsContrast, cleansEdges: cleansEdges)
  }

  /// Fits a picture of premultiplied `0xAABBGGRR` pixels into the cells from (`column`, `row`) on.
  ///
  /// The picture holds `glyphs.pixelsPerCell` pixels for each of its cells; pixels left over at its right or
  /// bottom, and cells outside the grid, are not drawn. `columns` and `rows` limit the work to some of the picture's
  /// cells.
  ///
  /// - Complexity: Linear in the number of cells.
  public mutating func fit(
    _ pixels: UnsafeBufferPointer<UInt32>,
    width: Int,
    height: Int,
    into grid: inout CellGrid,
    column: Int = 0,
    row: Int = 0,
    columns: Range<Int>? = nil,
    rows: Range<Int>? = nil
  ) {
    guard let base = pixels.baseAddress, width > 0,
      pixels.count >= GridSize(columns: width, rows: height).count
    else { return }
    let unit = glyphs.pixelsPerCell
    let first = max(columns?.lowerBound ?? 0, 0, -column)
    let last = min(columns?.upperBound ?? .max, width / unit.columns, grid.size.columns - column)
    let top = max(rows?.lowerBound ?? 0, 0, -row)
    let bottom = min(rows?.upperBound ?? .max, height / unit.rows, grid.size.rows - row)
    guard first < last, top < bottom else { return }
    let stride = grid.size.columns
    grid.cells.withUnsafeMutableBufferPointer { cells in
      for line in top..<bottom {
        let start = (row + line) * stride + column + first
        let target = UnsafeMutableBufferPointer(rebasing: cells[start..<(start + last - first)])
        let source = base + width * (line * unit.rows) + first * unit.columns
        let band = PixelBand(pixels: source, stride: width, cells: last - first)
        fit(band, column: column + first, row: row + line, into: target)
      }
    }
  }

  private mutating func fit(
    _ band: PixelBand,
    column: Int,
    row: Int,
    into cells: UnsafeMutableBufferPointer<Cell>
  ) {
    guard let target = cells.baseAddress else { return }
    let place = (column: column, row: row)
    // The kernels of colours find out in passing.
    let findsOut = depth != .none && glyphs != .ascii
    let isOpaque = findsOut || Backdrop.isOpaque(band, glyphs.pixelsPerCell)
    if band.cells < 4 || !isOpaque || !run(band, at: place, into: target) {
      fitBlended(band, at: place, into: cells)
    }
    Quantizer(depth: depth, dithers: dithers).quantize(cells, with: &mixer)
  }

  /// Fits a band of any width after blending the backdrop in.
  private mutating func fitBlended(
    _ band: PixelBand,
    at place: (column: Int, row: Int),
    into cells: UnsafeMutableBufferPointer<Cell>
  ) {
    guard let target = cells.baseAddress else { return }
    let unit = glyphs.pixelsPerCell
    let backdrop = Backdrop(backdrop)
    let cellCount = max(band.cells, Self.leastCells)
    backdrop.blend(band, unit, width: cellCount * unit.columns, into: &blended)
    blended.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let opaque = PixelBand(pixels: base, stride: cellCount * unit.columns, cells: cellCount)
      if band.cells == cellCount {
        _ = run(opaque, at: place, into: target)
      } else {
        withUnsafeTemporaryAllocation(of: Cell.self, capacity: cellCount) { spare in
          guard let spare = spare.baseAddress else { return }
          spare.initialize(repeating: .blank, count: cellCount)
          _ = run(opaque, at: place, into: spare)
          target.update(from: spare, count: band.cells)
        }
      }
    }
    if backdrop.isTerminal { Backdrop.clear(band, unit, in: target) }
  }

  /// The smallest number of cells that kernels work on.
  private static let leastCells = 4

  /// Fits opaque pixels; returns false if they turn out not to be opaque.
  private func run(
    _ band: PixelBand,
    at place: (column: Int, row: Int),
    into cells: UnsafeMutablePointer<Cell>
  ) -> Bool {
    if glyphs == .ascii {
      let kernel = ASCIIKernel(depth: depth, dithers: dithers && depth == .none)
      kernel.fit(band, column: place.column, row: place.row, into: cells)
      return true
    }
    if depth == .none {
      let kernel = MonochromeKernel(glyphs: glyphs, dithers: dithers)
      kernel.fit(band, column: place.column, row: place.row, into: cells)
      return true
    }
    return tables.fit(band, into: cells)
  }
}
