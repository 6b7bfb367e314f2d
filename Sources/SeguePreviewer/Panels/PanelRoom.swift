import SegueGeometry

/// Decides which of the open panels there is room for.
///
/// Only their least sizes count here, so that a panel folds away when it really does not fit, never because another one
/// has grown.
struct PanelRoom {
  let size: GridSize
  /// The columns that the device takes, with the lines at its sides, in a number of rows.
  let deviceColumns: (_ rows: Int) -> Int

  /// The panels that are shown, of those that are open, the one used last first.
  ///
  /// Where not all fit, those that nobody asked for fold away first, then those that were used longest ago. Where all
  /// fit their order has no influence.
  func choose(among requests: [PanelLayout.Request]) -> [PanelLayout.Request] {
    var shown: [PanelLayout.Request] = []
    var waiting: [PanelLayout.Request] = requests.filter(\.isAsked) + requests.filter { !$0.isAsked }
    var count: Int
    repeat {
      count = shown.count
      for request in waiting where fits(shown + [request]) { shown.append(request) }
      // A panel below makes the device narrower, and may have made room for one beside it.
      waiting.removeAll { shown.contains($0) }
    } while shown.count > count && !waiting.isEmpty
    return shown
  }

  /// Whether there is room for all of them at their least sizes.
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

  /// The least columns that the device keeps beside panels.
  private func kept(beside panels: [PanelLayout.Request], rows: Int) -> Int {
    let device: Int = min(deviceColumns(rows), size.columns)
    let smallest: Int = PanelLayout.smallestStage.columns
    if panels.allSatisfy(\.isAsked) {
      return panels.count == 1 ? smallest : max(smallest, min(device, size.columns * 4 / 10))
    }
    // What nobody asked for alone stands where it leaves the device in the middle.
    let isAlone: Bool = Set(panels.map(\.panel.dock)).count == 1 && !panels.contains(where: \.isAsked)
    return isAlone ? device + (size.columns - device) / 2 : device
  }

  // MARK: The least sizes

  /// Rows that panels below the device take, with the line of their names.
  static func rows(below panels: [PanelTraits]) -> Int {
    panels.map(\.minimum.rows).max().map { $0 + 1 } ?? 0
  }

  /// Rows that the fuller side takes.
  static func rows(beside panels: [PanelTraits]) -> Int {
    PanelTraits.Dock.sides.map { dock in
      panels.filter { $0.dock == dock }.map { $0.minimum.rows + 1 }.reduce(0, +)
    }.max() ?? 0
  }

  /// Columns that both sides take, with a free one between each and the device.
  static func columns(beside panels: [PanelTraits]) -> Int {
    PanelTraits.Dock.sides.compactMap { dock in
      panels.filter { $0.dock == dock }.map(\.minimum.columns).max().map { $0 + 1 }
    }.reduce(0, +)
  }
}

extension PanelTraits.Dock {
  /// Those beside the device.
  static let sides: [PanelTraits.Dock] = [.left, .right]
}
