public import SegueGeometry

/// A picture made of cells, rows from top to bottom: what every screen presents and every exporter writes.
public struct CellGrid: Hashable, Sendable {
  public private(set) var size: GridSize
  /// `size.columns * size.rows` cells, row by row.
  public var cells: [Cell]
  /// Graphemes of more than one scalar, by the index in `Cell.glyph`.
  public private(set) var clusters: [String] = []

  /// Creates a grid of blank cells; both dimensions at least 0.
  public init(size: GridSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.count)
  }

  /// The cell at a place, which must lie inside.
  public subscript(column column: Int, row row: Int) -> Cell {
    get { cells[row * size.columns + column] }
    set { cells[row * size.columns + column] = newValue }
  }

  /// The glyph value for a grapheme cluster, adding it where it has more than one scalar.
  public mutating func glyph(for character: Character) -> UInt32 {
    if character.isSingleScalar, let scalar = character.unicodeScalars.first { return scalar.value }
    let cluster = String(character)
    if let index = clusters.firstIndex(of: cluster) { return Cell.clusterBit | UInt32(index) }
    clusters.append(cluster)
    return Cell.clusterBit | UInt32(clusters.count - 1)
  }

  /// The text that a cell's glyph stands for.
  public func text(of cell: Cell) -> String {
    if cell.glyph & Cell.clusterBit != 0 { return clusters[Int(cell.glyph & ~Cell.clusterBit)] }
    return Unicode.Scalar(cell.glyph).map { String(Character($0)) } ?? " "
  }
}
