import SegueGeometry

extension CellGrid {
  /// Copies the cells of a rectangle from another grid.
  ///
  /// The part of the rectangle outside the grid is ignored. If the grids differ in size, nothing is copied.
  ///
  /// - Complexity: O(*n*) in the number of cells, times the number of grapheme clusters if there are any.
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

  /// Replaces the cluster indices of copied cells by this grid's own.
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
