/// Breaks shaped paragraphs into lines of a width.
struct LineComposer {
  /// A line's glyphs from left to right.
  struct Line {
    var glyphs: [ShapedParagraph.Glyph]
    /// Points that it takes without the spaces at its end.
    var width: Double
    var isTruncated = false
  }

  /// Points that a line may take.
  let width: Double
  /// How many lines there may be, at least one.
  let most: Int
  let ellipsis: ShapedParagraph
  private(set) var lines: [Line] = []
  /// The last paragraph, and where in it the last line begins.
  private var last: (paragraph: ShapedParagraph, start: Int)?

  init(width: Double, most: Int, ellipsis: ShapedParagraph) {
    self.width = width
    self.most = most
    self.ellipsis = ellipsis
  }

  /// Adds a paragraph, as far as there is room; the last line there is room for ends in `…` if more would follow.
  mutating func add(_ paragraph: ShapedParagraph) {
    var start = 0
    repeat {
      last = (paragraph, start)
      let end = lineEnd(paragraph, from: start)
      if lines.count + 1 == most, end < paragraph.units.count {
        lines.append(truncated(paragraph, from: start))
        return
      }
      lines.append(line(paragraph, start..<end))
      start = end
    } while start < paragraph.units.count
  }

  /// Ends the last line in `…`, for more paragraphs follow.
  mutating func truncate() {
    guard let last, lines.last?.isTruncated == false else { return }
    lines[lines.count - 1] = truncated(last.paragraph, from: last.start)
  }

  /// Where the line that begins with a unit ends: after the spaces at which it is broken.
  private func lineEnd(_ paragraph: ShapedParagraph, from start: Int) -> Int {
    var x = 0.0
    var opportunity: Int?
    for index in start..<paragraph.units.count {
      let unit = paragraph.units[index]
      // Spaces hang over the end.
      if !unit.isSpace, x + paragraph.advances[index] > width, index > start { return opportunity ?? index }
      x += paragraph.advances[index]
      if unit.breaksAfter { opportunity = index + 1 }
    }
    return paragraph.units.count
  }

  private func line(_ paragraph: ShapedParagraph, _ units: Range<Int>) -> Line {
    var end = units.upperBound
    while end > units.lowerBound, paragraph.units[end - 1].isSpace { end -= 1 }
    let glyphs = paragraph.glyphs(of: units.lowerBound..<end)
    return Line(glyphs: glyphs, width: glyphs.reduce(0) { $0 + $1.advance })
  }

  /// As many characters as fit before `…`.
  private func truncated(_ paragraph: ShapedParagraph, from start: Int) -> Line {
    var x = ellipsis.advances.reduce(0, +)
    var end = start
    while end < paragraph.units.count, x + paragraph.advances[end] <= width {
      x += paragraph.advances[end]
      end += 1
    }
    var line = line(paragraph, start..<end)
    line.glyphs += ellipsis.glyphs
    line.width += ellipsis.advances.reduce(0, +)
    line.isTruncated = true
    return line
  }
}
