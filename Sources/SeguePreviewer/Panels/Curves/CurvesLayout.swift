import SegueCells

/// The positions of the parts of the curves panel.
struct CurvesLayout: Hashable, Sendable {
  /// A plot with the labels of its axis on the left.
  struct Plot: Hashable, Sendable {
    var area: CellRect
    var isVelocity: Bool
  }

  /// The width of an axis's labels.
  static let axisColumns = 8
  private static let legendColumns = 54
  /// The columns of a name among others in a line.
  private static let nameColumns = 44
  /// The lowest plot that is of any use beside another.
  private static let leastRows = 4

  let body: CellRect
  /// The names with their values: on the right, or in a line or two at the top.
  let legend: CellRect
  let isLegendBeside: Bool
  /// Whether the legend begins with a line that says whose values it has.
  let hasHeading: Bool
  /// The area of all plots.
  let plots: CellRect
  let shown: [Plot]
  /// The number of colour strips below the times.
  let stripRows: Int

  /// The number of names in a line of the legend.
  let namesAcross: Int

  /// Lays out a body for a number of curves, with at most `strips` colour strips.
  ///
  /// In a wide body the names stand beside the plots if they fill half of the height, else in columns above.
  init(_ body: CellRect, subject: CurvesPanel.Subject, curves: Int, strips: Int = 0) {
    self.body = body
    let isWide: Bool = body.columns >= 88
    isLegendBeside = isWide && (curves + 1) * 2 >= body.rows
    hasHeading = isWide
    namesAcross = isWide && !isLegendBeside ? max(body.columns / Self.nameColumns, 1) : 1
    let beside: Int = isLegendBeside ? min(max(body.columns / 3, 34), Self.legendColumns) : 0
    let usual: Int = body.rows >= 12 ? 3 : body.rows >= 9 ? 2 : 1
    let lines: Int = (curves + namesAcross - 1) / namesAcross
    let above: Int = isLegendBeside ? 0 : isWide ? min(max(lines, 1), max(body.rows / 4, 1)) + 1 : usual
    legend =
      isLegendBeside
      ? CellRect(column: body.endColumn - beside + 1, row: body.row, columns: beside - 1, rows: body.rows)
      : CellRect(column: body.column, row: body.row, columns: body.columns, rows: above)
    stripRows = min(strips, max((body.rows - above - 1) / 4, 0))
    plots = CellRect(
      column: body.column + Self.axisColumns,
      row: body.row + above,
      columns: max(body.columns - Self.axisColumns - beside, 2),
      rows: max(body.rows - above - 1 - stripRows, 1)
    )
    shown = Self.plots(in: plots, subject)
  }

  /// The number of names that there is room for.
  var nameCount: Int { max(legend.rows - (hasHeading ? 1 : 0), 1) * namesAcross }

  /// The cells of the name at a place of the legend, from 0, down and then to the right.
  func name(_ place: Int) -> CellRect {
    let width: Int = legend.columns / namesAcross
    let (across, down) = place.quotientAndRemainder(dividingBy: max(nameCount / namesAcross, 1))
    return CellRect(
      column: legend.column + across * width,
      row: legend.row + (hasHeading ? 1 : 0) + down,
      columns: width - (namesAcross > 1 ? 2 : 0),
      rows: 1
    )
  }

  /// The row of the times.
  var timeRow: Int { plots.endRow }

  private static func plots(in area: CellRect, _ subject: CurvesPanel.Subject) -> [Plot] {
    let canShowBoth: Bool = area.rows >= 2 * leastRows + 1
    switch subject {
    case .velocities: return [Plot(area: area, isVelocity: true)]
    case .both where canShowBoth:
      var (upper, lower) = (area, area)
      // A blank line separates the two.
      lower.rows = (area.rows - 1) * 2 / 5
      upper.rows = area.rows - 1 - lower.rows
      lower.row = upper.endRow + 1
      return [Plot(area: upper, isVelocity: false), Plot(area: lower, isVelocity: true)]
    default: return [Plot(area: area, isVelocity: false)]
    }
  }
}
