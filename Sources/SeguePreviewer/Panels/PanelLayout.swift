import SegueGeometry

/// Divides the room between the header and the timeline among the device and the open panels.
///
/// As room shrinks panels fold away: first those that nobody asked for, then those that were used longest ago. The
/// one used last is shown as long as the device keeps a little room.
struct PanelLayout: Hashable, Sendable {
  /// An open panel.
  struct Request: Hashable, Sendable {
    var panel: PanelTraits
    /// Whether the user opened it; otherwise it takes only what the device leaves.
    var isAsked = true
  }

  /// A shown panel in its place.
  struct Place: Hashable, Sendable {
    var panel: PanelTraits
    /// The line of its name.
    var title: CellRect
    var body: CellRect
    /// Panels of the same dock that found no room, named on this one's title.
    var folded: [PanelTraits] = []
  }

  /// The least that the device keeps.
  static let smallestStage = GridSize(columns: 20, rows: 6)

  private(set) var stage: CellRect
  private(set) var places: [Place] = []

  /// Lays out the panels, the one used last first.
  ///
  /// `deviceColumns` says how many columns the device takes in so many rows.
  init(area: CellRect, panels: [Request], deviceColumns: (_ rows: Int) -> Int) {
    stage = area
    dockBelow(panels.filter { $0.panel.dock == .bottom }.map(\.panel))
    let beside: [Request] = panels.filter { $0.panel.dock != .bottom }
    dockBeside(beside, device: min(deviceColumns(stage.rows) + 2, area.columns))
    places.sort { $0.panel.key < $1.panel.key }
  }

  /// The panel on a cell.
  func place(column: Int, row: Int) -> Place? {
    places.first {
      $0.title.contains(column: column, row: row) || $0.body.contains(column: column, row: row)
    }
  }

  func place(of name: String) -> Place? { places.first { $0.panel.name == name } }

  // MARK: Below

  private mutating func dockBelow(_ panels: [PanelTraits]) {
    let room: Int = stage.rows - Self.smallestStage.rows - 1
    var shown: [PanelTraits] = []
    var columns: Int = 0
    for panel in panels where panel.minimum.rows <= room && columns + panel.minimum.columns <= stage.columns {
      shown.append(panel)
      columns += panel.minimum.columns + 1
    }
    guard !shown.isEmpty else { return }
    let least: Int = shown.map(\.minimum.rows).max() ?? 0
    let ideal: Int = shown.map(\.ideal.rows).max() ?? 0
    let rows: Int = max(min(ideal, stage.rows * 2 / 5), least) + 1
    let dock = CellRect(
      column: stage.column,
      row: stage.endRow - rows,
      columns: stage.columns,
      rows: rows
    )
    stage.rows -= rows
    let folded: [PanelTraits] = panels.filter { !shown.contains($0) }
    let sizes: [Int] = Self.share(dock.columns - shown.count + 1, among: shown, \.columns)
    var column: Int = dock.column
    for (panel, columns) in zip(shown, sizes).sorted(by: { $0.0.key < $1.0.key }) {
      let rect = CellRect(column: column, row: dock.row, columns: columns, rows: rows)
      places.append(Self.place(panel, in: rect, folded: panel == shown[0] ? folded : []))
      column += columns + 1
    }
  }

  // MARK: Beside

  /// The panels that stand at one side.
  private struct Side {
    var shown: [PanelTraits] = []
    var folded: [PanelTraits] = []
    var columns = 0
    var rows = 0
    var ideal: Int { shown.map(\.ideal.columns).max() ?? 0 }
  }

  private mutating func dockBeside(_ requests: [Request], device: Int) {
    var sides: [PanelTraits.Dock: Side] = [:]
    for (index, request) in requests.enumerated() {
      let others: Int = sides.filter { $0.key != request.panel.dock }.map(\.value.columns).reduce(0, +)
      let kept: Int = kept(for: request, isFirst: index == 0, device: device)
      seat(
        request.panel,
        in: &sides[request.panel.dock, default: Side()],
        room: stage.columns - others - kept
      )
    }
    let wanted: Int = min(device, stage.columns * 6 / 10)
    var spare: Int = max(stage.columns - wanted - sides.values.map(\.columns).reduce(0, +), 0)
    for request in requests {
      let dock: PanelTraits.Dock = request.panel.dock
      guard var side = sides[dock], side.columns > 0 else { continue }
      let limit: Int = request.isAsked ? side.ideal : min(side.ideal, (stage.columns - device) / 2 - 1)
      let more: Int = min(max(limit - side.columns, 0), spare)
      side.columns += more
      spare -= more
      sides[dock] = side
    }
    for (dock, side) in sides where side.columns > 0 { stand(side, at: dock) }
  }

  /// Columns that a panel must leave to the device.
  private func kept(for request: Request, isFirst: Bool, device: Int) -> Int {
    // The device stays in the middle.
    guard request.isAsked else { return device + (stage.columns - device) / 2 + 1 }
    return isFirst ? Self.smallestStage.columns : min(device, stage.columns * 4 / 10)
  }

  private func seat(_ panel: PanelTraits, in side: inout Side, room: Int) {
    let columns: Int = max(side.columns, panel.minimum.columns)
    if columns <= room, side.rows + panel.minimum.rows + 1 <= stage.rows {
      side.shown.append(panel)
      side.columns = columns
      side.rows += panel.minimum.rows + 1
    } else {
      side.folded.append(panel)
    }
  }

  private mutating func stand(_ side: Side, at dock: PanelTraits.Dock) {
    let isLeft: Bool = dock == .left
    let sizes: [Int] = Self.share(stage.rows, among: side.shown, \.rows, titled: 1)
    let column: Int = isLeft ? stage.column : stage.endColumn - side.columns
    var row: Int = stage.row
    for (panel, rows) in zip(side.shown, sizes).sorted(by: { $0.0.key < $1.0.key }) {
      let rect = CellRect(column: column, row: row, columns: side.columns, rows: rows)
      places.append(Self.place(panel, in: rect, folded: panel == side.shown[0] ? side.folded : []))
      row += rows
    }
    // A column stays free between a panel and the device.
    stage.columns -= side.columns + 1
    if isLeft { stage.column += side.columns + 1 }
  }

  // MARK: Shares

  /// Divides cells among panels: to each its minimum, then up to its ideal in their order; the first has the rest.
  private static func share(
    _ cells: Int,
    among panels: [PanelTraits],
    _ axis: KeyPath<GridSize, Int>,
    titled title: Int = 0
  ) -> [Int] {
    var sizes: [Int] = panels.map { $0.minimum[keyPath: axis] + title }
    var spare: Int = cells - sizes.reduce(0, +)
    for (index, panel) in panels.enumerated() {
      let more: Int = min(max(panel.ideal[keyPath: axis] + title - sizes[index], 0), max(spare, 0))
      sizes[index] += more
      spare -= more
    }
    if !sizes.isEmpty { sizes[0] += spare }
    return sizes
  }

  private static func place(_ panel: PanelTraits, in rect: CellRect, folded: [PanelTraits]) -> Place {
    let title = CellRect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1)
    let body = CellRect(
      column: rect.column + 1,
      row: rect.row + 1,
      columns: rect.columns - 2,
      rows: rect.rows - 1
    )
    return Place(panel: panel, title: title, body: body, folded: folded)
  }
}
