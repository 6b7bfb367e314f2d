import SegueGeometry

/// Decides which of the open panels there is room for.
///
/// Only minimum sizes count, so that a panel folds away only when it does not fit, never because another has
/// grown.
struct PanelRoom {
  let size: GridSize
  /// The columns that the device takes at a number of rows, including the lines at its sides.
  let deviceColumns: (_ rows: Int) -> Int

  /// The panels to show out of those that are open, most recently used first.
  ///
  /// If not all of them fit, those that nobody asked for fold away first, then the least recently used. If
  /// all fit, their order does not matter.
  func choose(among requests: [PanelLayout.Request]) -> [PanelLayout.Request] {
    var shown: [PanelLayout.Request] = []
    var waiting: [PanelLayout.Request] = requests.filter(\.isAsked) + requests.filter { !$0.isAsked }
    var count: Int
    repeat {
      count = shown.count
      for request in waiting where fits(shown + [request]) { shown.append(request) }
      // A panel below makes the device narrower, which may make room for one beside it.
      waiting.removeAll { shown.contains($0) }
    } while shown.count > count && !waiting.isEmpty
    return shown
  }

  /// Whether all of them fit at their minimum sizes.
  func fits(_ requests: [PanelLayout.Request]) -> Bool {
    let panels: [PanelTraits] = requests.map(\.panel)
    let below: [PanelTraits] = panels.filter { $0.dock == .bottom }
    let rows: Int = size.rows - Self.rows(below: below)
    guard below.map(\.minimum.columns).reduce(below.count - 1, +) <= size.columns,
      below.isEmpty || rows >= PanelLayout.smallestStage.rows,
      Self.rows(beside: panels) <= rows
    else { return false }
    let beside: [PanelLayout.Request] = requests.filter { $0.panel.dock != .bottom }
    guard !beside.isEmpty else { return true }
    return Self.columns(beside: panels) + kept(beside: beside, rows: rows) <= size.columns
  }

  /// The number of columns that the device keeps at least beside panels.
  private func kept(beside panels: [PanelLayout.Request], rows: Int) -> Int {
    let device: Int = min(deviceColumns(rows), size.columns)
    let smallest: Int = PanelLayout.smallestStage.columns
    if panels.allSatisfy(\.isAsked) {
      return panels.count == 1 ? smallest : max(smallest, min(device, size.columns * 4 / 10))
    }
    // If nobody asked for any of them, the device stays centred.
    let isAlone: Bool = Set(panels.map(\.panel.dock)).count == 1 && !panels.contains(where: \.isAsked)
    return isAlone ? device + (size.columns - device) / 2 : device
  }

  // MARK: The least sizes

  /// The rows that panels below the device take, including the line of their names.
  static func rows(below panels: [PanelTraits]) -> Int {
    panels.map(\.minimum.rows).max().map { $0 + 1 } ?? 0
  }

  /// The rows that the taller side takes.
  static func rows(beside panels: [PanelTraits]) -> Int {
    PanelTraits.Dock.sides.map { dock in
      panels.filter { $0.dock == dock }.map { $0.minimum.rows + 1 }.reduce(0, +)
    }.max() ?? 0
  }

  /// The columns that both sides take, including a free one between each and the device.
  static func columns(beside panels: [PanelTraits]) -> Int {
    PanelTraits.Dock.sides.compactMap { dock in
      panels.filter { $0.dock == dock }.map(\.minimum.columns).max().map { $0 + 1 }
    }.reduce(0, +)
  }
}

extension PanelTraits.Dock {
  /// The sides beside the device.
  static let sides: [PanelTraits.Dock] = [.left, .right]
}
