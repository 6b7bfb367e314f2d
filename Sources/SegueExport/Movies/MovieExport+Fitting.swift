import SegueMovies

extension MovieExport {
  /// Why no movie is made that fits.
  public struct TooSmallError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes asked for.
    public var limit: Int
    /// The bytes of the smallest movie that was made.
    public var smallest: Int

    /// What is wrong, and what to do, as a message for the user.
    public var description: String {
      "nothing fits into \(limit) bytes: the smallest movie has \(smallest); "
        + "allow more, take fewer --frames, or leave --fps, --scale and --quality to choose"
    }
  }

  /// Returns the best movie file with no more than some bytes, what is in it, and what was chosen.
  ///
  /// Rate, colors or quality, and at last the size are lowered from the given ones until the file fits.
  ///
  /// - Parameters:
  ///   - format: Any format; a GIF loses colors, a WebP quality.
  ///   - limit: The most bytes.
  ///   - settings: What is made if it fits; replaces the export's own rate, colors and quality.
  ///   - fixed: What must not be lowered.
  ///   - progress: Told the part that is done, from 0 to 1; what it throws ends the work.
  /// - Returns: The file's bytes, what is in it, and the settings that it was made with.
  /// - Throws: `TooSmallError` if nothing fits; else what `movie` throws.
  /// - Complexity: A few movies; those that are sure not to fit are not made.
  public func movie(
    _ format: MovieFormat,
    fitting limit: Int,
    settings: MovieSettings,
    keeping fixed: MovieSettings.Fixed,
    progress: (Double) throws -> Void
  ) throws -> (file: [UInt8], result: Result, settings: MovieSettings) {
    var made: (settings: MovieSettings, bytes: Int)?
    var smallest = Int.max
    var done = 0.0
    // Frames that are counted are others at another rate.
    let fixed = frames == nil ? fixed : fixed.union(.rate)
    let ladder = settings.smaller(for: format, keeping: fixed)
    for (number, settings) in ladder.enumerated() {
      let isLast = number == ladder.count - 1
      if let made, !isLast {
        let expected = Double(made.bytes) * settings.bytes(foreachOf: made.settings)
        if expected > Double(limit) * Self.tolerance { continue }
      }
      var export = self
      export.rate = settings.rate
      export.colors = settings.colors
      export.quality = settings.quality
      var picture = try ScreenPicture(scale: settings.scale)
      let (file, result) = try export.movie(format, picture: &picture) {
        try progress(done + (1 - done) * $0 / 2)
      }
      if file.count <= limit {
        try progress(1)
        return (file, result, settings)
      }
      done += (1 - done) / 2
      made = (settings, file.count)
      smallest = min(smallest, file.count)
    }
    throw TooSmallError(limit: limit, smallest: smallest)
  }

  /// How far a guess of a size may be off.
  private static let tolerance = 1.4
}
