import SegueCells
import SegueInterface

/// The lines of a body that the rows of a sheet take.
///
/// A layer's name has a line. A track has one too or, where that leaves lines over, as many as all tracks can
/// have, so that its curve is seen the better the more room there is.
struct TimelineLines: Hashable, Sendable {
  /// A visible row.
  struct Place: Hashable, Sendable {
    /// The index of the row in the sheet.
    var index: Int
    /// Its lines on the screen.
    var lines: CellRect
  }

  let places: [Place]
  /// The extent of the list, for scrolling.
  let extent: ListScroll.Extent

  /// Divides the lines below the ruler of a body.
  init(of sheet: TimelineSheet, in body: CellRect, scroll: ListScroll, selected: Int? = nil) {
    let lines: CellRect = body.rows(from: 1)
    extent = ListScroll.Extent(count: sheet.rows.count, rows: max(lines.rows, 1), selected: selected)
    let tracks: Int = sheet.rows.reduce(0) { count, row in
      if case .track = row { count + 1 } else { count }
    }
    let spare: Int = lines.rows - (sheet.rows.count - tracks)
    let high: Int = tracks > 0 ? max(spare / tracks, 1) : 1
    var row: Int = lines.row
    var places: [Place] = []
    for index in scroll.shown(of: extent) {
      let height: Int = if case .track = sheet.rows[index] { high } else { 1 }
      guard row + height <= lines.endRow else { break }
      places.append(
        Place(
          index: index,
          lines: CellRect(column: lines.column, row: row, columns: lines.columns, rows: height)
        )
      )
      row += height
    }
    self.places = places
  }

  /// The visible rows.
  var shown: Range<Int> {
    guard let first = places.first, let last = places.last else { return 0..<0 }
    return first.index..<last.index + 1
  }

  /// The row at a line of the screen.
  func index(at row: Int) -> Int? {
    places.first { ($0.lines.row..<$0.lines.endRow).contains(row) }?.index
  }
}
