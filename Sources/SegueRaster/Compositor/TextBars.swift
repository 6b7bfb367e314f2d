public import SegueGeometry
public import SegueStage

/// The usual layout of distorted text: a bar for every word, where its characters would be.
public enum TextBars {
  /// Appends a bar a word; lines break at the bounds' width and end with the bounds.
  ///
  /// A character is as wide as a cell and a line as high. Linear in the text's length.
  public static func words(_ text: TextContents, _ bounds: Rect, _ cell: Size, _ bars: inout [Rect]) {
    guard cell.width > 0, cell.height > 0, bounds.size.width.isFinite, bounds.size.height.isFinite else {
      return
    }
    let columns = Int(min(max(bounds.size.width / cell.width, 1), 10_000))
    let lines = Int(min(max(bounds.size.height / cell.height, 1), 10_000))
    var layout = Layout(columns: columns, firstBar: bars.count)
    for scalar in text.string.unicodeScalars {
      if scalar == " " || scalar == "\n" {
        layout.endWord(&bars)
        layout.column += 1
        if scalar == "\n" { layout.endLine(text.alignment, &bars) }
      } else {
        layout.add(text.alignment, &bars)
      }
      if layout.line >= lines { break }
    }
    layout.endWord(&bars)
    layout.endLine(text.alignment, &bars)
    layout.place(lines: lines, bounds: bounds, cell: cell, &bars)
  }

  /// Words in units of cells, turned into points at the end.
  private struct Layout {
    let columns: Int
    let firstBar: Int
    var line = 0
    var column = 0
    private var wordStart = 0
    private var lineStart: Int

    init(columns: Int, firstBar: Int) {
      self.columns = columns
      self.firstBar = firstBar
      lineStart = firstBar
    }

    mutating func add(_ alignment: TextContents.Alignment, _ bars: inout [Rect]) {
      if column >= columns {
        let length = column - wordStart
        let isWholeLine = wordStart == 0
        if isWholeLine { endWord(&bars) }
        endLine(alignment, &bars)
        column = isWholeLine ? 0 : length
        wordStart = 0
      }
      column += 1
    }

    mutating func endWord(_ bars: inout [Rect]) {
      if column > wordStart {
        bars.append(
          Rect(x: Double(wordStart), y: Double(line), width: Double(column - wordStart), height: 1)
        )
      }
      wordStart = column + 1
    }

    mutating func endLine(_ alignment: TextContents.Alignment, _ bars: inout [Rect]) {
      let used = bars.count > lineStart ? bars[bars.count - 1].maxX : 0
      let rest = max(Double(columns) - used, 0)
      let shift = alignment == .left ? 0 : alignment == .right ? rest : (rest / 2).rounded(.down)
      for index in lineStart..<bars.count { bars[index].origin.x += shift }
      lineStart = bars.count
      line += 1
      column = 0
      wordStart = 0
    }

    func place(lines: Int, bounds: Rect, cell: Size, _ bars: inout [Rect]) {
      bars.removeSubrange(firstBar..<bars.count, where: { Int($0.minY) >= lines })
      for index in firstBar..<bars.count {
        let bar = bars[index]
        bars[index] = Rect(
          x: bounds.minX + bar.minX * cell.width,
          y: bounds.minY + (bar.minY + 0.25) * cell.height,
          width: bar.size.width * cell.width,
          height: 0.5 * cell.height
        )
      }
    }
  }
}

extension Array where Element == Rect {
  /// Removes the elements at the end of a range that satisfy a condition.
  fileprivate mutating func removeSubrange(_ range: Range<Int>, where condition: (Rect) -> Bool) {
    while count > range.lowerBound, let last, condition(last) { removeLast() }
  }
}
