import SegueGeometry
import SegueCells

/// A terminal that understands printable characters, line feeds and SGR, and stops at anything else.
struct SGRInterpreter {
  enum Failure: Error { case unknownSequence(String) }

  private(set) var grid: CellGrid
  private(set) var pen = Cell.blank
  private var column = 0
  private var row = 0

  init(_ text: String, size: GridSize) throws {
    grid = CellGrid(size: size)
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\n": (column, row) = (0, row + 1)
      case "\u{1B}":
        guard rest.popFirst() == "[", let end = rest.firstIndex(of: "m") else {
          throw Failure.unknownSequence(String(rest.prefix(8)))
        }
        try select(rest[..<end].split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 })
        rest = rest[rest.index(after: end)...]
      default: put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    var cell = pen
    cell.glyph = grid.glyph(for: character)
    cell.width = UInt8(CellWidth.of(character))
    grid[column: column, row: row] = cell
    if cell.width == 2 {
      cell.glyph = 0x20
      cell.width = 0
      grid[column: column + 1, row: row] = cell
    }
    column += max(1, CellWidth.of(character))
  }

  private mutating func select(_ codes: [Int]) throws {
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: pen = .blank
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 30...37: pen.foreground = .palette(UInt8(code - 30))
      case 40...47: pen.background = .palette(UInt8(code - 40))
      case 90...97: pen.foreground = .palette(UInt8(code - 82))
      case 100...107: pen.background = .palette(UInt8(code - 92))
      case 39: pen.foreground = .terminalDefault
      case 49: pen.background = .terminalDefault
      case 38: pen.foreground = try color(&codes)
      case 48: pen.background = try color(&codes)
      default: throw Failure.unknownSequence("\(code)")
      }
    }
  }

  private func color(_ codes: inout ArraySlice<Int>) throws -> CellColor {
    switch codes.popFirst() {
    case 5: return .palette(UInt8(codes.removeFirst()))
    case 2: return .rgb((0..<3).reduce(0) { value, _ in value << 8 | UInt32(codes.removeFirst()) })
    default: throw Failure.unknownSequence("color")
    }
  }
}
