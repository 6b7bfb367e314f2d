import SegueGeometry
public import SegueCells

/// Writes a grid as text with ECMA-48 colours, one line per row, for a pager, a file or a plain terminal.
///
/// Only what changes from one cell to the next is written; a line that ends coloured is followed by a reset, so that any
/// part of the output can be shown alone. Blanks at the end of a line are left out.
public struct ANSIWriter: Sendable {
  /// The graphic rendition in force.
  private struct Pen: Equatable {
    var foreground = CellColor.terminalDefault
    var background = CellColor.terminalDefault
    var attributes: Cell.Attributes = []
  }

  private var text = ""

  /// Returns the text of a grid.
  public static func text(of grid: CellGrid) -> String {
    var writer = ANSIWriter()
    for row in 0..<grid.size.rows { writer.append(row: row, of: grid) }
    return writer.text
  }

  private mutating func append(row: Int, of grid: CellGrid) {
    let cells = grid.cells[(row * grid.size.columns)..<((row + 1) * grid.size.columns)]
    let end = cells.lastIndex { !$0.isBlank } ?? cells.startIndex - 1
    var pen = Pen()
    for cell in cells[..<(end + 1)] where cell.width > 0 {
      change(&pen, to: cell)
      text += grid.text(of: cell)
    }
    if pen != Pen() { text += "\u{1B}[0m" }
    text += "\n"
  }

  private mutating func change(_ pen: inout Pen, to cell: Cell) {
    var codes: [String] = []
    if !pen.attributes.isSubset(of: cell.attributes) {
      codes.append("0")
      pen = Pen()
    }
    for (attribute, code) in Self.attributeCodes
    where cell.attributes.contains(attribute) && !pen.attributes.contains(attribute) {
      codes.append(code)
    }
    pen.attributes = cell.attributes
    // A space shows only its background, unless it is underlined or reversed.
    let showsInk = cell.glyph != 0x20 || !cell.attributes.isDisjoint(with: [.underline, .reverse])
    if showsInk, pen.foreground != cell.foreground {
      codes.append(Self.code(cell.foreground, base: 30))
      pen.foreground = cell.foreground
    }
    if pen.background != cell.background {
      codes.append(Self.code(cell.background, base: 40))
      pen.background = cell.background
    }
    if !codes.isEmpty { text += "\u{1B}[\(codes.joined(separator: ";"))m" }
  }

  private static let attributeCodes: [(Cell.Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
  ]

  /// The SGR parameters of a colour; `base` is 30 for the foreground, 40 for the background.
  static func code(_ color: CellColor, base: Int) -> String {
    if let rgb = color.rgbValue { return "\(base + 8);2;\(rgb >> 16);\(rgb >> 8 & 0xff);\(rgb & 0xff)" }
    guard let index = color.paletteIndex.map(Int.init) else { return "\(base + 9)" }
    if index < 8 { return "\(base + index)" }
    return index < 16 ? "\(base + 60 + index - 8)" : "\(base + 8);5;\(index)"
  }
}

extension Cell {
  /// Whether the cell shows nothing but the terminal's default background.
  var isBlank: Bool {
    glyph == 0x20 && background.isDefault && attributes.isDisjoint(with: [.underline, .reverse])
  }
}
