import SegueCells

/// Runs of identical cells, and short unchanged gaps between cells that change.
extension RowEncoder {
  /// The most unchanged cells that may be rewritten rather than skipped.
  private static let longestBridge = 6

  /// Brings the cursor to a cell: by a move, or by rewriting the cells between if that takes fewer bytes,
  /// counting the rendition of the cell itself.
  @inline(never)
  mutating func arrive(_ row: Int, _ column: Int, _ next: UnsafePointer<Cell>, _ output: inout Output) {
    let isNear = pen.row == row && pen.column >= 0 && pen.column < column
    if isNear, column - pen.column <= Self.longestBridge, isBridgeCheaper(row, column, next, output) {
      for between in pen.column..<column { output.scalar(pen.style(next[between], rules, &output)) }
      pen.column = column
    } else {
      pen.move(toRow: row, column: column, rules, &output)
    }
  }

  private func isBridgeCheaper(
    _ row: Int,
    _ column: Int,
    _ next: UnsafePointer<Cell>,
    _ output: Output
  ) -> Bool {
    var trial = pen
    var cost = pen.cost(toRow: row, column: column, rules) + trial.styleCost(next[column], rules, output)
    trial = pen
    for place in pen.column..<column {
      let cell = next[place]
      guard cell.width == 1, cell.glyph & Cell.clusterBit == 0 else { return false }
      cost -= trial.styleCost(cell, rules, output) + Output.length(of: cell.glyph)
      if cost <= 0 { return false }
    }
    return cost - trial.styleCost(next[column], rules, output) > 0
  }

  /// Handles the cells equal to a given one on its right, the first of which is at `column`: erases them,
  /// repeats the glyph, or leaves them to be written one by one.
  ///
  /// Returns the first column that it did not handle; `pen.column` is where the cursor stands.
  @inline(never)
  mutating func repeated(
    _ cell: Cell,
    from column: Int,
    _ next: UnsafePointer<Cell>,
    _ shown: UnsafeMutablePointer<Cell>,
    _ output: inout Output
  ) -> Int {
    pen.column = column
    var end = column + 1
    while end < count, Self.isSame(cell, next[end]) { end += 1 }
    // Unchanged cells at the run's end need not be written.
    var last = end
    while last > column, Self.isSame(cell, shown[last - 1]) { last -= 1 }
    let number = last - column
    let plain = number * Output.length(of: cell.glyph)
    if end == count, plain > 3, canErase(cell) {
      output.introduce()
      output.byte(UInt8(ascii: "K"))
      note(cell, column..<end, shown)
      return end
    }
    if rules.repeats, plain > 3 + Pen.digits(number) {
      output.introduce()
      output.number(number)
      output.byte(UInt8(ascii: "b"))
      note(cell, column..<last, shown)
      pen.column = last
      return last
    }
    return column
  }

  /// Erasing shows the background colour, but the pen may have drawn the cell with the ink of a full block
  /// instead.
  private func canErase(_ cell: Cell) -> Bool {
    rules.erases && cell.glyph == 0x20 && cell.background == pen.background
      && pen.attributes.isDisjoint(with: Pen.visibleOnSpace)
  }

  private func note(_ cell: Cell, _ columns: Range<Int>, _ shown: UnsafeMutablePointer<Cell>) {
    for column in columns { shown[column] = cell }
  }
}

extension Pen {
  /// How many bytes `style` would write for a cell, whose rendition it leaves in the pen.
  @inline(__always)
  mutating func styleCost(_ cell: Cell, _ rules: RowRules, _ output: Output) -> Int {
    guard canBeQuick(for: cell, rules), rules.complements == nil else {
      return measuredCost(cell, rules, output)
    }
    var cost = 0
    if cell.glyph != 0x20, cell.foreground != foreground {
      cost = 2 + output.length(ofTruecolor: cell.foreground.packed)
      foreground = cell.foreground
    }
    if cell.background != background {
      cost = max(cost, 2) + output.length(ofTruecolor: cell.background.packed)
      background = cell.background
    }
    return cost
  }

  @inline(never)
  private mutating func measuredCost(_ cell: Cell, _ rules: RowRules, _ output: Output) -> Int {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Pen.longestCell) { scratch in
      guard let start = scratch.baseAddress else { return 0 }
      var trial = Output(pointer: start, decimals: output.decimals)
      _ = style(cell, rules, &trial)
      return trial.pointer - start
    }
  }
}
