public import SegueGeometry

/// A picture made of cells, which every screen presents and every exporter writes.
public struct CellGrid: Hashable, Sendable {
  /// Columns and rows, as given at creation.
  public private(set) var size: GridSize
  /// The cells, row by row from the top; always `size.count` of them.
  public var cells: [Cell]
  /// The grapheme clusters of more than one scalar, by the index in `Cell.glyph`.
  public private(set) var clusters: [String] = []

  /// Creates a grid of blank cells; both sides of `size` must be at least 0.
  public init(size: GridSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.count)
  }

  /// The cell at a column and row, which must be inside the grid.
  public subscript(column column: Int, row row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// Returns the value of `Cell.glyph` for a character, and adds it to `clusters` if needed.
  ///
  /// - Complexity: O(1) for a single scalar, otherwise O(*n*) in the number of clusters.
  public mutating func glyph(for character: Character) -> UInt32 {
    if character.isSingleScalar, let scalar = character.unicodeScalars.first { return scalar.value }
    let cluster = String(character)
    if let index = clusters.firstIndex(of: cluster) { return Cell.clusterBit | UInt32(index) }
    clusters.append(cluster)
    return Cell.clusterBit | UInt32(clusters.count - 1)
  }

  /// Returns the text of one of this grid's cells; a space if its glyph is not a Unicode scalar.
  public func text(of cell: Cell) -> String {
    if cell.glyph & Cell.clusterBit != 0 { return clusters[Int(cell.glyph & ~Cell.clusterBit)] }
    return Unicode.Scalar(cell.glyph).map { String(Character($0)) } ?? " "
  }
}
