import SegueCells
import SegueGeometry
import SegueTransitions
import SegueInterface
import SeguePlayer

/// The path of a layer's anchor point over the whole run, in points of the canvas.
struct MotionPath {
  /// Seconds between its points.
  static let interval: Double = 1.0 / 120
  private static let mostPoints = 1024
  private static let mostTicks = 60

  private var places = RunSamples<Point?>(interval: interval, mostSamples: mostPoints)
  private var selection: String?
  private var dots = PlotCanvas(size: GridSize(columns: 0, rows: 0), glyphs: .braille)
  private var drawn: Drawn?

  /// What the dots were computed for.
  private struct Drawn: Hashable {
    var revision: Int
    var geometry: StageGeometry
    var glyphs: DotGlyphs
  }

  /// The lines of dots: for free motion, and for motion under a touch.
  private static let free = 0
  private static let touched = 1

  /// The point at each multiple of `spacing`; nil while the layer is not on screen.
  var points: [Point?] { places.samples }
  /// Seconds between the points.
  var spacing: Double { places.interval }

  /// Updates the path from a run.
  mutating func update(from player: Player, selection: String) {
    if selection != self.selection { places.forget() }
    self.selection = selection
    places.update(from: player, every: Self.interval) { $0.anchor(of: selection) }
  }

  /// Draws the path over the device, with ticks at even times and the position of the play head.
  mutating func draw(
    of player: Player,
    every tick: Double,
    on geometry: StageGeometry,
    with painter: inout GridPainter
  ) {
    setDots(of: player, on: geometry, glyphs: painter.glyphs.dots)
    let theme: Theme = painter.theme
    dots.put(
      column: geometry.device.column,
      row: geometry.device.row,
      isOver: true,
      with: &painter,
      mark: { _ in "." },
      style: { line, _ in line == Self.touched ? theme.touched : theme.finger }
    )
    let count: Int = Int(clamping: (player.length / tick + 1e-9).rounded(.down))
    if count <= Self.mostTicks {
      for index in 0...max(count, 0) {
        guard let cell = place(at: Double(index) * tick).flatMap({ geometry.cell(at: $0) }) else { continue }
        painter.mark(painter.glyphs.tick, column: cell.column, row: cell.row)
      }
    }
    guard let selection, let here = player.subject.anchor(of: selection), let cell = geometry.cell(at: here)
    else { return }
    painter.mark(painter.glyphs.handle, column: cell.column, row: cell.row)
  }

  /// The point at a time, off by at most half of `spacing`.
  func place(at time: Double) -> Point? {
    let index: Int = Int(clamping: (time / spacing).rounded())
    return points.indices.contains(index) ? points[index] : nil
  }

  /// Recomputes the dots if the run or the stage has changed.
  private mutating func setDots(
    of player: Player,
    on geometry: StageGeometry,
    glyphs: DotGlyphs
  ) {
    let wanted = Drawn(revision: places.revision, geometry: geometry, glyphs: glyphs)
    guard wanted != drawn else { return }
    drawn = wanted
    dots = PlotCanvas(size: geometry.device.size, glyphs: glyphs)
    let spans: [ClosedRange<Double>] = player.handSpans
    func cellPlace(_ point: Point) -> Point {
      geometry.cellPlace(of: point)
        - Point(x: Double(geometry.device.column), y: Double(geometry.device.row))
    }
    for index in points.indices.dropLast() {
      guard let from = points[index], let to = points[index + 1] else { continue }
      let middle: Double = (Double(index) + 0.5) * spacing
      let isTouched: Bool = spans.contains { $0.contains(middle) }
      dots.draw(
        from: cellPlace(from),
        to: cellPlace(to),
        line: isTouched ? Self.touched : Self.free,
        gaps: isTouched
      )
    }
  }
}
