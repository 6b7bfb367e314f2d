import SegueCells
import SegueInterface

extension GalleryCard {
  /// Writes the card as one line.
  func drawLine(on rect: CellRect, isSelected: Bool, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    if isSelected {
      painter.put(String(painter.glyphs.pointer), column: rect.column, row: rect.row, style: theme.selection)
    }
    let column: Int = rect.column + 2
    let style: Theme.Style = isSelected ? theme.selection : theme.text
    let used: Int = painter.put(title, column: column, row: rect.row, style: style, limit: rect.columns - 2)
    let rest: Int = rect.columns - 2 - used - 2
    guard rest >= 6 else { return }
    painter.put(
      summary,
      column: column + used + 2,
      row: rect.row,
      style: isBroken ? theme.failure : theme.faint,
      limit: rest
    )
  }

  /// Draws the card's box, with its title and summary below the thumbnail.
  func drawBox(in rect: CellRect, isSelected: Bool, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    painter.box(rect, style: isSelected ? theme.accent : theme.frame)
    let inside: Int = rect.columns - 4
    let style: Theme.Style = isSelected ? theme.selection : theme.text
    painter.put(title, column: rect.column + 2, row: rect.endRow - 3, style: style, limit: inside)
    guard isBroken else {
      painter.put(summary, column: rect.column + 2, row: rect.endRow - 2, style: theme.faint, limit: inside)
      return
    }
    painter.put("broken", column: rect.column + 2, row: rect.endRow - 2, style: theme.failure, limit: inside)
    let lines: [String] = TextFit.wrap(summary, columns: inside)
    for (index, line) in lines.prefix(rect.rows - 5).enumerated() {
      painter.put(
        line,
        column: rect.column + 2,
        row: rect.row + 1 + index,
        style: theme.failure,
        limit: inside
      )
    }
  }

  /// The area of the thumbnail in a card's box.
  static func thumbnailArea(in rect: CellRect) -> CellRect {
    CellRect(
      column: rect.column + 1,
      row: rect.row + 1,
      columns: rect.columns - 2,
      rows: rect.rows - GalleryLayout.captionRows
    )
  }
}
