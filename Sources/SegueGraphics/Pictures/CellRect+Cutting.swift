import SegueCells

extension CellRect {
  /// Returns the cells outside some holes as rectangles that do not overlap: bands of rows between the holes' edges,
  /// each without the holes in it, and equal ones of neighbouring bands as one.
  ///
  /// One hole inside leaves four rectangles. They come from top to bottom and from left to right.
  func cut(around holes: [CellRect]) -> [CellRect] {
    guard !isEmpty else { return [] }
    let holes = holes.map(intersection).filter { !$0.isEmpty }
    if holes.isEmpty { return [self] }
    var parts: [CellRect] = []
    let edges = Set(holes.flatMap { [$0.row, $0.endRow] } + [row, endRow]).sorted()
    for (top, bottom) in zip(edges, edges.dropFirst()) {
      let band = CellRect(column: column, row: top, endColumn: endColumn, endRow: bottom)
      for part in band.gaps(between: holes.filter { $0.row <= top && $0.endRow >= bottom }) {
        if let above = parts.firstIndex(where: { $0.continues(into: part) }) {
          parts[above].rows += part.rows
        } else {
          parts.append(part)
        }
      }
    }
    return parts
  }

  /// The parts of a band that holes as high as itself leave.
  private func gaps(between holes: [CellRect]) -> [CellRect] {
    var parts: [CellRect] = []
    var start = column
    for hole in holes.sorted(by: { $0.column < $1.column }) {
      if hole.column > start {
        parts.append(CellRect(column: start, row: row, endColumn: hole.column, endRow: endRow))
      }
      start = max(start, hole.endColumn)
    }
    if start < endColumn {
      parts.append(CellRect(column: start, row: row, endColumn: endColumn, endRow: endRow))
    }
    return parts
  }

  private func continues(into below: CellRect) -> Bool {
    column == below.column && columns == below.columns && endRow == below.row
  }

  /// Returns the rectangle with its corner moved by so many cells.
  func moved(columns: Int, rows: Int) -> CellRect {
    CellRect(column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}
