import SegueCells
import SegueInterface

/// The lines of a body that the rows of a sheet take.
///
/// A layer's name has a line. A track has one too or, where that leaves lines over, as many as all tracks can
/// have, so that its curve is seen the better the more room there is. From three lines on its name stands above its bar,
/// which is then as wide as the body.
struct TimelineLines: Hashable, Sendable {
  /// A visible row.
  struct Place: Hashable, Sendable {
    /// The index of the row in the sheet.
    var index: Int
    /// Its lines on the screen.
    var lines: CellRect
  }

  let places: [Place]
  /// Whether the names of tracks stand above their bars, not beside them.
  let areNamesAbove: Bool
  /// The extent of the list, for scrolling.
  let extent: ListScroll.Extent

  /// Divides the lines below the ruler of a body.
  init(of sheet: TimelineSheet, in body: CellRect, scroll: ListScroll, selected: Int? = nil) {
    let lines: CellRect = body.rows(from: 1)
    extent = ListScroll.Extent(count: sheet.rows.count, rows: max(lines.rows, 1), selected: selected)
    let high: Int = Self.height(of: sheet, in: body)
    areNamesAbove = high >= Self.leastBelowNames
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

  /// The lines of a track.
  private static func height(of sheet: TimelineSheet, in body: CellRect) -> Int {
    let tracks: Int = sheet.tracks.count
    let spare: Int = body.rows - 1 - (sheet.rows.count - tracks)
    return tracks > 0 ? max(spare / tracks, 1) : 1
  }

  /// The lines of a track with its name above its bar.
  static let leastBelowNames = 3

  /// The columns to the left of the bars: those of names or, where they stand above, of the signs before them.
  static func labelColumns(of sheet: TimelineSheet, in body: CellRect) -> Int {
    height(of: sheet, in: body) >= leastBelowNames ? 2 : min(max(body.columns / 3, 14), 32)
  }

  /// The visible rows.
  var shown: Range<Int> {
    guard let first = places.first, let last = places.last else { return 0..<0 }
    return first.index..<last.index + 1
  }

  /// The row at a line of the screen.
  func place(at row: Int) -> Place? { places.first { ($0.lines.row..<$0.lines.endRow).contains(row) } }
}
