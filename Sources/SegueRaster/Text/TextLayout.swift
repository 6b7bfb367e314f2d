import SegueGeometry
import SegueStage

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
    // A glyph wider than the line does not fit anywhere.
    glyphs.removeAll { $0.width > columns }
    LineBreaker(glyphs: glyphs, columns: columns).append(rows: rows, to: &lines)
  }
}

extension TextLayout {
  /// Lays out distorted text as bars, one per word, where its characters would be; a `TextBarLayout`.
  ///
  /// A bar is half the font's size high.
  static func appendBars(
    _ text: TextContents,
    _ bounds: Rect,
    _ cell: Size,
    _ cache: inout TextLayoutCache,
    _ bars: inout [Rect]
  ) {
    let viewport = Viewport(
      size: GridSize(columns: 1, rows: 1),
      canvas: Rect(origin: .zero, size: cell)
    )
    // Whole cells are counted from the layer's own corner, so that the bars move with it.
    let own = Rect(origin: .zero, size: bounds.size)
    guard let box = TextBox(text, bounds: own, projection: .identity, viewport: viewport) else { return }
    let first = bars.count
    let layout = cache.layout(text.string, columns: box.columns, rows: box.rows)
    let height = text.fontSize > 0 ? min(text.fontSize / 2, cell.height) : cell.height / 2
    var row = box.firstMiddle(lines: layout.lines.count, every: 1)
    for line in cache.lines[layout.lines] {
      var column = box.firstColumn(width: line.width, alignment: text.alignment)
      var start = column
      for index in line.glyphs {
        let glyph = layout.glyphs[index]
        if glyph.kind == .space {
          bar(start..<column, row, height, cell, to: &bars)
          start = column + 1
        }
        column += glyph.width
      }
      bar(start..<(column + (line.isTruncated ? 1 : 0)), row, height, cell, to: &bars)
      row += 1
    }
    for index in first..<bars.count { bars[index] = bars[index].offset(by: bounds.origin) }
  }

  private static func bar(
    _ columns: Range<Int>,
    _ row: Double,
    _ height: Double,
    _ cell: Size,
    to bars: inout [Rect]
  ) {
    guard !columns.isEmpty else { return }
    bars.append(
      Rect(
        x: Double(columns.lowerBound) * cell.width,
        y: row * cell.height - height / 2,
        width: Double(columns.count) * cell.width,
        height: height
      )
    )
  }
}
