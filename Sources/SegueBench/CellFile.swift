public import SegueGeometry
public import SegueCells

/// Frames of cells in the `.tcel` format.
///
/// Little-endian 32-bit words: `TCEL`, columns, rows and the number of frames; then for each cell its code point,
/// foreground and background, `0xRRGGBB` or all ones for the terminal's default colour.
public struct CellFile: Hashable, Sendable {
  private var words: [UInt32]

  /// Creates a file without frames; all frames have the size given, in cells.
  public init(size: GridSize) {
    words = [0x4c45_4354, UInt32(size.columns), UInt32(size.rows), 0]
  }

  /// Appends a frame of the file's size; graphemes of several scalars become `?`.
  public mutating func append(_ grid: CellGrid) {
    words[3] += 1
    for cell in grid.cells {
      words.append(cell.glyph & Cell.clusterBit == 0 ? cell.glyph : 0x3f)
      words.append(cell.foreground.rgbValue ?? .max)
      words.append(cell.background.rgbValue ?? .max)
    }
  }

  /// The file's bytes.
  public var bytes: [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
  }
}
