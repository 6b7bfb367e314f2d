import SegueTransitions

/// What may be asked of a run's numbers, so that a command ends or says what it cannot do.
///
/// A scene may have ten thousand layers, and a script an hour; their product is known only by running it. That takes a
/// small part of what reading and writing the numbers would.
public struct SampleLimits: Hashable, Sendable {
  /// The most layers in a frame.
  private let layers: Int
  /// How far beyond each time a run is followed, in seconds: velocities are read from what comes next.
  private let ahead: Double

  /// The most layers times frames.
  private static let work = 500_000

  /// Creates the limits of a kind of table.
  ///
  /// - Parameters:
  ///   - velocities: Whether velocities are wanted, for which a run is followed at several times at once.
  ///   - columns: Whether each number that changes is a column, so that a line is long.
  public init(velocities: Bool, columns: Bool) {
    layers = velocities ? 3000 : columns ? 5000 : 20_000
    ahead = velocities ? 1 / 60 : 0
  }

  /// Runs up to the limits.
  ///
  /// - Throws: `RunError.tooManyLayers` or `RunError.tooManyFrames`.
  public func check(_ run: SceneRun, at schedule: FrameTimes) throws(RunError) {
    var work = 0
    try schedule.forEach(in: run) { time, run throws(RunError) in
      var next = run
      if ahead > 0 { next.advance(to: time + ahead) }
      let count = max(run.session.layerCount, next.session.layerCount)
      guard count <= layers else { throw .tooManyLayers(count, limit: layers) }
      work += max(count, 1)
      guard work <= Self.work else { throw .tooManyFrames(layers: count, frames: Self.work / max(count, 1)) }
    }
  }
}
