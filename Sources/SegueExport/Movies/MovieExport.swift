public import SegueGeometry
import SegueImages
import SegueMovies
import SegueTransitions

/// A run on its way into a file: as a GIF, as an animated PNG, or as one picture a frame.
public struct MovieExport {
  /// The run, at its beginning.
  public var run: SceneRun
  /// Frames a second.
  public var rate: MovieRate
  /// Seconds for which the end is seen before the movie begins again.
  public var hold: Double
  /// Whether it begins again.
  public var loops: Bool
  /// Which of the run's frames are taken; nil: all of them.
  public var frames: ClosedRange<Int>?

  private var picture: ScreenPicture

  /// Creates an export of a run's whole canvas.
  public init(run: SceneRun, rate: MovieRate, hold: Double, loops: Bool, picture: ScreenPicture) {
    self.run = run
    self.rate = rate
    self.hold = hold
    self.loops = loops
    self.picture = picture
  }

  /// What became of a run.
  public struct Result: Hashable, Sendable {
    /// The bytes of all files.
    public var bytes: Int
    /// The pictures that differ from the one before.
    public var frames: Int
    /// The pixels of each.
    public var size: GridSize
    /// Seconds until it begins again.
    public var seconds: Double
  }

  /// Returns a movie file.
  ///
  /// - Parameters:
  ///   - format: A GIF's frames are drawn twice: once for its palette.
  ///   - progress: Told the part that is done, from 0 to 1.
  /// - Returns: The file's bytes, and what is in it.
  /// - Throws: `PictureError` or `ImageError` if a frame cannot be drawn or encoded.
  public mutating func movie(
    _ format: MovieFormat,
    progress: (Double) -> Void
  ) throws -> (file: [UInt8], result: Result) {
    let size = try picture.size(of: run.session.canvas)
    switch format {
    case .gif:
      guard size.columns <= 0xffff, size.rows <= 0xffff else {
        throw PictureError.tooLarge(size, limit: ScreenPicture.mostPixels)
      }
      var histogram = ColorHistogram()
      try forEachFrame { part, picture, seconds in
        histogram.add(picture, duration: seconds)
        progress(part / 2)
      }
      var encoder = GIFEncoder(
        width: size.columns,
        height: size.rows,
        palette: ColorPalette(histogram),
        loops: loops
      )
      return try encode(&encoder, size) { progress(0.5 + $0 / 2) }
    case .apng:
      var encoder = APNGEncoder(ticksPerSecond: rate.ticksPerSecond, loops: loops)
      return try encode(&encoder, size, progress)
    }
  }

  /// Gives each frame of the run as a PNG file, numbered from 0.
  ///
  /// - Throws: What `body` throws, `PictureError` or `ImageError`.
  public mutating func pictures(_ body: (_ number: Int, _ part: Double, _ png: [UInt8]) throws -> Void) throws
  {
    let numbers = try self.numbers
    var index = 0
    try forEachFrame { part, picture, _ in
      try body(numbers.lowerBound + index, part, picture.pngData())
      index += 1
    }
  }

  /// The numbers of the frames that are taken.
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

  private mutating func encode(
    _ encoder: inout some MovieEncoder,
    _ size: GridSize,
    _ progress: (Double) -> Void
  ) throws -> (file: [UInt8], result: Result) {
    var time = 0.0
    try forEachFrame { part, picture, seconds in
      try encoder.add(picture, seconds: seconds)
      time += seconds
      progress(part)
    }
    let file = encoder.finish()
    return (file, Result(bytes: file.count, frames: encoder.frameCount, size: size, seconds: time))
  }

  /// Draws the frames that are taken, each with the part of all that is done with it and the seconds it is seen for.
  private mutating func forEachFrame(
    _ body: (_ part: Double, _ picture: PixelBuffer, _ seconds: Double) throws -> Void
  ) throws {
    let numbers = try self.numbers
    var run = run
    for number in numbers {
      run.advance(to: rate.time(ofFrame: number))
      let isLast = number == numbers.upperBound
      let part = Double(number - numbers.lowerBound + 1) / Double(numbers.count)
      try body(part, picture.picture(of: run.session), rate.frameDuration + (isLast ? hold : 0))
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
