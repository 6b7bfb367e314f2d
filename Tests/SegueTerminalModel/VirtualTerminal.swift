public import SegueGeometry
public import SegueCells
public import SegueTerminal

/// A small ECMA-48 terminal that keeps what it shows: it reads what both screens write.
///
/// Wide glyphs are CJK ideographs and emoji; a combining mark joins the cell before the cursor. Overwriting half of a
/// wide glyph blanks the other half. Anything it does not know is noted in `unknown`.
public struct VirtualTerminal: Sendable {
  /// What one cell shows.
  public struct Glyph: Hashable, Sendable {
    /// The character with its combining marks.
    public var text = " "
    /// The color of its strokes.
    public var foreground = CellColor.terminalDefault
    /// The color behind it.
    public var background = CellColor.terminalDefault
    /// Bold, underlined and so on.
    public var attributes: Cell.Attributes = []
    /// The columns it takes: 1 or 2; 0 for the second half of a wide one.
    public var width = 1
  }

  /// The size of the screen in cells.
  public let size: GridSize
  /// What each cell shows, row by row.
  public private(set) var cells: [Glyph]
  /// Whether a synchronized update has begun and not ended.
  public private(set) var isSynchronizing = false
  /// How many synchronized updates have ended.
  public private(set) var synchronizedFrames = 0
  /// How often it was asked whether all before has been dealt with.
  public private(set) var questions = 0
  /// What it was sent and does not understand.
  public private(set) var unknown: [String] = []
  /// Whether a glyph after the last column goes to the next row; mode 7 turns it off.
  public private(set) var wraps = true

  private let dialect: Dialect
  private var pen = Glyph()
  private var row = 0
  private var column = 0
  private var wrapsNext = false

  /// Creates a blank terminal that understands a dialect and nothing more; by default everything.
  public init(size: GridSize, dialect: Dialect = .full(depth: .truecolor)) {
    self.size = size
    self.dialect = dialect
    cells = Array(repeating: Glyph(), count: size.columns * size.rows)
  }

