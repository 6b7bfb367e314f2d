import SegueCells
import SegueGeometry

/// A terminal that takes an encoder's bytes and says what its screen would show.
///
/// It has pixels in cells, images placed over them, and images that stand where placeholders are. It is strict: what a
/// real one might bear is a complaint.
struct ModelTerminal {
  let screen: GridSize
  let cell: GridSize
  /// Whether tmux stands before it.
  var isWrapped = false
  var kitty: KittyModel
  /// The pixels in the cells, `0xBBGGRR`; nil where text is.
  var inCells: [UInt32?]
  /// For each cell with a placeholder, the image and its cell.
  var placeholders: [CellRect: (id: Int, row: Int, column: Int)] = [:]
  var complaints: [String] = []
  /// Called after each command.
  var afterCommand: ((ModelTerminal) -> Void)?
  var cursor = (column: 0, row: 0)
  private var foreground = 0
  var pngs: [(area: CellRect, file: [UInt8])] = []

  init(screen: GridSize, cell: GridSize) {
    self.screen = screen
    self.cell = cell
    kitty = KittyModel(cell: cell)
    inCells = Array(repeating: nil, count: screen.count * cell.count)
  }

  var width: Int { screen.columns * cell.columns }
  var height: Int { screen.rows * cell.rows }

  mutating func take(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == 0x1b {
        takeEscape(&rest)
      } else {
        takeText(&rest)
      }
    }
  }

  /// What the screen shows, `0xBBGGRR`; nil where text is.
  var shown: [UInt32?] {
    var pixels = inCells
    for (area, place) in placeholders {
      kitty.drawPlaceholder(place.id, place.row, place.column, at: area, width, &pixels)
    }
    kitty.draw(width, height, &pixels)
    return pixels
  }

  private mutating func takeEscape(_ rest: inout ArraySlice<UInt8>) {
    let kind = rest.dropFirst().first ?? 0
    rest = rest.dropFirst(2)
    switch kind {
    case UInt8(ascii: "["): takeControl(&rest)
    case UInt8(ascii: "_"): takeGraphics(Self.string(&rest, isWrapped: false), isInner: false)
    case UInt8(ascii: "P"):
      let isPassed = rest.starts(with: Array("tmux;".utf8))
      let body = Self.string(&rest, isWrapped: isPassed)
      if isPassed { takePassed(body) } else { takeSixel(body) }
    case UInt8(ascii: "]"): takeOperatingSystem(Self.string(&rest, isWrapped: false))
    default: complaints.append("escape \(kind)")
    }
    afterCommand?(self)
  }

  /// What comes before ESC \; with doubled ESCs, those are made single.
  private static func string(_ rest: inout ArraySlice<UInt8>, isWrapped: Bool) -> [UInt8] {
    var body: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == 7, !isWrapped { return body }
      guard byte == 0x1b else {
        body.append(byte)
        continue
      }
      let next = rest.popFirst()
      if next == UInt8(ascii: "\\") { return body }
      if isWrapped, next == 0x1b { body.append(0x1b) }
    }
    return body + Array("(not ended)".utf8)
  }

  private mutating func takePassed(_ body: [UInt8]) {
    if !isWrapped { complaints.append("passed to no tmux") }
    if body.count > 6000 { complaints.append("\(body.count) bytes passed at once") }
    var inner = body.dropFirst(5)
    guard inner.starts(with: Array("\u{1b}_".utf8)) else {
      return complaints.append("passed what is no command")
    }
    inner = inner.dropFirst(2)
    takeGraphics(Self.string(&inner, isWrapped: false), isInner: true)
    if !inner.isEmpty { complaints.append("more than a command passed") }
  }

  private mutating func takeGraphics(_ body: [UInt8], isInner: Bool) {
    if isInner != isWrapped { complaints.append("a command that is \(isInner ? "" : "not ")passed on") }
    guard body.first == UInt8(ascii: "G") else { return complaints.append("APC without G") }
    kitty.take(Array(body.dropFirst()), cursor, isPlacedDirectly: !isWrapped)
    complaints += kitty.complaints
    kitty.complaints = []
  }

  private mutating func takeControl(_ rest: inout ArraySlice<UInt8>) {
    var text = ""
    while let byte = rest.popFirst() {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x40 {
        text.append(character)
        continue
      }
      let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      switch (character, numbers.count) {
      case ("H", 2):
        cursor = (numbers[1] - 1, numbers[0] - 1)
        let isInside = (0..<screen.columns).contains(cursor.column) && (0..<screen.rows).contains(cursor.row)
        if !isInside { complaints.append("cursor at \(cursor)") }
      case ("m", 3) where numbers.prefix(2) == [38, 5]: foreground = numbers[2]
      case ("m", 1), ("m", 0): foreground = 0
      default: complaints.append("CSI \(text)\(character)")
      }
      return
    }
  }

  private mutating func takeText(_ rest: inout ArraySlice<UInt8>) {
    let end = rest.firstIndex(of: 0x1b) ?? rest.endIndex
    let text = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
    rest = rest[end...]
    var marks: [Int] = []
    var isBegun = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{10eeee}" {
        if isBegun { putPlaceholder(marks) }
        (marks, isBegun) = ([], true)
      } else if let number = ModelMarks.number(scalar), isBegun {
        marks.append(number)
      } else {
        complaints.append("text \(scalar)")
      }
    }
    if isBegun { putPlaceholder(marks) }
  }

  private mutating func putPlaceholder(_ marks: [Int]) {
    guard marks.count == 3, cursor.column < screen.columns else {
      return complaints.append("a placeholder with \(marks) at \(cursor)")
    }
    let area = CellRect(column: cursor.column, row: cursor.row, columns: 1, rows: 1)
    placeholders[area] = (marks[2] << 24 | foreground, marks[0], marks[1])
    cursor.column += 1
  }

  /// Writes text into cells, as the caller does.
  mutating func write(_ area: CellRect) {
    let area = area.intersection(CellRect(screen))
    for row in area.rowRange {
      for column in area.columnRange {
        placeholders[CellRect(column: column, row: row, columns: 1, rows: 1)] = nil
        for y in row * cell.rows..<(row + 1) * cell.rows {
          for x in column * cell.columns..<(column + 1) * cell.columns { inCells[y * width + x] = nil }
        }
      }
    }
  }
}
