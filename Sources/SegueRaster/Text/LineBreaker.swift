/// Breaks glyphs into lines of cells.
///
/// Lines break at line feeds, spaces, after hyphens, and between ideographs; a word too long for a line is cut. Linear in
/// the number of glyphs.
struct LineBreaker {
  /// None of them wider than a line.
  let glyphs: [TextGlyph]
  /// At least 1.
  let columns: Int

  /// Appends at most `rows` lines, the last with `…` where glyphs are left.
  func append(rows: Int, to lines: inout [TextLayout.Line]) {
    var start: Int? = glyphs.isEmpty ? nil : 0
    var count = 0
    while let from = start, count < rows {
      let (line, next) = line(from: from)
      count += 1
      lines.append(count == rows && next.map(hasInk) == true ? truncated(from: from) : line)
      start = next
    }
  }

  /// The line that begins at a glyph, and where the next begins; nil at the end.
  private func line(from start: Int) -> (TextLayout.Line, next: Int?) {
    var width = 0
    var end = start
    var chance: Int?
    while end < glyphs.count {
      let glyph = glyphs[end]
      if glyph.kind == .newline { return (trimmed(start..<end), end + 1) }
      if end > start, canBreak(before: end) { chance = end }
      if width + glyph.width > columns {
        if glyph.kind == .space { chance = end }
        var line = trimmed(start..<(chance ?? end))
        line.cutsWord = chance == nil
        return (line, skippingSpaces(from: chance ?? end))
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

  private func trimmed(_ range: Range<Int>) -> TextLayout.Line {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].kind == .space { end -= 1 }
    return TextLayout.Line(
      glyphs: range.lowerBound..<end,
      width: glyphs[range.lowerBound..<end].reduce(0) { $0 + $1.width }
    )
  }

  /// As much as fits before the `…`.
  private func truncated(from start: Int) -> TextLayout.Line {
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
