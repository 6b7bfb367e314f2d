import SegueCells
import SegueInterface

/// The parts of the tune panel: the list of knobs, and below or, in a wide panel, beside it the selected knob's curve
/// and the lines of the file around it.
struct TuneRoom: Hashable, Sendable {
  let list: CellRect
  /// Empty without a curve, or room for it.
  let plot: CellRect
  /// Empty without room for it.
  let source: CellRect

  /// The rows of the plot where the list takes the rest.
  static let usualPlotRows = 11
  /// The columns in which most lines of a scene file are whole; with a curve, what is beyond them is the curve's.
  private static let sourceColumns = 66
  /// The fewest columns of the list where the file stands beside it, and the fewest that the file needs there.
  private static let beside = (list: 42, source: 36)
  /// The fewest lines of the file, and rows of a plot, that are of any use.
  private static let least = (source: 3, plot: 6)

  /// Divides a body above its foot, for a list of some lines.
  init(_ body: CellRect, lines: Int, hasPlot: Bool) {
    let rows: Int = max(body.rows - ListFoot.rows, 0)
    let isWide: Bool = body.columns >= Self.beside.list + Self.beside.source + 2 && rows >= 8
    let free: Int = max(rows - lines - 1, 0)
    let most: Int = body.columns - Self.beside.list - 2
    let beside: Int = !isWide ? -2 : hasPlot ? min(most, Self.sourceColumns) : most
    let columns: Int = body.columns - beside - 2
    let usual: Int = body.rows >= 26 ? Self.usualPlotRows : body.rows >= 18 ? 8 : body.rows >= 13 ? 6 : 0
    // A plot is no higher than wide.
    var plotRows: Int = hasPlot ? max(usual, min(free, max(columns / 2, usual))) : 0
    if plotRows < Self.least.plot { plotRows = 0 }
    let below: Int = plotRows > 0 ? plotRows + 1 : 0
    list = CellRect(column: body.column, row: body.row, columns: columns, rows: max(rows - below, 1))
    plot = CellRect(column: body.column, row: body.row + rows - plotRows, columns: columns, rows: plotRows)
    let spare: Int = free - below
    if isWide {
      source = CellRect(column: list.endColumn + 2, row: body.row, columns: beside, rows: rows)
    } else if spare >= Self.least.source {
      source = CellRect(column: body.column, row: list.endRow - spare, columns: columns, rows: spare)
    } else {
      source = CellRect(column: body.column, row: body.row + rows, columns: columns, rows: 0)
    }
  }
}
