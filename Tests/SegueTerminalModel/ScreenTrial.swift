public import SegueGeometry
public import SegueCells
public import SegueTerminal
import SegueTestSupport

/// Two random grids and a dialect: the bytes from one to the other must turn the one screen into the other.
public struct ScreenTrial: Sendable {
  /// Decides everything that follows.
  public let seed: UInt64
  /// The size of both grids.
  public let size: GridSize
  /// What the terminal understands.
  public let dialect: Dialect
  /// What is shown first.
  public let first: CellGrid
  /// What is shown after it.
  public let second: CellGrid

  /// The trial of a seed, up to 24 × 6 cells unless a size is given.
  public init(seed: UInt64, size asked: GridSize? = nil, hasOctants: Bool = true) {
    var random = SeededGenerator(seed: seed)
    size = asked ?? GridSize(columns: 1 + random.int(below: 24), rows: 1 + random.int(below: 6))
    dialect = Self.dialect(&random)
    var grids = RandomGrids(random: random, size: size)
    grids.hasOctants = hasOctants
    first = grids.grid()
    second = grids.random.int(below: 2) == 0 ? grids.changed(first) : grids.grid()
    self.seed = seed
  }

  /// Every combination of capabilities is as likely as any other.
  private static func dialect(_ random: inout SeededGenerator) -> Dialect {
    var dialect = Dialect.plain(depth: .truecolor)
    let capabilities: [WritableKeyPath<Dialect, Bool>] = [
      \.synchronizes, \.positions, \.feedsLines, \.repeats, \.erases, \.exchangesComplements,
    ]
    for capability in capabilities { dialect[keyPath: capability] = random.int(below: 2) == 1 }
    return dialect
  }

  /// What a terminal is sent for the first grid, and then for the second.
  public func bytes(_ dialect: Dialect) -> (first: [UInt8], second: [UInt8]) {
    var encoder = FrameEncoder(dialect)
    var buffer = ByteBuffer(capacity: 1 << 12)
    encoder.encode(first, into: &buffer)
    let before = buffer.bytes
    buffer.removeAll()
    encoder.encode(second, into: &buffer)
    return (before, buffer.bytes)
  }

  /// What is wrong, in words, or nil: a terminal that understands this dialect alone must show the second grid, whether
  /// it wraps at the last column or not.
  public func failure() -> String? {
    let bytes = bytes(dialect)
    var terminal = VirtualTerminal(size: size, dialect: dialect)
    if seed % 2 == 0 { terminal.feed(Array("\u{1b}[?7l".utf8)) }
    for (part, grid) in [(bytes.first, first), (bytes.second, second)] {
      terminal.feed(part)
      let differences = differences(terminal, grid, exchanged: dialect.exchangesComplements)
      if let difference = differences.first { return "seed \(seed), \(dialect): \(difference)" }
      if let unknown = terminal.unknown.first { return "seed \(seed), \(dialect): sent \(unknown)" }
    }
    return nil
  }

  /// The second grid written the plainest way: for each cell its place and its whole rendition.
  public func plainBytes() -> [UInt8] {
    var text = ""
    for row in 0..<size.rows {
      for column in 0..<size.columns where second[column: column, row: row].width > 0 {
        text += "\u{1b}[\(row + 1);\(column + 1)H" + plain(second[column: column, row: row], column: column)
      }
    }
    return Array(text.utf8)
  }

  private func plain(_ cell: Cell, column: Int) -> String {
    var text = "\u{1b}[0"
    for (bit, code) in [(1, 1), (2, 2), (4, 3), (8, 4), (16, 7)]
    where Int(cell.attributes.rawValue) & bit != 0 {
      text += ";\(code)"
    }
    text += Self.codes(cell.foreground, base: 38) + Self.codes(cell.background, base: 48) + "m"
    // Without autowrap a combining mark of the last column may land on the cell before.
    let isMarked = cell.glyph & Cell.clusterBit != 0 && column + 1 == size.columns
    return text + (isMarked ? "\u{1b}[?7h" : "") + second.text(of: cell) + (isMarked ? "\u{1b}[?7l" : "")
  }

  private static func codes(_ color: CellColor, base: Int) -> String {
    if let rgb = color.rgbValue { return ";\(base);2;\(rgb >> 16);\(rgb >> 8 & 255);\(rgb & 255)" }
    return color.paletteIndex.map { ";\(base);5;\($0)" } ?? ""
  }
}
