/// A place of a line where the rewritten text is longer or shorter, so that what follows has another column.
public struct ColumnShift: Hashable, Sendable {
  /// The line in the original text, counted from 1; it is the line of the rewritten text too.
  public var line: Int
  /// The byte of the line where the change begins, counted from 1 as the compiler counts columns.
  public var column: Int
  /// The bytes that the original has there.
  public var removed: Int
  /// The bytes that the rewritten text has instead.
  public var inserted: Int
}

extension [ColumnShift] {
  /// The column of the original text for a column that the compiler named; one in inserted text is where that begins.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column of the rewritten text, in bytes from 1.
  /// - Returns: The column of the original text, in bytes from 1.
  public func originalColumn(line: Int, column: Int) -> Int {
    var offset = 0
    for shift in self where shift.line == line {
      let start = shift.column + offset
      if column < start { break }
      if column < start + shift.inserted {
        return shift.column + Swift.min(column - start, Swift.max(0, shift.removed - 1))
      }
      offset += shift.inserted - shift.removed
    }
    return Swift.max(1, column - offset)
  }
}

extension TextEdits {
  /// The shifts that the edits cause, in the order of the text; what adds lines is not told, as it ends its own.
  func columnShifts(in lines: LineTable) -> [ColumnShift] {
    sorted.compactMap { edit in
      guard edit.range.count != edit.text.utf8.count, !edit.text.utf8.contains(10) else { return nil }
      let place = lines.place(of: edit.range.lowerBound)
      return ColumnShift(
        line: place.line,
        column: place.column,
        removed: edit.range.count,
        inserted: edit.text.utf8.count
      )
    }
  }
}
