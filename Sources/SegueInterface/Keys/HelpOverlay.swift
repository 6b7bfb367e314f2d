package import SegueCells
package import SegueTerminal

/// All keys, in a box over everything else; split into pages if the screen is too small.
package struct HelpOverlay: Hashable, Sendable {
  /// A line of the box.
  private enum Line: Hashable, Sendable {
    case title(String)
    case entry(KeyGuide.Entry)
    case space
  }

  /// The widths of the keys and of their meanings; longer text is cut.
  package static let keyColumns = 13
  package static let columnWidth = 38

  private let box: CellRect
  /// Columns of `rows` lines each, shown side by side, page after page.
  private let columns: [[Line]]
  private let columnsPerPage: Int

  /// Lays the sections out on a screen.
  package init(_ sections: [KeyGuide.Section], on screen: CellRect) {
    let count: Int = min(max((screen.columns - 4) / Self.columnWidth, 1), 4)
    let all: [[Line]] = sections.map { section in
      [.title(section.title)] + section.entries.map { .entry($0) }
    }
    let room: Int = max(screen.rows - 2, 1)
    // The lowest box that holds everything on one page, or else one as high as the screen.
    let height: Int = (1...room).first { Self.flow(all, rows: $0).count <= count } ?? room
    columns = Self.flow(all, rows: height)
    columnsPerPage = count
    box = screen.centered(columns: count * Self.columnWidth + 3, rows: height + 2)
  }

  package var pageCount: Int { max((columns.count + columnsPerPage - 1) / columnsPerPage, 1) }

  /// The page that a key turns to; nil if it turns none.
  package func page(_ page: Int, turnedBy press: KeyPress) -> Int? {
    guard press.modifiers.isEmpty else { return nil }
    switch press.key {
    case .left, .up, .pageUp: return max(page - 1, 0)
    case .right, .down, .pageDown, .character(" "): return min(page + 1, pageCount - 1)
    case .home: return 0
    case .end: return pageCount - 1
    default: return nil
    }
  }

  /// Draws a page, counted from 0.
  package func draw(page: Int, with painter: inout GridPainter) {
    painter.overlay(box, title: "Keys")
    if pageCount > 1 {
      let turn: String = page + 1 < pageCount ? "? more" : "? close"
      let note = " \(page + 1)/\(pageCount) \(turn) "
      painter.put(note, column: box.endColumn - 2 - note.count, row: box.row, style: painter.theme.faint)
    }
    for (index, column) in columns.dropFirst(page * columnsPerPage).prefix(columnsPerPage).enumerated() {
      for (row, line) in column.enumerated() {
        write(line, column: box.column + 2 + index * Self.columnWidth, row: box.row + 1 + row, with: &painter)
      }
    }
  }

  private func write(_ line: Line, column: Int, row: Int, with painter: inout GridPainter) {
    let width: Int = min(Self.columnWidth - 2, box.endColumn - 1 - column)
    switch line {
    case .space: return
    case .title(let title):
      painter.put(title, column: column, row: row, style: painter.theme.accent, limit: width)
    case .entry(let entry):
      painter.put(entry.keys, column: column, row: row, style: painter.theme.strong, limit: width)
      painter.put(
        entry.meaning,
        column: column + Self.keyColumns,
        row: row,
        style: painter.theme.text,
        limit: max(width - Self.keyColumns, 0)
      )
    }
  }

  /// Stacks sections in columns of at most `rows` lines; a section too tall for one column is broken.
  private static func flow(_ sections: [[Line]], rows: Int) -> [[Line]] {
    var columns: [[Line]] = [[]]
    for section in sections {
      var column: [Line] = columns.removeLast()
      let needed: Int = section.count + (column.isEmpty ? 0 : 1)
      if column.count + needed <= rows {
        column += (column.isEmpty ? [] : [.space]) + section
        columns.append(column)
        continue
      }
      if !column.isEmpty { columns.append(column) }
      for start in stride(from: 0, to: section.count, by: rows) {
        columns.append(Array(section[start..<min(start + rows, section.count)]))
      }
    }
    return columns
  }
}
