import SegueGeometry

/// Decides which of the open panels there is room for, and where they stand.
///
/// Only the sizes in the panels' traits count, so that a panel folds away only when it does not fit, and none
/// changes its column because another shows more.
struct PanelRoom {
  typealias Request = PanelLayout.Request

  let size: GridSize
  /// The columns that the device takes at a number of rows, including the lines at its sides.
  let deviceColumns: (_ rows: Int) -> Int

  /// Whether the window is so wide that nothing stands below a device of full height.
  private var isWide: Bool { size.columns * 5 > size.rows * 11 }

  /// The panels to show out of those that are open, most recently used first.
  ///
  /// If not all of them fit, those that nobody asked for fold away first, then the least recently used. If
  /// all fit, their order does not matter.
  func choose(among requests: [Request]) -> [Request] {
    var shown: [Request] = []
    var waiting: [Request] = requests.filter(\.isAsked) + requests.filter { !$0.isAsked }
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
  func fits(_ requests: [Request]) -> Bool {
    // Columns are made in the order of the keys, whichever was opened first.
    let requests: [Request] = requests.sorted { $0.panel.key < $1.panel.key }
    let below: [Request] = requests.filter { $0.panel.dock == .bottom }
    return fits(requests, below: []) || !below.isEmpty && fits(requests, below: below)
  }

  private func fits(_ requests: [Request], below: [Request]) -> Bool {
    guard let rows = rows(above: below) else { return false }
    let beside: [Request] = below.isEmpty ? requests : requests.filter { $0.panel.dock != .bottom }
    guard !beside.isEmpty else { return true }
    guard let columns = leastColumns(beside, rows: rows) else { return false }
    return columns + kept(beside: beside, rows: rows) <= size.columns
  }

  // MARK: Arrangements

  /// The arrangement of panels, known to fit, in which the device loses least of its size, and least ground is
  /// empty and least of the panels cut; of equal ones the first.
  ///
  /// In a window that is not wide, panels that belong below the device are there if they can be.
  func arrange(_ panels: [Request]) -> PanelArrangement {
    let beside: [PanelArrangement] = PanelArrangement.beside(panels)
    let hasLower: Bool = panels.contains { $0.panel.dock == .bottom }
    let below: [PanelArrangement] = hasLower ? PanelArrangement.below(panels) : []
    if isWide { return best(of: beside + below) ?? PanelArrangement() }
    return best(of: below) ?? best(of: beside) ?? PanelArrangement()
  }

  private func best(of arrangements: [PanelArrangement]) -> PanelArrangement? {
    var best: (arrangement: PanelArrangement, cost: Int)?
    for arrangement in arrangements {
      guard let cost = cost(of: arrangement) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (arrangement, cost) }
    }
    return best?.arrangement
  }

  /// A cell that the device loses is worth this many cells that are empty, or that a panel lacks.
  private static let deviceWorth = 4

  /// The cells that are badly used; nil if the panels do not fit.
  private func cost(of arrangement: PanelArrangement) -> Int? {
    let columns: [[Request]] = arrangement.left + arrangement.right
    guard let rows = rows(above: arrangement.below), columns.allSatisfy({ Self.leastRows($0) <= rows })
    else { return nil }
    let left: Int = size.columns - columns.map { Self.leastColumns($0) + 1 }.reduce(0, +)
    let asked: [Request] = columns.flatMap { $0 }.map { Request(panel: $0.panel) }
    guard asked.isEmpty || left >= kept(beside: asked, rows: rows) else { return nil }
    let full: Int = GridSize(columns: min(deviceColumns(size.rows), size.columns), rows: size.rows).count
    let widths: [Int] = PanelLayout.widths(of: columns, in: size.columns, device: deviceColumns(rows))
    let stage: Int = size.columns - widths.reduce(widths.count, +)
    // A device that is too wide for its stage loses as much of its height.
    let wide: Int = max(deviceColumns(rows), 1)
    let shown = GridSize(columns: min(stage, wide), rows: stage < wide ? rows * stage / wide : rows)
    let ground: Int = GridSize(columns: stage, rows: rows).count
    let wasted: Int = zip(columns, widths).reduce(0) { $0 + waste(of: $1.0, columns: $1.1, rows: rows) }
    return (full - shown.count) * Self.deviceWorth + max(ground - shown.count, 0) + wasted
  }

