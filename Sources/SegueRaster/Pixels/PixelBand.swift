import SegueCells

/// The pixels of one row of cells: opaque, `0xffBBGGRR`, every pixel row `stride` pixels after the last.
struct PixelBand {
  var pixels: UnsafePointer<UInt32>
  var stride: Int
  /// How many cells the band is wide.
  var cells: Int

  /// Calls `body` with the first of every four cells; the last four overlap where the number is no multiple.
  ///
  /// The band is at least four cells wide.
  @inline(__always)
  func forEachFour(_ body: (Int) -> Void) {
    var column = 0
    while column < cells {
      body(min(column, cells - 4))
      column += 4
    }
  }
}

extension Cell {
  /// A cell of one colour.
  @inline(__always)
  static func flat(_ color: CellColor) -> Cell { Cell(glyph: 0x20, background: color) }

  /// A glyph in two colours, or a flat cell where they are the same.
  @inline(__always)
  static func block(_ glyph: UInt32, _ foreground: CellColor, _ background: CellColor) -> Cell {
    let same = foreground == background
    return Cell(
      glyph: same ? 0x20 : glyph,
      foreground: same ? .terminalDefault : foreground,
      background: background
    )
  }
}

extension CellColor {
  /// The colour of a pixel `0xAABBGGRR`, its alpha ignored.
  @inline(__always)
  init(pixel: UInt32) { self.init(packed: 2 << 24 | pixel.byteSwapped >> 8) }
}
