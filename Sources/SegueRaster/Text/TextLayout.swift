/// A text broken into lines of cells.
struct TextLayout: Hashable, Sendable {
  /// A line: its glyphs, the cells they take, and whether `…` follows because the rows ran out.
  struct Line: Hashable, Sendable {
    var glyphs: Range<Int>
    var width: Int
    var isTruncated = false
  }

  private(set) var glyphs: [TextGlyph]
  private(set) var lines: [Line] = []

  /// Breaks a string into at most `rows` lines of at most `columns` cells, both at least 1.
  ///
  /// Lines break at line feeds, spaces, after hyphens, and between ideographs; a word too long for a line is
  /// cut. Linear in the string's length.
  init(_ string: String, columns: Int, rows: Int) {
    self.init(TextGlyph.glyphs(of: string), columns: columns, rows: rows)
  }

  /// Breaks glyphs into lines; where all of them fit into a line's width, they are shared, not copied.
  init(_ all: [TextGlyph], columns: Int, rows: Int) {
    glyphs = all
    // A glyph wider than the line can stand nowhere.
    if all.contains(where: { $0.width > columns }) { glyphs.removeAll { $0.width > columns } }
    var start: Int? = glyphs.isEmpty ? nil : 0
    while let from = start, lines.count < rows {
      let (line, next) = line(from: from, columns: columns)
      let isLast = lines.count == rows - 1
      lines.append(isLast && next.map(hasInk) == true ? truncated(from: from, columns: columns) : line)
      start = next
    }
  }

  /// The line that begins at a glyph, and where the next begins; nil at the end.
  private func line(from start: Int, columns: Int) -> (Line, next: Int?) {
    var width = 0
    var end = start
    var chance: Int?
    while end < glyphs.count {
      let glyph = glyphs[end]
      if glyph.kind == .newline { return (trimmed(start..<end), end + 1) }
      if end > start, canBreak(before: end) { chance = end }
      if width + glyph.width > columns {
        if glyph.kind == .space { chance = end }
        let cut = chance ?? end
        return (trimmed(start..<cut), skippingSpaces(from: cut))
      }
      width += glyph.width
      end += 1
    }
    return (trimmed(start..<end), nil)
  }

  private func canBreak(before index: Int) -> Bool {
    let (left, right) = (glyphs[index - 1].kind, glyphs[index].kind)
    if right == .closing || right == .space { return false }
    return left == .space || left == .breakAfter || left == .ideograph || left == .closing
      || right == .ideograph
  }

  /// Where the text goes on after a break: a single line feed right after it adds no empty line.
  private func skippingSpaces(from index: Int) -> Int? {
    var index = index
    while index < glyphs.count, glyphs[index].kind == .space { index += 1 }
    if index < glyphs.count, glyphs[index].kind == .newline { return index + 1 }
    return index < glyphs.count ? index : nil
  }

  private func trimmed(_ range: Range<Int>) -> Line {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].kind == .space { end -= 1 }
    return Line(
      glyphs: range.lowerBound..<end,
      width: glyphs[range.lowerBound..<end].reduce(0) { $0 + $1.width }
    )
  }

  /// As much as fits before the `…`.
  private func truncated(from start: Int, columns: Int) -> Line {
    var end = start
    var width = 1
    while end < glyphs.count, glyphs[end].kind != .newline, width + glyphs[end].width <= columns {
      width += glyphs[end].width
      end += 1
    }
    var line = trimmed(start..<end)
    line.width += 1
    line.isTruncated = true
    return line
  }

  private func hasInk(from index: Int) -> Bool {
    glyphs[index...].contains { $0.kind != .space && $0.kind != .newline }
  }
}
