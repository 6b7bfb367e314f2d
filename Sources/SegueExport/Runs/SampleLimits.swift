import SegueStage
import SegueTransitions

/// What may be asked of a run's numbers, so that a command ends or says what it cannot do.
///
/// A scene may have ten thousand layers, and a script an hour; their product is known only by running it. That takes a
/// small part of what reading and writing the numbers would.
public struct SampleLimits: Hashable, Sendable {
  /// The most layers in a frame.
  private let layers: Int
  /// Whether what comes next counts, from which velocities are read.
  private let looksAhead: Bool

  /// The most layers times frames.
  private static let work = 500_000

  /// Creates the limits of a kind of table.
  ///
  /// - Parameters:
  ///   - velocities: Whether velocities are wanted, for which a run is followed at several times at once.
  ///   - columns: Whether each number that changes is a column, so that a line is long.
  public init(velocities: Bool, columns: Bool) {
    layers = velocities ? 3000 : columns ? 5000 : 20_000
    looksAhead = velocities
  }

  /// Runs up to the limits.
  ///
  /// - Throws: `RunError.tooManyLayers` or `RunError.tooManyFrames`.
  public func check(_ run: SceneRun, at schedule: FrameTimes) throws(RunError) {
    if looksAhead, case .list(let times) = schedule { try walk(run, to: times.last ?? 0) }
    var work = 0
    try schedule.forEach(in: run) { _, run throws(RunError) in
      let count = looksAhead ? run.session.layerCountAhead : run.session.tree.count
      guard count <= layers else { throw .tooManyLayers(count, limit: layers) }
      work += max(count, 1)
      guard work <= Self.work else { throw .tooManyFrames(layers: count, frames: Self.work / max(count, 1)) }
    }
  }

  /// Looks at what a run has on its way to the last of a few times, which is followed too.
  private func walk(_ run: SceneRun, to last: Double) throws(RunError) {
    var run = run
    let step = max(0.1, last / 1000)
    for time in stride(from: 0, to: last, by: step) {
      run.advance(to: time)
      let count = run.session.tree.count
      guard count <= layers else { throw .tooManyLayers(count, limit: layers) }
    }
  }
}
