import SegueGeometry
public import SegueCells
public import SegueRaster

/// Turns raw frames into cells over and over, and measures each stage of every frame.
public struct PixelBench {
  /// The glyph set, colour depth and backdrop that pixels are fitted with.
  public var options: RasterOptions
  /// The number of measured rounds of the clip; one more comes first to warm up.
  public var rounds = 10
  /// Returns the number of allocations made so far; nil if the caller does not count them.
  public var allocationCount: (() -> Int)?

  /// Creates a benchmark of a glyph set and a colour depth.
  public init(options: RasterOptions) { self.options = options }

  /// Plays a clip of at least one frame and reports the cost of each frame.
  ///
  /// The clip is cut into cells of `options.glyphs.pixelsPerCell` pixels.
  ///
  /// - Parameters:
  ///   - clip: The frames.
  ///   - title: What the report is called.
  ///   - cells: Called with each frame's cells in the first round.
  /// - Returns: The cost of the frames of all rounds after the first.
  public func report(_ clip: PixelClip, title: String, cells: (CellGrid) -> Void = { _ in }) -> BenchReport {
    let size = clip.size(for: options.glyphs)
    var grid = CellGrid(size: size)
    var fitter = Fitter(glyphs: options.glyphs, depth: options.depth, backdrop: options.backdrop)
    var report = BenchReport(title: title, size: size, cells: size.count)
    var screen = ScreenStages(depth: options.depth, terminal: DrainedTerminal())
    // In the previewer the compositor has just written the pixels, so they are in the processor's caches; a copy
    // puts the clip's there too.
    var drawn = Array(repeating: UInt32(0), count: GridSize(columns: clip.width, rows: clip.height).count)
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
