package import SegueGeometry
package import SegueCells

extension SearchPalette {
  /// The width that most keys fit in.
  private static var keyColumns: Int { 8 }

  /// Draws the box, the typed text and the lines that fit.
  package func draw(with painter: inout GridPainter) {
    let layout = PaletteLayout(size: painter.grid.size, count: lines.count)
    painter.overlay(layout.box, title: "Commands")
    drawCount(shown: layout.list.rows, on: layout.box, with: &painter)
    let shown: Range<Int> = top..<min(top + layout.list.rows, lines.count)
    let bar: ListBar? = shown.isEmpty ? nil : ListBar(shown, of: lines.count, rows: layout.list.rows)
    // On the line of the frame.
    bar?.draw(beside: layout.list, with: &painter)
    drawField(on: layout.field, with: &painter)
    for (place, line) in lines.dropFirst(top).prefix(layout.list.rows).enumerated() {
      draw(line, isSelected: top + place == selection, on: layout.list.line(place), with: &painter)
    }
    if lines.isEmpty {
      let line = CellRect(
        column: layout.field.column,
        row: layout.list.row,
        columns: layout.field.columns,
        rows: 1
      )
      painter.put("nothing fits: backspace, or esc", on: line, style: painter.theme.faint)
    }
  }

  private func drawField(on field: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let used: Int = painter.put(
      ": ",
      column: field.column,
      row: field.row,
      style: theme.accent,
      limit: field.columns
    )
    // The end of a long text is where the user is typing.
    var shown: String = typed
    while TextFit.width(of: shown) > max(field.columns - used - 1, 0), !shown.isEmpty { shown.removeFirst() }
    painter.put(
      shown + String(GridPainter.cursor),
      column: field.column + used,
      row: field.row,
      style: theme.strong,
      limit: field.columns - used
    )
  }

  private func drawCount(shown: Int, on box: CellRect, with painter: inout GridPainter) {
    let count = shown < lines.count ? " \(shown) of \(lines.count) " : " \(lines.count) "
    guard box.columns >= 30 else { return }
    painter.put(count, column: box.endColumn - 2 - count.count, row: box.row, style: painter.theme.faint)
  }

  private func draw(_ line: Line, isSelected: Bool, on strip: CellRect, with painter: inout GridPainter) {
    let theme: Theme = painter.theme
    let style: Theme.Style = isSelected ? theme.selection : theme.text
    if isSelected {
      painter.fill(strip, style: theme.selection)
      painter.put(String(painter.glyphs.pointer), column: strip.column, row: strip.row, style: style)
    }
    let keys: Int = TextFit.width(of: line.entry.keys)
    let section: Int = TextFit.width(of: line.entry.section)
    let room: Int = strip.columns - 3 - (keys > 0 ? keys + 2 : 0)
    let used: Int = painter.put(
      line.entry.title,
      column: strip.column + 2,
      row: strip.row,
      style: style,
      limit: room
    )
    if !isSelected { mark(line, on: strip, limit: room, with: &painter) }
    let keyColumn: Int = strip.endColumn - 1 - keys
    painter.put(line.entry.keys, column: keyColumn, row: strip.row, style: isSelected ? style : theme.strong)
    // The sections are right-aligned, before the keys.
    let sectionColumn: Int = strip.endColumn - 1 - max(keys, Self.keyColumns) - 2 - section
    guard sectionColumn >= strip.column + 2 + used + 2 else { return }
    painter.put(
      line.entry.section,
      column: sectionColumn,
      row: strip.row,
      style: isSelected ? style : theme.faint,
      limit: section
    )
  }

  /// Highlights the typed letters in a title.
  private func mark(_ line: Line, on strip: CellRect, limit: Int, with painter: inout GridPainter) {
    let characters: [Character] = Array(line.entry.title)
    guard TextFit.width(of: line.entry.title) <= limit else { return }
    for place in line.places where characters.indices.contains(place) {
      let column: Int = strip.column + 2 + TextFit.width(of: String(characters[..<place]))
      painter.put(String(characters[place]), column: column, row: strip.row, style: painter.theme.accent)
    }
  }
}

/// The position of the palette on a screen.
package struct PaletteLayout: Hashable, Sendable {
  private static let widest = 76
  private static let highest = 24

  package let box: CellRect
  /// The field with the typed text.
  package let field: CellRect
  package let list: CellRect

  /// Lays out at most `count` lines in the upper part of the screen, so that the list grows and shrinks at
  /// the bottom.
  package init(size: GridSize, count: Int) {
    let columns: Int = min(size.columns - (size.columns >= 48 ? 4 : 0), Self.widest)
    let room: Int = min(size.rows - (size.rows >= 16 ? 4 : 0), Self.highest)
    let rows: Int = min(max(count, 1) + 3, max(room, 1))
    box = CellRect(
      column: (size.columns - columns) / 2,
      row: max((size.rows - max(room, 1)) / 3, 0),
      columns: columns,
      rows: rows
    )
    field = CellRect(column: box.column + 2, row: box.row + 1, columns: max(columns - 4, 0), rows: 1)
    list = CellRect(column: box.column + 1, row: box.row + 2, columns: columns - 2, rows: max(rows - 3, 0))
  }
}
