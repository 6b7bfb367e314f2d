import SegueGeometry

/// Where the gallery's cards are on a screen: a grid of boxes, or lines where it is low.
struct GalleryLayout: Hashable, Sendable {
  let header: CellRect
  let footer: CellRect
  let cards: CellRect
  /// Of a card, its box included.
  let cardSize: GridSize
  let columns: Int
  /// Rows of cards shown at once, at least 1.
  let visibleRows: Int

  /// Whether cards are single lines.
  var isList: Bool { cardSize.rows == 1 }

  /// Lays out so many cards on a screen at least as large as the smallest preview.
  init(size: GridSize, count: Int) {
    header = CellRect(column: 0, row: 0, columns: size.columns, rows: 1)
    footer = CellRect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    let isAiry: Bool = size.rows >= 20
    let top: Int = isAiry ? 2 : 1
    cards = CellRect(
      column: 1,
      row: top,
      columns: size.columns - 2,
      rows: max(size.rows - 1 - top - (isAiry ? 1 : 0), 1)
    )
    if cards.rows < 10 || cards.columns < 24 {
      cardSize = GridSize(columns: cards.columns, rows: 1)
      columns = 1
    } else {
      columns = max(cards.columns / 28, 1)
      let width: Int = min(cards.columns / columns, 40)
      // One row of cards takes all the height, two or more half of it each.
      let height: Int = count > columns ? cards.rows / 2 : cards.rows
      cardSize = GridSize(columns: width, rows: min(max(height, 10), 26))
    }
    visibleRows = max(cards.rows / cardSize.rows, 1)
  }

  /// The place of the card at an index, when the first row shown is `firstRow`; nil: not shown.
  func rect(at index: Int, firstRow: Int) -> CellRect? {
    let row: Int = index / columns - firstRow
    guard row >= 0, row < visibleRows else { return nil }
    return CellRect(
      column: cards.column + index % columns * cardSize.columns,
      row: cards.row + row * cardSize.rows,
      columns: cardSize.columns,
      rows: cardSize.rows
    )
  }
}
