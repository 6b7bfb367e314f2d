import SegueGeometry
public import SegueCells

/// A frame as a text file whose diffs are readable: its characters, one line per row, then its colours, one line per row.
///
///     ▀▀▄▄
///     row 1: 2 #5856d6/#ffffff, 2 -/#ffffff
///
/// A row's colours are runs from the left: the number of cells, their foreground and their background. A colour that is
/// not visible, as that of a space, is `-`; the terminal's default is `default`, a palette entry its number.
public struct GoldenFrame: Hashable, Sendable {
  /// A character and its colours, as written in the file.
  struct GoldenCell: Hashable, Sendable {
    var glyph: Character
    var foreground: String
    var background: String
  }

  /// Rows from top to bottom, all of one length.
  private(set) var rows: [[GoldenCell]]

  /// Creates the frame of a grid.
  public init(_ grid: CellGrid) {
    rows = (0..<grid.size.rows).map { row in
      (0..<grid.size.columns).map { column in
        let cell = grid[column: column, row: row]
        let glyph = cell.width == 0 ? " " : grid.text(of: cell).first ?? " "
        return GoldenCell(
          glyph: glyph,
          foreground: glyph == " " ? Self.unseen : Self.name(cell.foreground),
          background: Self.name(cell.background)
        )
      }
    }
  }

  /// The file's text.
  public var text: String {
    let pictures = rows.map { row in
      let end = row.lastIndex { $0.glyph != " " } ?? -1
      return String(row[...end].map(\.glyph)) + "\n"
    }
    let colors = rows.enumerated().map { "row \($0.offset + 1): " + Self.runs(of: $0.element) + "\n" }
    return (pictures + colors).joined()
  }

  /// Reads a file's text; nil if it is no golden frame.
  public init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    guard lines.count >= 2, lines.count.isMultiple(of: 2) else { return nil }
    let count = lines.count / 2
    rows = []
    for index in 0..<count {
      guard let row = Self.row(lines[index], colors: lines[count + index], number: index + 1) else {
        return nil
      }
      rows.append(row)
    }
    guard rows.allSatisfy({ $0.count == rows[0].count }) else { return nil }
  }

  private static let unseen = "-"

  private static func name(_ color: CellColor) -> String {
    if let rgb = color.rgbValue { return GridJSON.hex(rgb) }
    return color.paletteIndex.map { "\($0)" } ?? "default"
  }

  private static func runs(of row: [GoldenCell]) -> String {
    var runs: [(count: Int, colors: String)] = []
    for cell in row {
      let colors = "\(cell.foreground)/\(cell.background)"
      if runs.last?.colors == colors { runs[runs.count - 1].count += 1 } else { runs.append((1, colors)) }
    }
    return runs.map { "\($0.count) \($0.colors)" }.joined(separator: ", ")
  }

  private static func row(_ picture: String, colors: String, number: Int) -> [GoldenCell]? {
    let head = "row \(number): "
    guard colors.hasPrefix(head) else { return nil }
    var glyphs = Array(picture)
    guard !glyphs.contains(where: { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f } })
    else {
      return nil
    }
    var row: [GoldenCell] = []
    for run in colors.dropFirst(head.count).split(separator: ", ") {
      let words = run.split(separator: " ")
      let inks = words.last?.split(separator: "/").map(String.init) ?? []
      guard words.count == 2, inks.count == 2, let count = Int(words[0]), (1...1000).contains(count) else {
        return nil
      }
      for _ in 0..<count {
        let glyph = row.count < glyphs.count ? glyphs[row.count] : " "
        row.append(GoldenCell(glyph: glyph, foreground: inks[0], background: inks[1]))
      }
    }
    glyphs.removeFirst(min(row.count, glyphs.count))
    return glyphs.isEmpty ? row : nil
  }
}
