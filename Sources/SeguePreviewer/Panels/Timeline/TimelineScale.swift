import SegueGeometry

/// Which part of a run a row of cells shows.
struct TimelineScale: Hashable, Sendable {
  /// Seconds at the first cell's centre, and at the last's.
  let start: Double
  let end: Double
  let column: Int
  let columns: Int

  /// The run `zoom` times as long as the row, at the place scrolled to, or where the play head is.
  init(length: Double, zoom: Double, scroll: Double, playHead: Double, column: Int, columns: Int) {
    self.column = column
    self.columns = max(columns, 2)
    let whole: Double = max(length, 1e-3)
    let shown: Double = whole / max(zoom, 1)
    var start: Double = min(max(scroll, 0), whole - shown)
    // A play head that leaves turns the page.
    if playHead < start || playHead > start + shown {
      start = min((playHead / shown).rounded(.down) * shown, whole - shown)
    }
    self.start = start
    end = start + shown
  }

  /// The cell of a time; beyond the row's ends for times not shown.
  func column(of time: Double) -> Int {
    let part: Double = (time - start) / (end - start)
    return column + Int(clamping: (min(max(part, -1), 2) * Double(columns - 1)).rounded())
  }

  /// The time under a place, in cells with their fraction.
  func time(at place: Double) -> Double {
    let part: Double = (place - Double(column) - 0.5) / Double(columns - 1)
    return start + min(max(part, 0), 1) * (end - start)
  }

  /// Whether the row has a cell for a time.
  func shows(_ time: Double) -> Bool { time >= start - 1e-9 && time <= end + 1e-9 }

  /// The multiples of a step that are shown.
  func times(every step: Double) -> [Double] {
    let first: Double = (start / step).rounded(.up)
    return stride(from: first, through: ((end + 1e-9) / step).rounded(.down), by: 1).map { $0 * step }
  }

  /// Seconds between labels, so that each has so many cells.
  func step(cells: Int) -> Double {
    let least: Double = (end - start) / Double(columns - 1) * Double(cells)
    let steps: [Double] = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60]
    return steps.first { $0 >= least } ?? 300
  }
}
