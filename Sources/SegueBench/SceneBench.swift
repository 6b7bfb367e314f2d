public import SegueExport
public import SegueGeometry
public import SegueRaster
import SegueTransitions

/// Plays a scene over and over as the previewer draws it, and measures each stage of every frame.
public struct SceneBench {
  /// The size of the grid in cells.
  public var size: GridSize
  /// The glyph set, colour depth and backdrop that frames are drawn with.
  public var options: RasterOptions
  /// The height of a cell divided by its width.
  public var cellAspect = 2.0
  /// Whether the canvas is stretched over all cells instead of letter-boxed.
  public var fills = false
  /// The rate at which the run is sampled, in frames per second of its own time.
  public var framesPerSecond = 60.0
  /// The number of measured rounds of the scene; one more comes first to fill the caches.
  public var rounds = 10
  /// Returns the number of allocations made so far; nil if the caller does not count them.
  public var allocationCount: (() -> Int)?

  /// Creates a benchmark that draws into a grid of the given size.
  public init(size: GridSize, options: RasterOptions) {
    self.size = size
    self.options = options
  }

  /// Plays a run from its beginning, and reports the cost of each frame.
  public func report(_ run: SceneRun, title: String) -> BenchReport {
    let viewport = viewport(run)
    let cells = viewport.size.count
    var report = BenchReport(title: title, size: size, cells: cells)
    var screen = ScreenStages(depth: options.depth, terminal: DrainedTerminal())
    var stages = DrawingStages(viewport: viewport, options: options, size: size)
    for round in 0...max(rounds, 1) {
      if round == 1 { report.restart() }
      play(run) { run, time in
        let before = allocationCount?()
        let drawn = stages.draw(&report) { frame in
          run.advance(to: time)
          run.session.sample(into: &frame)
        }
        let shown = screen.show(stages.grid, &report)
        report.add(.whole, seconds: drawn + shown.seconds)
        let allocations = before.flatMap { before in allocationCount.map { $0() - before } }
        report.add(bytes: shown.bytes, allocations: allocations)
      }
    }
    return report
  }

  private func play(_ run: SceneRun, _ body: (inout SceneRun, Double) -> Void) {
    var run = run
    let limit = run.lastEventTime + SceneRun.patience
    var frame = 0.0
    repeat {
      body(&run, frame / framesPerSecond)
      frame += 1
    } while !run.isOver && frame / framesPerSecond < limit
  }

  private func viewport(_ run: SceneRun) -> Viewport {
    let canvas = run.session.canvas
    if fills { return Viewport(size: size, canvas: Rect(origin: .zero, size: canvas)) }
    return .fitting(canvas: canvas, size: size, cellAspect: cellAspect)
  }
}
