import SegueCells

/// Four cells on their way into a grid, a cell in each lane.
struct CellQuad {
  var glyphs: Words
  var inks: Words
  var grounds: Words

  /// The last word of a cell: no attributes, one column wide.
  private static let tail: UInt32 = 0x0100

  /// Cells whose two colours are the same become spaces of the terminal's own ink.
  @inline(__always)
  private var simplified: CellQuad {
    let isFlat = Words(inks .== grounds)
    return CellQuad(
      glyphs: (glyphs & ~isFlat) | (isFlat & 0x20),
      inks: inks & ~isFlat,
      grounds: grounds
    )
  }

  /// The cells as they lie in memory.
  @inline(__always)
  private var images: (Words, Words, Words, Words) {
    let cells = simplified
    return Words.transposed(cells.glyphs, cells.inks, cells.grounds, Words(repeating: Self.tail))
  }

  /// The colours of opaque pixels as `CellColor` packs them.
  @inline(__always)
  static func colors(_ pixels: Words) -> Words {
    let redBlue = pixels & 0x00ff_00ff
    // Seen together, the two shifts are a rotation, which only single words have an instruction for.
    return (redBlue &<< 16).whole | (redBlue &>> 16) | (pixels & 0xff00) | 0x0200_0000
  }

  /// Writes one cell of a pixel's colour.
  @inline(__always)
  static func writeFlat(_ pixel: UInt32, to cell: UnsafeMutablePointer<Cell>) {
    let image = Words(0x20, 0, CellColor(pixel: pixel).packed, tail)
    UnsafeMutableRawPointer(cell).storeBytes(of: image, as: Words.self)
  }

  /// Writes four cells that follow each other.
  @inline(__always)
  func write(to cells: UnsafeMutablePointer<Cell>) {
    let memory = UnsafeMutableRawPointer(cells)
    let (a, b, c, d) = images
    memory.storeBytes(of: a, as: Words.self)
    memory.storeBytes(of: b, toByteOffset: 16, as: Words.self)
    memory.storeBytes(of: c, toByteOffset: 32, as: Words.self)
    memory.storeBytes(of: d, toByteOffset: 48, as: Words.self)
  }

  /// Writes the first `count` cells, each to its own place.
  @inline(__always)
  func write(to cells: UnsafeMutablePointer<Cell>, at places: UnsafePointer<Int32>, count: Int) {
    let memory = UnsafeMutableRawPointer(cells)
    let (a, b, c, d) = images
    memory.storeBytes(of: a, toByteOffset: Int(places[0]) &* 16, as: Words.self)
    if count > 1 { memory.storeBytes(of: b, toByteOffset: Int(places[1]) &* 16, as: Words.self) }
    if count > 2 { memory.storeBytes(of: c, toByteOffset: Int(places[2]) &* 16, as: Words.self) }
    if count > 3 { memory.storeBytes(of: d, toByteOffset: Int(places[3]) &* 16, as: Words.self) }
  }
}

extension CellQuad {
  /// Cells of one pixel's colour each.
  @inline(__always)
  init(flat pixels: Words) {
    self.init(glyphs: Words(repeating: 0x20), inks: .zero, grounds: Self.colors(pixels))
  }
}
