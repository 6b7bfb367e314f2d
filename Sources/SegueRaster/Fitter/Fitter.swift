public import SegueGeometry

/// Turns pixels into cells: for every cell the glyph and the two colours with the least squared error.
///
/// A pure function of its settings and the pixels; it keeps scratch storage between calls and allocates nothing
/// once that has grown.
public struct Fitter: Sendable {
  public let glyphs: GlyphSet
  public let depth: ColorDepth
  /// What shows through transparent pixels, or nil for the terminal's own background, blended as black.
  public var backdrop: Color?
  public let dithers: Bool

  private let table: GlyphTable
  private let masks: [UInt32]
  /// One row of cells with the backdrop blended in.
  private var blended: [UInt32] = []
  private var mixer: PaletteMixer

  /// Creates a fitter.
  public init(glyphs: GlyphSet, depth: ColorDepth, backdrop: Color? = nil, dithers: Bool = true) {
    self.glyphs = glyphs
    self.depth = depth
    self.backdrop = backdrop
    self.dithers = dithers
    mixer = PaletteMixer(depth: depth)
    table = GlyphTable.of(glyphs)
    masks = glyphs == .eighths ? table.partitions.map(\.scalar) : table.scalarByMask
  }

  /// Fits a picture of premultiplied `0xAABBGGRR` pixels into the cells from (`column`, `row`) on.
  ///
  /// The picture holds `glyphs.pixelsPerCell` pixels for each of its cells; what is left over at its right or
  /// bottom, and what lies outside the grid, is not drawn. `columns` and `rows` limit the work to those of the
  /// picture's cells. Time grows with the number of cells.
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
    guard let base = pixels.baseAddress, width > 0, pixels.count >= width * height else { return }
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
        let source = base + line * unit.rows * width + first * unit.columns
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
    let unit = glyphs.pixelsPerCell
    if Backdrop.isOpaque(band, unit) {
      run(band, column: column, row: row, into: target)
    } else {
      let backdrop = Backdrop(backdrop)
      backdrop.blend(band, unit, into: &blended)
      blended.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        let opaque = PixelBand(pixels: base, stride: band.cells * unit.columns, cells: band.cells)
        run(opaque, column: column, row: row, into: target)
      }
      if backdrop.isTerminal { Backdrop.clear(band, unit, in: target) }
    }
    Quantizer(depth: depth, dithers: dithers).quantize(cells, with: &mixer)
  }

  private func run(_ band: PixelBand, column: Int, row: Int, into cells: UnsafeMutablePointer<Cell>) {
    if glyphs == .ascii {
      let kernel = ASCIIKernel(isColored: depth != .none, dithers: dithers && depth == .none)
      return kernel.fit(band, column: column, row: row, into: cells)
    }
    if depth == .none {
      let kernel = MonochromeKernel(glyphs: glyphs, dithers: dithers)
      return kernel.fit(band, column: column, row: row, into: cells)
    }
    masks.withUnsafeBufferPointer { masks in
      guard let scalars = masks.baseAddress else { return }
      switch glyphs {
      case .half: HalfKernel.fit(band, into: cells)
      case .eighths: EighthsKernel(scalars: scalars).fit(band, into: cells)
      default:
        let rows = glyphs.pixelsPerCell.rows
        DotsKernel(rows: rows, scalarByMask: scalars, darkIsBackground: glyphs == .braille)
          .fit(band, into: cells)
      }
    }
  }
}
