public import SegueGeometry
public import SegueMovies
public import SegueTransitions

/// A run on its way into a file: as a GIF, an animated PNG or a WebP, as a recording of a terminal, or as a picture a frame.
public struct MovieExport: Sendable {
  /// The run, at its beginning.
  public var run: SceneRun
  /// Frames a second.
  public var rate: MovieRate
  /// Seconds for which the end is seen before the movie begins again.
  public var hold = 0.0
  /// Whether it begins again.
  public var loops = true
  /// The most colors of a GIF beside the transparent one, 1 to 255.
  public var colors = ColorPalette.mostColors
  /// How much of its pictures a WebP keeps.
  public var quality = WebPQuality.exact
  /// Which of the run's frames are taken; nil: all of them.
  public var frames: ClosedRange<Int>?
  /// The part of those that is written; only pictures and numbers come in parts.
  public var shard = Shard.whole

  /// The most pictures that `forEachPicture` draws at a time, at least 1; they are the same with any number.
  public var jobs = 1

  /// Creates an export of a whole run.
  public init(run: SceneRun, rate: MovieRate) {
    self.run = run
    self.rate = rate
  }

  /// What became of a run.
  public struct Result: Hashable, Sendable {
    /// The bytes of the file.
    public var bytes: Int
    /// The frames that differ from the one before.
    public var frames: Int
    /// The pixels of each; of a recording of a terminal the cells.
    public var size: GridSize
    /// Seconds until it begins again.
    public var seconds: Double
  }

  /// The numbers of the frames that are taken, in all parts.
  ///
  /// - Throws: `RunError.noFrames` if the run ends before the first of them.
  public var numbers: ClosedRange<Int> {
    get throws(RunError) {
      let last = frameCount - 1
      guard let frames else { return 0...last }
      guard frames.lowerBound <= last else { throw .noFrames(frames.lowerBound, last: last) }
      return frames.lowerBound...min(frames.upperBound, last)
    }
  }

  /// Visits the frames that are taken, in their order.
  ///
  /// `part` is how much is done with a frame, from 0 to 1; `seconds` is how long it is seen.
  ///
  /// - Throws: What `body` throws, or `RunError.noFrames`.
  public func forEachFrame(
    _ body: (_ number: Int, _ part: Double, _ session: any Playable, _ seconds: Double) throws -> Void
  ) throws {
    let numbers = try self.numbers
    let places = shard.range(of: numbers.count)
    var run = run
    for place in places {
      let number = numbers.lowerBound + place
      run.advance(to: rate.time(ofFrame: number))
      let isLast = number == numbers.upperBound
      let part = Double(place - places.lowerBound + 1) / Double(places.count)
      try body(number, part, run.session, rate.frameDuration + (isLast ? hold : 0))
    }
  }

  /// The frames until nothing moves any more, the first and the last included.
  private var frameCount: Int {
    var run = run
    let limit = run.lastEventTime + SceneRun.patience
    var count = 0
    while true {
      let time = rate.time(ofFrame: count)
      run.advance(to: time)
      count += 1
      if run.isOver || time >= limit { return count }
    }
  }
}
