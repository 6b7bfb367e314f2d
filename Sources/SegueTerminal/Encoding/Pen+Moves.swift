import SegueCells

/// Cursor movement.
extension Pen {
  /// The ways to move the cursor.
  private enum Way {
    /// CUP, with those coordinates that are not 1.
    case absolute
    /// CUF.
    case right
    /// CHA.
    case column
    /// VPA.
    case row
    /// LF, once per row.
    case feeds
    /// CR, LF once per row, then CUF.
    case lines
  }

  /// Moves to a cell in the fewest bytes.
  @inline(__always)
  mutating func move(toRow row: Int, column: Int, _ rules: RowRules, _ out: inout Output) {
    if self.row == row, self.column == column { return }
    moveFar(toRow: row, column: column, rules, &out)
  }

  @inline(never)
  private mutating func moveFar(
    toRow row: Int,
    column: Int,
    _ rules: RowRules,
    _ out: inout Output
  ) {
    switch cheapest(row, column, rules).way {
    case .absolute: Self.absolute(row, column, &out)
    case .right: Self.right(column - self.column, &out)
    case .column: Self.single(column, UInt8(ascii: "G"), &out)
    case .row: Self.single(row, UInt8(ascii: "d"), &out)
    case .feeds:
      for _ in self.row..<row { out.byte(0x0a) }
    case .lines:
      out.byte(0x0d)
      for _ in self.row..<row { out.byte(0x0a) }
      if column > 0 { Self.right(column, &out) }
    }
    self.row = row
    self.column = column
  }

  /// How many bytes `move` would write.
  func cost(toRow row: Int, column: Int, _ rules: RowRules) -> Int {
    self.row == row && self.column == column ? 0 : cheapest(row, column, rules).bytes
  }

  /// Chooses the cheapest way; LF would scroll only on the last row, from which nothing moves down.
  private func cheapest(_ row: Int, _ column: Int, _ rules: RowRules) -> (way: Way, bytes: Int) {
    var best = (way: Way.absolute, bytes: Self.absoluteBytes(row, column))
    func offer(_ way: Way, _ bytes: Int) { if bytes < best.bytes { best = (way, bytes) } }
    guard self.row != Pen.unknown else { return best }
    let isColumnSure = self.column != Pen.unknown
    if self.row == row {
      if isColumnSure, column > self.column { offer(.right, Self.rightBytes(column - self.column)) }
      if rules.positions { offer(.column, Self.singleBytes(column)) }
    } else {
      if isColumnSure, column == self.column {
        if rules.positions { offer(.row, Self.singleBytes(row)) }
        if rules.feedsLines, row > self.row { offer(.feeds, row - self.row) }
      }
      if row > self.row {
        offer(.lines, 1 + row - self.row + (column > 0 ? Self.rightBytes(column) : 0))
      }
    }
    return best
  }

  private static func absolute(_ row: Int, _ column: Int, _ out: inout Output) {
    out.introduce()
    if row > 0 || column > 0 { out.number(row + 1) }
    if column > 0 {
      out.byte(UInt8(ascii: ";"))
      out.number(column + 1)
    }
    out.byte(UInt8(ascii: "H"))
  }

  private static func absoluteBytes(_ row: Int, _ column: Int) -> Int {
    3 + (row > 0 || column > 0 ? digits(row + 1) : 0) + (column > 0 ? 1 + digits(column + 1) : 0)
  }

  private static func right(_ distance: Int, _ out: inout Output) {
    out.introduce()
    if distance > 1 { out.number(distance) }
    out.byte(UInt8(ascii: "C"))
  }

  private static func rightBytes(_ distance: Int) -> Int { distance > 1 ? 3 + digits(distance) : 3 }

  private static func single(_ place: Int, _ final: UInt8, _ out: inout Output) {
    out.introduce()
    if place > 0 { out.number(place + 1) }
    out.byte(final)
  }

  private static func singleBytes(_ place: Int) -> Int { place > 0 ? 3 + digits(place + 1) : 3 }

  /// How many decimal digits a number of 0…9999 has; larger ones count as that.
  @inline(__always)
  static func digits(_ value: Int) -> Int { value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : 4 }
}
