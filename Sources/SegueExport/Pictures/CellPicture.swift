public import SegueGeometry
public import SegueImages
public import SegueCells
public import SegueText

/// Draws a grid as a picture: what a terminal with exact block glyphs would show.
///
/// Blocks and lines are drawn from their geometry, characters from the bundled monospaced font and, where that lacks one, the
/// system's; a character that none has is a hollow box.
public struct CellPicture: Sendable {
  /// The pixels of a cell, at least 1 × 1.
  public var cell: GridSize
  /// The terminal's default foreground, `0xRRGGBB`.
  public var foreground: UInt32
  /// The terminal's default background, `0xRRGGBB`.
  public var background: UInt32

  /// Creates a renderer with a cell size in pixels and the terminal's default colours.
  public init(
    cell: GridSize = GridSize(columns: 8, rows: 16),
    foreground: UInt32 = 0xd8d8d8,
    background: UInt32 = 0x101014
  ) {
    self.cell = cell
    self.foreground = foreground
    self.background = background
  }

  /// Returns the picture of a grid, `cell` pixels per cell.
  ///
  /// - Throws: `FontError` if there are letters and they cannot be set.
  public func picture(of grid: CellGrid) throws(FontError) -> PixelBuffer {
    var letters: [CellLetters.Letter] = []
    var buffer = PixelBuffer(width: grid.size.columns * cell.columns, height: grid.size.rows * cell.rows)
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let cell = grid[column: column, row: row]
        guard cell.width > 0 else { continue }
        if draw(cell, column: column, row: row, into: &buffer) {
          let ink = colors(of: cell).ink
          letters.append(.init(cell: cell, text: grid.text(of: cell), ink: ink, column: column, row: row))
        }
      }
    }
    if !letters.isEmpty { try CellLetters(cell: self.cell).draw(letters, over: &buffer) }
    return buffer
  }

  /// Draws the ground, and a block or a line; returns whether there is a letter to be drawn over it.
  private func draw(_ cell: Cell, column: Int, row: Int, into buffer: inout PixelBuffer) -> Bool {
    let (ink, ground) = colors(of: cell)
    let width = min(self.cell.columns * Int(cell.width), buffer.width - column * self.cell.columns)
    let size = GridSize(columns: width, rows: self.cell.rows)
    let coverage = GlyphInk(cell: cell, size: size)
    for y in 0..<size.rows {
      let line = (row * size.rows + y) * buffer.width + column * self.cell.columns
      for x in 0..<width {
        buffer.pixels[line + x] = Self.mix(ink, ground, coverage.amount(x, y))
      }
    }
    return coverage.isLetter
  }

  /// The colours of ink and ground, after the attributes.
  func colors(of cell: Cell) -> (ink: UInt32, ground: UInt32) {
    var ink = cell.foreground.rgb(fallback: foreground)
    var ground = cell.background.rgb(fallback: background)
    if cell.attributes.contains(.reverse) { swap(&ink, &ground) }
    if cell.attributes.contains(.dim) { ink = (ink >> 1 & 0x7f7f7f) + (ground >> 1 & 0x7f7f7f) }
    return (ink, ground)
  }

  /// An opaque pixel `amount` of the way from the ground to the ink, both `0xRRGGBB`.
  private static func mix(_ ink: UInt32, _ ground: UInt32, _ amount: Double) -> UInt32 {
    var pixel: UInt32 = 0xff
    for shift: UInt32 in [0, 8, 16] {
      let (from, to) = (Double(ground >> shift & 0xff), Double(ink >> shift & 0xff))
      pixel = pixel << 8 | UInt32(clamping: from + (to - from) * amount + 0.5)
    }
    return pixel
  }
}