  /// Takes bytes that end between two characters and two sequences.
  public mutating func feed(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1b}": escape(&scalars)
      case "\r":
        column = 0
        wrapsNext = false
      case "\n":
        row = min(row + 1, size.rows - 1)
        if !dialect.feedsLines { column = 0 }
        wrapsNext = false
      case "\u{08}":
        column = max(column - 1, 0)
        wrapsNext = false
      case "\u{0f}", "\u{0e}", "\u{00}": break
      case "\u{00}"..."\u{1f}": unknown.append("control \(scalar.value)")
      default: print(scalar)
      }
    }
  }

  private mutating func escape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    switch scalars.popFirst() {
    case "[": sequence(&scalars)
    case "(", ")": scalars.removeFirst()
    case "=", ">", "7", "8": break
    case let other: unknown.append("ESC \(other.map { String($0) } ?? "")")
    }
  }

  private mutating func sequence(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    var body = ""
    while let scalar = scalars.popFirst() {
      guard (0x40..<0x7f).contains(scalar.value) else {
        body.unicodeScalars.append(scalar)
        continue
      }
      let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      perform(Character(scalar), numbers, body)
      return
    }
  }

  private mutating func perform(_ final: Character, _ numbers: [Int], _ body: String) {
    let first = max(numbers.first ?? 1, 1)
    if final != "m", final != "b", body.first != "?" { wrapsNext = false }
    switch final {
    case "H", "f":
      row = min(first, size.rows) - 1
      column = min(max(numbers.count > 1 ? numbers[1] : 1, 1), size.columns) - 1
    case "A": row = max(row - first, 0)
    case "B": row = min(row + first, size.rows - 1)
    case "C": column = min(column + first, size.columns - 1)
    case "D": column = max(column - first, 0)
    case "G" where dialect.positions: column = min(first, size.columns) - 1
    case "d" where dialect.positions: row = min(first, size.rows) - 1
    case "J": erase(from: body == "2" ? 0 : row * size.columns + column, to: cells.count)
    case "K":
      let start = body == "1" || body == "2" ? 0 : column
      erase(
        from: row * size.columns + start,
        to: row * size.columns + (body == "1" ? column + 1 : size.columns)
      )
    case "X":
      erase(from: row * size.columns + column, to: row * size.columns + min(column + first, size.columns))
    case "b" where dialect.repeats:
      if let scalar = pen.text.unicodeScalars.first { for _ in 0..<first { print(scalar) } }
    case "m": render(numbers)
    case "h", "l": mode(body, final == "h")
    case "n": questions += 1
    case "r", "t": break
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private mutating func mode(_ body: String, _ isSet: Bool) {
    if body == "?7" { wraps = isSet }
    guard body == "?2026" else { return }
    if isSynchronizing, !isSet { synchronizedFrames += 1 }
    isSynchronizing = isSet
  }

  private mutating func erase(from start: Int, to end: Int) {
    for index in start..<end {
      cells[index] = Glyph(background: dialect.erases ? pen.background : .terminalDefault)
    }
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    if (0x300..<0x370).contains(scalar.value) || scalar.value == 0x200d || scalar.value == 0xfe0f {
      let index = row * size.columns + column - (wrapsNext ? 0 : 1)
      if cells.indices.contains(index) { cells[index].text.unicodeScalars.append(scalar) }
      return
    }
    let width = (0x4e00..<0xa000).contains(scalar.value) || (0x1f300..<0x1fb00).contains(scalar.value) ? 2 : 1
    if wrapsNext {
      wrapsNext = false
      column = 0
      row = min(row + 1, size.rows - 1)
    }
    let index = row * size.columns + column
    for place in index..<min(index + width, cells.count) { breakWideGlyph(at: place) }
    pen.text = String(Character(scalar))
    pen.width = width
    cells[index] = pen
    if width == 2, column + 1 < size.columns {
      cells[index + 1] = pen
      cells[index + 1].text = ""
      cells[index + 1].width = 0
    }
    column += width
    if column >= size.columns {
      column = size.columns - 1
      wrapsNext = wraps
    }
  }

  /// The half that is not overwritten becomes a space.
  private mutating func breakWideGlyph(at index: Int) {
    let partner = cells[index].width == 2 ? index + 1 : cells[index].width == 0 ? index - 1 : index
    guard partner != index, cells.indices.contains(partner) else { return }
    for place in [index, partner] {
      cells[place].text = " "
      cells[place].width = 1
    }
  }

  private mutating func render(_ numbers: [Int]) {
    var numbers = numbers[...]
    if numbers.isEmpty { numbers = [0] }
    while let number = numbers.popFirst() {
      switch number {
      case 0: pen = Glyph(text: pen.text, width: pen.width)
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underline)
      case 27: pen.attributes.remove(.reverse)
      case 30...37: pen.foreground = .palette(UInt8(number - 30))
      case 38: pen.foreground = color(&numbers)
      case 39: pen.foreground = .terminalDefault
      case 40...47: pen.background = .palette(UInt8(number - 40))
      case 48: pen.background = color(&numbers)
      case 49: pen.background = .terminalDefault
      case 90...97: pen.foreground = .palette(UInt8(number - 82))
      case 100...107: pen.background = .palette(UInt8(number - 92))
      default: unknown.append("SGR \(number)")
      }
    }
  }

  private func color(_ numbers: inout ArraySlice<Int>) -> CellColor {
    if numbers.popFirst() == 5 { return .palette(UInt8(numbers.popFirst() ?? 0)) }
    let red = numbers.popFirst() ?? 0
    let green = numbers.popFirst() ?? 0
    return .rgb(UInt32(red << 16 | green << 8 | (numbers.popFirst() ?? 0)))
  }
}
