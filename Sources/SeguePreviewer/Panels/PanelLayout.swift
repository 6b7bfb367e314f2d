import SegueCells
import SegueGeometry

/// Divides the space between the header and the timeline among the device and the open panels.
///
/// `PanelRoom` decides which of them are shown; their sizes depend only on which those are, not on the order
/// in which they were opened and used.
struct PanelLayout: Hashable, Sendable {
  /// An open panel.
  struct Request: Hashable, Sendable {
    var panel: PanelTraits
    /// Whether the user opened it; otherwise it only takes what the device leaves.
    var isAsked = true
    /// The room that what it shows takes; nil if that is not known yet.
    var content: PanelContent?

    /// The body that it would fill.
    var wish: GridSize {
      GridSize(
        columns: max(content?.columns ?? panel.ideal.columns, panel.minimum.columns),
        rows: max(content?.rows ?? panel.ideal.rows, 1)
      )
    }

    /// The rows that it gets in any case.
    fileprivate var leastRows: Int { min(panel.minimum.rows, wish.rows) }
  }

  /// A visible panel at its position.
  struct Place: Hashable, Sendable {
    var panel: PanelTraits
    /// The line with its name.
    var title: CellRect
    var body: CellRect
    /// Panels on the same side for which there was no room, named in this one's title.
    var folded: [PanelTraits] = []
  }

  /// The smallest stage that the device is left.
  static let smallestStage = GridSize(columns: 20, rows: 6)

  private(set) var stage: CellRect
  private(set) var places: [Place] = []

  /// Lays out the panels, most recently used first.
  ///
  /// `deviceColumns` returns how many columns the device takes at a number of rows.
  init(area: CellRect, panels: [Request], deviceColumns: (_ rows: Int) -> Int) {
    stage = area
    guard !panels.isEmpty else { return }
    let (shown, arrangement): ([Request], PanelArrangement) = withoutActuallyEscaping(deviceColumns) {
      deviceColumns in
      let room = PanelRoom(size: area.size) { deviceColumns($0) + 2 }
      let shown: [Request] = room.choose(among: panels).sorted { $0.panel.key < $1.panel.key }
      return (shown, room.arrange(shown))
    }
    dockBelow(arrangement)
    dockBeside(arrangement, device: min(deviceColumns(stage.rows) + 2, area.columns))
    places.sort { $0.panel.key < $1.panel.key }
    for panel in panels.map(\.panel) where !shown.contains(where: { $0.panel == panel }) {
      let index: Int? = places.firstIndex { $0.panel.dock == panel.dock } ?? places.indices.first
      if let index { places[index].folded.append(panel) }
    }
  }

  /// The panel at a cell.
  func place(column: Int, row: Int) -> Place? {
    places.first {
      $0.title.contains(column: column, row: row) || $0.body.contains(column: column, row: row)
    }
  }

  func place(of name: String) -> Place? { places.first { $0.panel.name == name } }

  // MARK: Below

  private mutating func dockBelow(_ arrangement: PanelArrangement) {
    let panels: [Request] = arrangement.below
    guard !panels.isEmpty else { return }
    let beside: Int = (arrangement.left + arrangement.right).map { PanelRoom.leastRows($0) }.max() ?? 0
    let ideal: Int = (panels.map(\.wish.rows).max() ?? 0) + 1
    let most: Int = min(ideal, stage.rows * 2 / 5 + 1, stage.rows - beside)
    let rows: Int = max(most, PanelRoom.rows(below: panels))
    stage.rows -= rows
    let cells: Int = stage.columns - panels.count + 1
    let least: [Int] = panels.map(\.panel.minimum.columns)
    let sizes: [Int] = Self.share(
      cells,
      least: least,
      wishes: panels.map(\.wish.columns),
      grow: panels.map { _ in true }
    )
    var column: Int = stage.column
    for (request, columns) in zip(panels, sizes) {
      let rect = CellRect(column: column, row: stage.endRow, columns: columns, rows: rows)
      places.append(Self.place(request.panel, in: rect))
      column += columns + 1
    }
  }

  // MARK: Beside

