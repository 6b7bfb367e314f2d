import SegueGeometry
import SegueCells

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The frames of a `.tcel` file: little-endian 32-bit magic, columns, rows, frames, then for each cell its code point,
/// foreground and background, `0xRRGGBB` or all ones for the terminal's own.
struct CellClip {
  private static let magic: UInt32 = 0x4c45_4354

  let size: GridSize
  private(set) var frames: [CellGrid] = []

  /// Reads a file; nil where it is none of these.
  init?(path: String) {
    let words = Self.words(of: path)
    guard words.count > 4, words[0] == Self.magic else { return nil }
    size = GridSize(columns: Int(words[1]), rows: Int(words[2]))
    let cells = size.columns * size.rows
    guard words.count >= 4 + 3 * cells * Int(words[3]) else { return nil }
    var place = 4
    for _ in 0..<words[3] {
      var grid = CellGrid(size: size)
      for index in 0..<cells {
        grid.cells[index] = Cell(
          glyph: words[place],
          foreground: Self.color(words[place + 1]),
          background: Self.color(words[place + 2])
        )
        place += 3
      }
      frames.append(grid)
    }
  }

  /// Writes frames of this clip's size in the same form.
  func write(_ frames: [[Cell]], to path: String) {
    guard let file = fopen(path, "wb") else { return }
    defer { fclose(file) }
    var words = [Self.magic, UInt32(size.columns), UInt32(size.rows), UInt32(frames.count)]
    for cell in frames.joined() {
      words += [cell.glyph, cell.foreground.rgbValue ?? .max, cell.background.rgbValue ?? .max]
    }
    fwrite(words, 4, words.count, file)
  }

  private static func color(_ word: UInt32) -> CellColor { word == .max ? .terminalDefault : .rgb(word) }

  private static func words(of path: String) -> [UInt32] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let count = ftell(file) / 4
    rewind(file)
    return [UInt32](unsafeUninitializedCapacity: count) { buffer, read in
      read = fread(buffer.baseAddress, 4, count, file)
    }
  }
}
