import SegueGeometry

extension CellGrid {
  /// Copies the cells of a rectangle from a grid of the same size; what lies outside is left out.
  public mutating func copy(from other: CellGrid, _ box: CellRect) {
    let part = box.intersection(
      CellRect(size)
    )
    guard other.size == size, !part.isEmpty else { return }
    let (columns, sharesClusters) = (size.columns, other.clusters.isEmpty)
    cells.withUnsafeMutableBufferPointer { target in
      other.cells.withUnsafeBufferPointer { source in
        guard let target = target.baseAddress, let source = source.baseAddress else { return }
        for row in part.rowRange {
          let first = row * columns + part.column
          (target + first).update(from: source + first, count: part.columns)
        }
      }
    }
    if !sharesClusters { adoptClusters(of: other, in: part) }
  }

  /// Gives copied graphemes this grid's own numbers.
  private mutating func adoptClusters(of other: CellGrid, in part: CellRect) {
    for row in part.rowRange {
      for column in part.columnRange {
        let cell = other[column: column, row: row]
        guard cell.glyph & Cell.clusterBit != 0 else { continue }
        self[column: column, row: row].glyph = glyph(for: Character(other.text(of: cell)))
      }
    }
  }
}
