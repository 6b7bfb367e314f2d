import SegueGeometry

/// The part of a run that a row of cells shows.
struct TimelineScale: Hashable, Sendable {
  /// The times at the centres of the first and the last cell, in seconds.
  let start: Double
  let end: Double
  let column: Int
  let columns: Int

  /// Creates a scale on which the run is `zoom` times as long as the row, scrolled to a position or to the
  /// play head.
  init(length: Double, zoom: Double, scroll: Double, playHead: Double, column: Int, columns: Int) {
    self.column = column
    self.columns = max(columns, 2)
    let whole: Double = max(length, 1e-3)
    let shown: Double = whole / max(zoom, 1)
    var start: Double = min(max(scroll, 0), whole - shown)
    // When the play head leaves, the page turns.
    if playHead < start || playHead > start + shown {
      start = min((playHead / shown).rounded(.down) * shown, whole - shown)
    }
    self.start = start
    end = start + shown
  }

  /// The column of a time; outside the row for times that are not shown.
  func column(of time: Double) -> Int {
    let part: Double = (time - start) / (end - start)
    return column + Int(clamping: (min(max(part, -1), 2) * Double(columns - 1)).rounded())
  }

  /// The time at a fractional column.
  func time(at place: Double) -> Double {
    let part: Double = (place - Double(column) - 0.5) / Double(columns - 1)
    return start + min(max(part, 0), 1) * (end - start)
  }

  /// Whether a time is shown.
  func shows(_ time: Double) -> Bool { time >= start - 1e-9 && time <= end + 1e-9 }

  /// The visible multiples of a step.
  func times(every step: Double) -> [Double] {
    let first: Double = (start / step).rounded(.up)
    return stride(from: first, through: ((end + 1e-9) / step).rounded(.down), by: 1).map { $0 * step }
  }

  /// Seconds between labels, so that each has `cells` cells.
  func step(cells: Int) -> Double {
    let least: Double = (end - start) / Double(columns - 1) * Double(cells)
    let steps: [Double] = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60]
    return steps.first { $0 >= least } ?? 300
  }
}
