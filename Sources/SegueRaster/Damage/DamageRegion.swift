import SegueGeometry

/// The cells of a viewport that must be drawn again: a few rectangles that do not overlap.
struct DamageRegion: Hashable {
  /// More than this many rectangles cost more to draw one by one than some cells between them.
  private static let most = 8

  private(set) var rects: [CellBox] = []

  var isEmpty: Bool { rects.isEmpty }

  /// Forgets all.
  mutating func clear() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle, joined with those that it overlaps, or that it nearly fills a rectangle with.
  mutating func add(_ box: CellBox) {
    guard !box.isEmpty else { return }
    var box = box
    var index = 0
    while index < rects.count {
      let joined = box.union(rects[index])
      if box.overlaps(rects[index]) || joined.count <= box.count + rects[index].count {
        box = joined
        rects.swapAt(index, rects.count - 1)
        rects.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(box)
    if rects.count > DamageRegion.most { joinNearest(to: rects.count - 1) }
  }

  /// Joins a rectangle with the one that it makes the smallest with.
  private mutating func joinNearest(to index: Int) {
    let box = rects.remove(at: index)
    guard let other = rects.indices.min(by: { growth($0, box) < growth($1, box) }) else { return }
    add(box.union(rects.remove(at: other)))
  }

  private func growth(_ index: Int, _ box: CellBox) -> Int {
    rects[index].union(box).count - rects[index].count
  }

  func overlaps(_ box: CellBox) -> Bool {
    for rect in rects where rect.overlaps(box) { return true }
    return false
  }
}

/// A rectangle of cells, relative to the viewport's first; the right and bottom edges excluded.
struct CellBox: Hashable {
  var column: Int
  var row: Int
  var endColumn: Int
  var endRow: Int

  var isEmpty: Bool { endColumn <= column || endRow <= row }
  var columns: Range<Int> { column..<max(endColumn, column) }
  var rows: Range<Int> { row..<max(endRow, row) }
  /// How many cells it has.
  var count: Int { isEmpty ? 0 : (endColumn - column) * (endRow - row) }

  func overlaps(_ other: CellBox) -> Bool {
    column < other.endColumn && other.column < endColumn && row < other.endRow && other.row < endRow
  }

  func contains(_ other: CellBox) -> Bool {
    column <= other.column && row <= other.row && endColumn >= other.endColumn && endRow >= other.endRow
  }

  /// Its part in some rows.
  func within(_ rows: Range<Int>) -> CellBox {
    var part = self
    part.row = max(row, rows.lowerBound)
    part.endRow = max(min(endRow, rows.upperBound), part.row)
    return part
  }

  func intersection(_ other: CellBox) -> CellBox {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellBox(
      column: left,
      row: top,
      endColumn: max(min(endColumn, other.endColumn), left),
      endRow: max(min(endRow, other.endRow), top)
    )
  }

  /// The smallest rectangle that holds both.
  func union(_ other: CellBox) -> CellBox {
    CellBox(
      column: min(column, other.column),
      row: min(row, other.row),
      endColumn: max(endColumn, other.endColumn),
      endRow: max(endRow, other.endRow)
    )
  }
}
