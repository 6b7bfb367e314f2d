import SegueCells
import SegueDocuments
import SegueGeometry
import SegueMotion
import SegueScenes
import SegueInterface

/// A timing curve with handles: a Bézier's control points in its unit square, or a spring's damping and
/// response next to its motion.
struct TimingPlot {
  let timing: WrittenTiming
  /// The duration that the curve applies to, in seconds.
  let duration: Double
  let area: CellRect

  /// The width of the labels on the left.
  private static let labelColumns = 4
  /// The largest damping ratio in the plot of springs that may be overdamped; 1 is critical.
  private static let mostRatio = 1.5

  private var spring: SceneDocument.WrittenSpring? {
    if case .spring(let spring) = timing.shape { return spring }
    return nil
  }

  /// The number of handles; none of a curve that the file does not write.
  var handleCount: Int { timing.knobs.isEmpty ? 0 : spring == nil ? 2 : 1 }

  /// The area in which the progress is drawn.
  var plot: CellRect {
    var plot: CellRect = area
    let left: Int = spring == nil ? Self.labelColumns : pad.columns + Self.labelColumns + 3
    plot.column += left
    plot.columns = max(area.columns - left, 2)
    return plot
  }

  /// The area in which a spring's handle moves; its bottom line holds the label of the response.
  var pad: CellRect {
    CellRect(
      column: area.column + Self.labelColumns,
      row: area.row,
      columns: max((area.columns - Self.labelColumns) * 2 / 5, 2),
      rows: max(area.rows - 1, 1)
    )
  }

  // MARK: Axes

  /// The range of progress over the plot's height: all of a Bézier's handles, or all of a spring's overshoot.
  var heights: PlotAxis {
    let reached: [Double]
    if let bezier = timing.bezier {
      reached = [bezier.y1, bezier.y2]
    } else {
      let end: Double = timing.length(duration: duration)
      reached = (0...60).map { timing.progress(at: Double($0) / 60 * end, duration: duration) }
    }
    var lower: Double = -0.25
    var upper: Double = 1.25
    while let least = reached.min(), least < lower, lower > -8 { lower -= 0.5 }
    while let most = reached.max(), most > upper, upper < 8 { upper += 0.5 }
    return Self.axis(covering: lower...upper, rows: plot.rows)
  }

  /// A range around another on which 0 and 1 lie in the middles of rows, so that a curve begins and ends on their lines;
  /// the other itself where so few rows leave none between them.
  static func axis(covering range: ClosedRange<Double>, rows: Int) -> PlotAxis {
    for unit in stride(from: rows - 2, to: 0, by: -1) {
      let below: Double = (-range.lowerBound * Double(unit) - 1e-9).rounded(.up)
      let above: Double = ((range.upperBound - 1) * Double(unit) - 1e-9).rounded(.up)
      guard below + above + Double(unit) <= Double(rows - 1) else { continue }
      let upper: Double = Double(rows - 1) - below
      return PlotAxis(-below / Double(unit)...upper / Double(unit))
    }
    return PlotAxis(range)
  }

  /// The range of a spring's response in seconds, over the pad's width.
  var responses: PlotAxis {
    let response: Double = spring?.spring.perceptualDuration ?? 0
    return PlotAxis(0...(response <= 1 ? 1 : response <= 2 ? 2 : 5))
  }

  /// The range of a spring's damping ratio, over the pad's height.
  var ratios: PlotAxis { PlotAxis(0...(spring?.canBeOverdamped == true ? Self.mostRatio : 1)) }

  // MARK: Handles

  /// The position of a handle in fractional cells.
  func place(of handle: Int) -> Point {
    if let spring {
      let response: Double = spring.dialect == nil ? 0.5 : spring.spring.perceptualDuration
      let across: Double = spring.dialect == nil ? 0.5 : responses.fraction(of: response)
      return Self.point(across, ratios.fraction(of: spring.spring.effectiveDampingRatio), in: pad)
    }
    guard let bezier = timing.bezier else { return .zero }
    return handle == 0
      ? Self.point(bezier.x1, heights.fraction(of: bezier.y1), in: plot)
      : Self.point(bezier.x2, heights.fraction(of: bezier.y2), in: plot)
  }

  /// The handle closest to a position.
  func handle(near place: Point) -> Int {
    (0..<handleCount).min { distance(place, $0) < distance(place, $1) } ?? 0
  }

  private func distance(_ place: Point, _ handle: Int) -> Double {
    let goal: Point = self.place(of: handle)
    // A cell is twice as tall as it is wide.
    return (place.x - goal.x) * (place.x - goal.x) + 4 * (place.y - goal.y) * (place.y - goal.y)
  }

  /// The value of a handle: a control point's coordinates, or a response in seconds and a damping ratio.
  func value(of handle: Int) -> Point {
    if let spring {
      return Point(x: spring.spring.perceptualDuration, y: spring.spring.effectiveDampingRatio)
    }
    guard let bezier = timing.bezier else { return .zero }
    return handle == 0 ? Point(x: bezier.x1, y: bezier.y1) : Point(x: bezier.x2, y: bezier.y2)
  }

  /// The value that a handle would have at a position on the screen.
  func value(at place: Point) -> Point {
    let room: CellRect = spring == nil ? plot : pad
    let across: Double = (place.x - Double(room.column) - 0.5) / Double(max(room.columns - 1, 1))
    let down: Double = (place.y - Double(room.row) - 0.5) / Double(max(room.rows - 1, 1))
    return spring == nil
      ? Point(x: across, y: heights.value(at: 1 - down))
      : Point(x: responses.value(at: across), y: ratios.value(at: 1 - down))
  }

  /// Writes a handle's value to the document, clamped to what is possible.
  func write(_ value: Point, to handle: Int, in document: inout SceneDocument) throws(DocumentError) {
    if spring != nil {
      let ratio: Double = min(max(value.y, 0.05), ratios.upper)
      return try document.write(response: min(max(value.x, 0.05), 5), ratio: ratio, over: timing)
    }
    guard let old = timing.bezier else { return }
    let x: Double = min(max(value.x, 0), 1)
    let y: Double = min(max(value.y, -4), 5)
    let new: CubicBezier =
      handle == 0 ? CubicBezier(x, y, old.x2, old.y2) : CubicBezier(old.x1, old.y1, x, y)
    try document.write(new, over: timing)
  }

  private static func point(_ across: Double, _ up: Double, in room: CellRect) -> Point {
    Point(
      x: Double(room.column) + 0.5 + across * Double(room.columns - 1),
      y: Double(room.row) + 0.5 + (1 - up) * Double(room.rows - 1)
    )
  }
}
