import SegueGeometry
public import SegueCells
public import SegueRaster

/// Turns raw frames into cells over and over, and measures each stage of every frame.
public struct PixelBench {
  public var options: RasterOptions
  /// How often the clip is played; once more before.
  public var rounds = 10
  /// How often memory has been asked for so far, for those who can tell.
  public var allocationCount: (() -> Int)?

  /// Measures a set of glyphs and a colour depth.
  public init(options: RasterOptions) { self.options = options }

  /// Plays a clip of at least one frame whose pixels are those of the glyph set.
  ///
  /// - Parameters:
  ///   - clip: The frames.
  ///   - title: What the report is called.
  ///   - cells: Called with each frame's cells in the first round.
  /// - Returns: What the frames of all later rounds cost.
  public func report(_ clip: PixelClip, title: String, cells: (CellGrid) -> Void = { _ in }) -> BenchReport {
    let size = clip.size(for: options.glyphs)
    var grid = CellGrid(size: size)
    var fitter = Fitter(glyphs: options.glyphs, depth: options.depth, backdrop: options.backdrop)
    var report = BenchReport(title: title, size: size, cells: size.columns * size.rows)
    var screen = ScreenStages(depth: options.depth, terminal: DrainedTerminal())
    // Frames come from a compositor that has just written them, and not from where a clip lies since the last round.
    var drawn = Array(repeating: UInt32(0), count: clip.width * clip.height)
    for round in 0...max(rounds, 1) {
      if round == 1 { report.restart() }
      for frame in 0..<clip.count {
        let before = allocationCount?()
        clip.copy(frame, to: &drawn)
        let fit = drawn.withUnsafeBufferPointer { pixels in
          ThreadClock.time {
            fitter.fit(pixels, width: clip.width, height: clip.height, into: &grid)
          }
        }
        report.add(.fit, seconds: fit)
        let shown = screen.show(grid, &report)
        report.add(.whole, seconds: fit + shown.seconds)
        let allocations = before.flatMap { before in allocationCount.map { $0() - before } }
        report.add(bytes: shown.bytes, allocations: allocations)
        if round == 0 { cells(grid) }
      }
    }
    return report
  }
}
