import SegueCells
import SegueGeometry

/// The gallery's cards on a screen: a grid of boxes, or lines if the screen is low.
struct GalleryLayout: Hashable, Sendable {
  /// The smallest size of a card that is any use, and the largest it makes use of, including its box.
  private static let narrowest = 18
  private static let widest = 72
  private static let lowest = 10
  private static let highest = 44
  /// The rows of a card outside the thumbnail: its box, title and summary.
  static let captionRows = 4

  let screen: CellRect
  let header: CellRect
  let footer: CellRect
  let cards: CellRect
  /// The size of a card, including its box.
  let cardSize: GridSize
  let columns: Int
  /// The number of rows of cards shown at once, at least 1.
  let visibleRows: Int
  /// The thumbnails that are seen at once.
  var shown: GridSize { GridSize(columns: columns, rows: visibleRows) }

  /// Whether cards are single lines.
  var isList: Bool { cardSize.rows == 1 }

  /// Lays out `count` cards on a screen that is large enough for a preview.
  init(size: GridSize, count: Int) {
    screen = CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
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
    if cards.rows < Self.lowest || cards.columns < 24 {
      cardSize = GridSize(columns: cards.columns, rows: 1)
      columns = 1
    } else {
      (columns, cardSize) = Self.grid(in: cards, count: count)
    }
    visibleRows = max(cards.rows / cardSize.rows, 1)
  }

  /// The columns, and the size of a card, that show most: large thumbnails and many of them, and rather fewer large
  /// ones than many small ones.
  private static func grid(in area: CellRect, count: Int) -> (columns: Int, card: GridSize) {
    var best: (columns: Int, card: GridSize, worth: Double)?
    for columns in 1...max(min(area.columns / narrowest, count), 1) {
      for shown in 1...max(min((count + columns - 1) / columns, area.rows / lowest), 1) {
        let card = GridSize(
          columns: min(area.columns / columns, widest),
          rows: min(area.rows / shown, highest)
        )
        // Most devices are twice as tall as wide, and so are most cells.
        let side: Int = min(card.rows - captionRows, card.columns - 2)
        let cards = Double(min(columns * shown, count))
        let worth: Double = Double(side) * Double(side) * (cards * cards * cards).squareRoot().squareRoot()
        // Of equal ones the one with more columns, in which fewer rows are scrolled away.
        if best.map({ worth >= $0.worth }) ?? true { best = (columns, card, worth) }
      }
    }
    return best.map { ($0.columns, $0.card) } ?? (1, GridSize(columns: area.columns, rows: area.rows))
  }

  /// The rectangle of a card when `firstRow` is the first row shown; nil if it is not shown.
  func rect(at index: Int, firstRow: Int) -> CellRect? {
    let row: Int = index / columns - firstRow
    guard row >= 0, row < visibleRows else { return nil }
    let margin: Int = (cards.columns - columns * cardSize.columns) / 2
    return CellRect(
      column: cards.column + margin + index % columns * cardSize.columns,
      row: cards.row + row * cardSize.rows,
      columns: cardSize.columns,
      rows: cardSize.rows
    )
  }
}
