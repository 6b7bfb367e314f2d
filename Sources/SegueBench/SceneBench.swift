public import SegueExport
public import SegueGeometry
public import SegueRaster
import SegueTransitions

/// Plays a scene over and over as the previewer draws it, and measures each stage of every frame.
public struct SceneBench {
  public var size: GridSize
  public var options: RasterOptions
  public var cellAspect = 2.0
  /// The canvas is stretched over all cells instead of letter-boxed.
  public var fills = false
  public var framesPerSecond = 60.0
  /// How often the scene is played; once more before, to fill the caches.
  public var rounds = 10
  /// How often memory has been asked for so far, for those who can tell.
  public var allocationCount: (() -> Int)?

  /// Measures a grid of some size.
  public init(size: GridSize, options: RasterOptions) {
    self.size = size
    self.options = options
  }

  /// Plays a run that has not begun.
  public func report(_ run: SceneRun, title: String) -> BenchReport {
    let viewport = viewport(run)
    let cells = viewport.size.columns * viewport.size.rows
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
