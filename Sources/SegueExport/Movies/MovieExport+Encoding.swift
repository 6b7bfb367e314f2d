import SegueGeometry
import SegueMovies
import SegueTransitions

extension MovieExport {
  /// Returns a movie file and what is in it.
  ///
  /// - Parameters:
  ///   - format: A GIF's frames are drawn twice: once for its palette.
  ///   - picture: Draws the frames.
  ///   - progress: Told the part that is done, from 0 to 1; what it throws ends the work.
  /// - Returns: The file's bytes, and what is in it.
  /// - Throws: `PictureError`, `RunError`, `ImageError`, `WebPError` or `VideoError` if a frame cannot be drawn or encoded.
  public func movie(
    _ format: MovieFormat,
    picture: inout ScreenPicture,
    progress: (Double) throws -> Void
  ) throws -> (file: [UInt8], result: Result) {
    let size = try picture.size(of: run.session.canvas)
    switch format {
    case .gif:
      guard size.columns <= 0xffff, size.rows <= 0xffff else {
        throw PictureError.tooLarge(size, limit: ScreenPicture.mostPixels)
      }
      var encoder = GIFEncoder(
        width: size.columns,
        height: size.rows,
        palette: try palette(&picture) { try progress($0 / 2) },
        loops: loops
      )
      return try encode(&encoder, &picture, size) { try progress(0.5 + $0 / 2) }
    case .apng:
      var encoder = APNGEncoder(ticksPerSecond: rate.ticksPerSecond, loops: loops)
      return try encode(&encoder, &picture, size, progress)
    case .webp:
      guard WebPEncoder.isAvailable else { throw WebPError.noLibrary }
      var encoder = WebPEncoder(quality: quality, loops: loops)
      return try encode(&encoder, &picture, size, progress)
    case .mp4, .webm:
      var encoder = try VideoEncoder(
        format == .mp4 ? .mp4 : .webm,
        width: size.columns,
        height: size.rows,
        ticksPerSecond: rate.ticksPerSecond,
        ticksPerFrame: rate.ticksPerFrame
      )
      let even = GridSize(columns: size.columns + size.columns % 2, rows: size.rows + size.rows % 2)
      return try encode(&encoder, &picture, even, progress)
    }
  }

  private func palette(
    _ picture: inout ScreenPicture,
    progress: (Double) throws -> Void
  ) throws -> ColorPalette {
    var histogram = ColorHistogram()
    try forEachFrame { _, part, session, seconds in
      histogram.add(try picture.picture(of: session), duration: seconds)
      try progress(part)
    }
    return ColorPalette(histogram, atMost: colors)
  }

  private func encode(
    _ encoder: inout some MovieEncoder,
    _ picture: inout ScreenPicture,
    _ size: GridSize,
    _ progress: (Double) throws -> Void
  ) throws -> (file: [UInt8], result: Result) {
    var time = 0.0
    try forEachFrame { _, part, session, seconds in
      try encoder.add(try picture.picture(of: session), seconds: seconds)
      time += seconds
      try progress(part)
    }
    let file = try encoder.finish()
    return (file, Result(bytes: file.count, frames: encoder.frameCount, size: size, seconds: time))
  }
}