  /// The cells of a column that its panels do not fill, and those that they lack.
  private func waste(of column: [Request], columns: Int, rows: Int) -> Int {
    let wished: Int = column.reduce(0) { $0 + $1.wish.rows + 1 }
    let grows: Bool = column.contains(where: \.panel.growsTall)
    let beside: Int = column.reduce(0) { sum, request in
      let spare: Int = request.panel.growsWide ? 0 : max(columns - request.wish.columns, 0)
      return sum + GridSize(columns: spare, rows: min(request.wish.rows, rows)).count
    }
    let missed: Int = wished > rows ? wished - rows : grows ? 0 : rows - wished
    return GridSize(columns: columns, rows: missed).count + beside
  }

  /// The number of columns that the device keeps at least beside panels.
  private func kept(beside panels: [Request], rows: Int) -> Int {
    let device: Int = min(deviceColumns(rows), size.columns)
    let smallest: Int = PanelLayout.smallestStage.columns
    let asked: Int = panels.count == 1 ? smallest : max(smallest, min(device, size.columns * 4 / 10))
    if panels.allSatisfy(\.isAsked) { return asked }
    // If nobody asked for any of them, the device stays centred.
    let isAlone: Bool = Set(panels.map(\.panel.dock)).count == 1 && !panels.contains(where: \.isAsked)
    return max(isAlone ? device + (size.columns - device) / 2 : device, asked)
  }

  // MARK: The least sizes

  /// The rows that panels below the device leave; nil if that are too few or they are too wide.
  private func rows(above panels: [Request]) -> Int? {
    guard !panels.isEmpty else { return size.rows }
    let rows: Int = size.rows - Self.rows(below: panels)
    let columns: Int = panels.map(\.panel.minimum.columns).reduce(panels.count - 1, +)
    return rows >= PanelLayout.smallestStage.rows && columns <= size.columns ? rows : nil
  }

  /// The rows that panels below the device take, including the line of their names.
  static func rows(below panels: [Request]) -> Int {
    panels.map(\.panel.minimum.rows).max().map { $0 + 1 } ?? 0
  }

  /// The rows that a column takes, including the lines of the names.
  static func leastRows(_ column: [Request]) -> Int {
    column.reduce(0) { $0 + $1.panel.minimum.rows + 1 }
  }

  /// The columns that a column takes.
  static func leastColumns(_ column: [Request]) -> Int { column.map(\.panel.minimum.columns).max() ?? 0 }

  /// The rows from which all panels share columns.
  private static let highRows = 28

  /// Whether only some of a column were asked for.
  private static func isMixed(_ column: [Request]) -> Bool { Set(column.map(\.isAsked)).count > 1 }

  /// The fewest columns in which panels fit beside the device, with a free one at each column of panels; nil
  /// if they are too high.
  private func leastColumns(_ panels: [Request], rows: Int) -> Int? {
    // In a low one, what nobody asked for takes no rows from what somebody did.
    let isHigh: Bool = rows >= Self.highRows
    func least(_ panels: [Request], _ most: Int) -> Int? {
      PanelArrangement.splits(of: panels, most: most).compactMap { columns -> Int? in
        guard columns.allSatisfy({ Self.leastRows($0) <= rows && (isHigh || !Self.isMixed($0)) }) else {
          return nil
        }
        return columns.reduce(0) { $0 + Self.leastColumns($1) + 1 }
      }.min()
    }
    let most: (left: Int, right: Int) = PanelArrangement.mostColumns
    return PanelArrangement.sides(of: panels).compactMap { left, right -> Int? in
      guard let left = least(left, most.left), let right = least(right, most.right) else { return nil }
      return left + right
    }.min()
  }
}