  private mutating func dockBeside(_ arrangement: PanelArrangement, device: Int) {
    let columns: [[Request]] = arrangement.left + arrangement.right
    guard !columns.isEmpty else { return }
    let area: CellRect = stage
    let sizes: [Int] = Self.widths(of: columns, in: area.columns, device: device)
    for (panels, columns) in zip(arrangement.left, sizes) {
      stand(panels, in: CellRect(column: stage.column, row: area.row, columns: columns, rows: area.rows))
      // One column stays free between panels, and between them and the device.
      stage.column += columns + 1
      stage.columns -= columns + 1
    }
    for (panels, columns) in zip(arrangement.right, sizes.dropFirst(arrangement.left.count)).reversed() {
      let column: Int = stage.endColumn - columns
      stand(panels, in: CellRect(column: column, row: area.row, columns: columns, rows: area.rows))
      stage.columns -= columns + 1
    }
  }

  /// The widths of columns beside a device that takes some of all the columns there are.
  static func widths(of columns: [[Request]], in all: Int, device: Int) -> [Int] {
    let least: [Int] = columns.map { PanelRoom.leastColumns($0) }
    // What is open from the start grows only as long as the device stays centred.
    let isModest: Bool = columns.count == 1 && columns[0].allSatisfy(\.panel.isOpenAtStart)
    let wishes: [Int] = columns.map { panels in
      let wish: Int = panels.map(\.wish.columns).max() ?? 0
      return isModest ? min(wish, (all - device) / 2 - 1) : wish
    }
    let kept: Int = max(device, smallestStage.columns)
    let spare: Int = max(all - kept - least.reduce(columns.count, +), 0)
    return share(
      least.reduce(spare, +),
      least: least,
      wishes: wishes,
      grow: columns.map { $0.contains(where: \.panel.growsWide) }
    )
  }

  /// Stacks the panels of a column; above others none takes more rows than it fills, unless it grows.
  ///
  /// What nobody fills is the last one's, which may come to show more.
  private mutating func stand(_ panels: [Request], in area: CellRect) {
    var sizes: [Int] = Self.share(
      area.rows - panels.count,
      least: panels.map(\.leastRows),
      wishes: panels.map(\.wish.rows),
      grow: panels.map(\.panel.growsTall)
    )
    sizes[sizes.count - 1] += area.rows - panels.count - sizes.reduce(0, +)
    var row: Int = area.row
    for (request, rows) in zip(panels, sizes) {
      let rect = CellRect(column: area.column, row: row, columns: area.columns, rows: rows + 1)
      places.append(Self.place(request.panel, in: rect))
      row += rows + 1
    }
  }

  // MARK: Shares

  /// Divides cells: to each its least, then as much of the rest as it lacks of its wish, then whatever remains
  /// in equal parts to those that grow.
  private static func share(_ cells: Int, least: [Int], wishes: [Int], grow: [Bool]) -> [Int] {
    let lacks: [Int] = zip(least, wishes).map { max($1 - $0, 0) }
    let spare: Int = max(cells - least.reduce(0, +), 0)
    let granted: Int = min(spare, lacks.reduce(0, +))
    let grown: [Int] = divide(granted, by: lacks)
    let rest: [Int] = divide(spare - granted, by: grow.map { $0 ? 1 : 0 })
    return zip(least, zip(grown, rest)).map { $0 + $1.0 + $1.1 }
  }

  /// Divides cells in proportion to weights; divides all of them unless all weights are 0.
  private static func divide(_ cells: Int, by weights: [Int]) -> [Int] {
    let total: Int = weights.reduce(0, +)
    guard total > 0 else { return weights.map { _ in 0 } }
    var given: Int = 0
    var weighed: Int = 0
    return weights.map { weight in
      weighed += weight
      let part: Int = cells * weighed / total - given
      given += part
      return part
    }
  }

  private static func place(_ panel: PanelTraits, in rect: CellRect) -> Place {
    let title = CellRect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1)
    let body = CellRect(
      column: rect.column + 1,
      row: rect.row + 1,
      columns: rect.columns - 2,
      rows: rect.rows - 1
    )
    return Place(panel: panel, title: title, body: body)
  }
}
