import SegueCells
import SegueGeometry
import SegueInterface

/// The positions of the parts of a preview on a screen; parts fold away as it shrinks.
struct PreviewLayout: Hashable, Sendable {
  /// The smallest screen that shows more than a message.
  static let smallest = GridSize(columns: 20, rows: 6)

  var header: CellRect?
  /// The area of the device and the panels.
  let work: CellRect
  /// The positions of the panels in it.
  let panels: PanelLayout
  /// The area available to the device.
  let stage: CellRect
  /// The row of time, progress and state; nil if they are beside the bar.
  var readout: CellRect?
  /// The line above it for the outcome of a gesture, if there is room.
  var verdict: CellRect?
  /// The line of the bar.
  var timeline: CellRect
  var footer: CellRect?
  /// Whether the device has a box around it, rather than lines at its sides.
  var isFramed: Bool

  /// Lays out a screen at least as large as `smallest`.
  ///
  /// `deviceColumns` returns how many columns the device takes at a number of rows.
  init(
    size: GridSize,
    panels requests: [PanelLayout.Request] = [],
    deviceColumns: (_ rows: Int) -> Int = { _ in 0 }
  ) {
    let columns: Int = size.columns
    let rows: Int = size.rows
    func line(_ row: Int) -> CellRect { CellRect(column: 0, row: row, columns: columns, rows: 1) }
    let isAiry: Bool = rows >= 34
    var top: Int = 0
    var bottom: Int = rows
    if rows >= 8 {
      header = line(0)
      top = isAiry ? 2 : 1
    }
    if rows >= 10 {
      bottom -= 1
      footer = line(bottom)
    }
    bottom -= 1
    timeline = line(bottom)
    if rows >= 14 {
      bottom -= 1
      readout = line(bottom)
    }
    if isAiry {
      bottom -= 1
      verdict = line(bottom)
    }
    isFramed = isAiry
    let edge: Int = isAiry ? 1 : 0
    work = CellRect(column: 0, row: top, columns: columns, rows: bottom - top)
    panels = PanelLayout(area: work, panels: requests) { deviceColumns($0 - 2 * edge) }
    let isAlone: Bool = panels.stage.columns == columns
    // Beside panels, the lines at the device's sides need a column each.
    stage = panels.stage.centered(
      columns: panels.stage.columns - (isAiry || !isAlone ? 2 : 0),
      rows: panels.stage.rows - 2 * edge
    )
  }

  /// The bar itself, without what else is on its line.
  var bar: CellRect {
    let margin: Int = readout == nil ? 0 : 1
    let beside: Int = readout == nil ? min(17, timeline.columns / 2) : 0
    return CellRect(
      column: timeline.column + margin,
      row: timeline.row,
      columns: timeline.columns - 2 * margin - beside,
      rows: 1
    )
  }
}

extension PreviewLayout {
  /// The canvas if the terminal is the device: a column counts as 10 pt.
  static func terminalCanvas(size: GridSize, cellAspect: Double) -> Size {
    let stage: CellRect = PreviewLayout(size: size).work
    return Size(
      width: Double(max(stage.columns, 1)) * 10,
      height: Double(max(stage.rows, 1)) * 10 * cellAspect
    )
  }

  /// The smallest screen, no smaller than another, that shows a panel.
  static func leastSize(for panel: PanelTraits, from size: GridSize) -> GridSize {
    let beside: Int = panel.dock == .bottom ? 0 : PanelLayout.smallestStage.columns + 1
    var least = GridSize(columns: max(panel.minimum.columns + beside, size.columns), rows: size.rows)
    func isShown() -> Bool {
      PreviewLayout(size: least, panels: [PanelLayout.Request(panel: panel)]).panels.places.isEmpty == false
    }
    while !isShown(), least.rows < size.rows + 100 { least.rows += 1 }
    return least
  }
}

/// The message on a terminal too small for anything else.
enum RoomMessage {
  private static let words = ["Segue", "needs", "more", "room"]

  /// Writes the message in the middle, on as many lines as it takes; what does not fit is cut.
  static func draw(with painter: inout GridPainter) {
    let bounds: CellRect = painter.bounds
    var lines: [String] = []
    for word in words {
      if let last = lines.last, TextFit.width(of: last) + 1 + word.count <= bounds.columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    let top: Int = max((bounds.rows - lines.count) / 2, 0)
    for (index, line) in lines.enumerated() where top + index < bounds.rows {
      let column: Int = max((bounds.columns - TextFit.width(of: line)) / 2, 0)
      painter.put(line, column: column, row: top + index, style: painter.theme.text)
    }
  }
}
