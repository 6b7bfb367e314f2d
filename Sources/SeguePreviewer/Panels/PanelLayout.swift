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
    let shown: [PanelTraits] = withoutActuallyEscaping(deviceColumns) { deviceColumns in
      PanelRoom(size: area.size) { deviceColumns($0) + 2 }.choose(among: panels).map(\.panel)
    }.sorted { $0.key < $1.key }
    let folded: [PanelTraits] = panels.map(\.panel).filter { !shown.contains($0) }
    dockBelow(shown)
    dockBeside(shown, device: min(deviceColumns(stage.rows) + 2, area.columns))
    places.sort { $0.panel.key < $1.panel.key }
    for dock in PanelTraits.Dock.allCases {
      guard let first = places.firstIndex(where: { $0.panel.dock == dock }) else { continue }
      places[first].folded = folded.filter { $0.dock == dock }
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

  private mutating func dockBelow(_ shown: [PanelTraits]) {
    let panels: [PanelTraits] = shown.filter { $0.dock == .bottom }
    guard !panels.isEmpty else { return }
    let least: Int = PanelRoom.rows(below: panels)
    let ideal: Int = (panels.map(\.ideal.rows).max() ?? 0) + 1
    let most: Int = min(ideal, stage.rows * 2 / 5 + 1, stage.rows - PanelRoom.rows(beside: shown))
    let rows: Int = max(most, least)
    stage.rows -= rows
    let sizes: [Int] = Self.share(stage.columns - panels.count + 1, among: panels, \.columns)
    var column: Int = stage.column
    for (panel, columns) in zip(panels, sizes) {
      let rect = CellRect(column: column, row: stage.endRow, columns: columns, rows: rows)
      places.append(Self.place(panel, in: rect))
      column += columns + 1
    }
  }

  // MARK: Beside

  private mutating func dockBeside(_ shown: [PanelTraits], device: Int) {
    let sides: [[PanelTraits]] = PanelTraits.Dock.sides.map { dock in shown.filter { $0.dock == dock } }
    let isLone: Bool = sides.contains(where: \.isEmpty)
    let area: CellRect = stage
    let wanted: Int = min(device, area.columns * 6 / 10)
    let spare: Int = max(area.columns - wanted - PanelRoom.columns(beside: shown), 0)
    let wishes: [Int] = sides.map { panels in
      let least: Int = panels.map(\.minimum.columns).max() ?? 0
      let ideal: Int = panels.map(\.ideal.columns).max() ?? 0
      // What is open from the start grows only as long as the device stays centred.
      let isModest: Bool = isLone && panels.allSatisfy(\.isOpenAtStart)
      return max((isModest ? min(ideal, (area.columns - device) / 2 - 1) : ideal) - least, 0)
    }
    let grown: [Int] = Self.divide(min(spare, wishes.reduce(0, +)), by: wishes)
    for (panels, more) in zip(sides, grown) where !panels.isEmpty {
      stand(panels, columns: (panels.map(\.minimum.columns).max() ?? 0) + more)
    }
  }

  /// Stacks the panels of one side.
  private mutating func stand(_ panels: [PanelTraits], columns: Int) {
    let isLeft: Bool = panels.first?.dock == .left
    let sizes: [Int] = Self.share(stage.rows, among: panels, \.rows, titled: 1)
    let column: Int = isLeft ? stage.column : stage.endColumn - columns
    var row: Int = stage.row
    for (panel, rows) in zip(panels, sizes) {
      places.append(Self.place(panel, in: CellRect(column: column, row: row, columns: columns, rows: rows)))
      row += rows
    }
    // One column stays free between a panel and the device.
    stage.columns -= columns + 1
    if isLeft { stage.column += columns + 1 }
  }

  // MARK: Shares

  /// Divides cells among panels: to each its minimum, then as much of the rest as it lacks of its ideal, then
  /// whatever remains in equal parts.
  private static func share(
    _ cells: Int,
    among panels: [PanelTraits],
    _ axis: KeyPath<GridSize, Int>,
    titled title: Int = 0
  ) -> [Int] {
    let least: [Int] = panels.map { $0.minimum[keyPath: axis] + title }
    let wishes: [Int] = panels.map { max($0.ideal[keyPath: axis] - $0.minimum[keyPath: axis], 0) }
    let spare: Int = max(cells - least.reduce(0, +), 0)
    let granted: Int = min(spare, wishes.reduce(0, +))
    let grown: [Int] = divide(granted, by: wishes)
    let rest: [Int] = divide(spare - granted, by: panels.map { _ in 1 })
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
