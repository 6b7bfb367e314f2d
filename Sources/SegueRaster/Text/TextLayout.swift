/// A text broken into lines of cells.
struct TextLayout: Hashable, Sendable {
  /// A line: its glyphs, the cells they take, and whether `…` follows because the rows ran out.
  struct Line: Hashable, Sendable {
    var glyphs: Range<Int>
    var width: Int
    var isTruncated = false
    /// Whether it ends within a word that is too long for a line.
    var cutsWord = false
  }

  private(set) var glyphs: [TextGlyph]
  private(set) var lines: [Line] = []

  /// Breaks a string into at most `rows` lines of at most `columns` cells, both at least 1; see `LineBreaker`.
  init(_ string: String, columns: Int, rows: Int) {
    glyphs = TextGlyph.glyphs(of: string)
    // A glyph wider than the line can stand nowhere.
    glyphs.removeAll { $0.width > columns }
    LineBreaker(glyphs: glyphs, columns: columns).append(rows: rows, to: &lines)
  }
}
