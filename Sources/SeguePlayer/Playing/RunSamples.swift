import SegueGeometry
package import SegueTransitions

/// Samples of a run at even intervals, kept for as long as the run stays the same.
///
/// Sample `i` belongs to `i · interval` seconds. When a finger continues a run, the samples of the past stay;
/// only the new part is sampled.
package struct RunSamples<Sample: Sendable>: Sendable {
  package private(set) var samples: [Sample] = []
  /// Seconds between samples.
  package private(set) var interval: Double
  /// Counts changes.
  package private(set) var revision = 0
  private var run = -1
  private var log: [TimedEvent] = []
  private let mostSamples: Int

  /// Prepares for at most `mostSamples` samples; for longer runs the interval is doubled as often as
  /// necessary.
  package init(interval: Double, mostSamples: Int) {
    self.interval = interval
    self.mostSamples = mostSamples
  }

  package func time(of index: Int) -> Double { Double(index) * interval }

  /// Drops all samples, so that something else can be sampled next.
  package mutating func forget() {
    if !samples.isEmpty { revision += 1 }
    samples.removeAll(keepingCapacity: true)
    run = -1
  }

  /// Updates the samples from a player's run, at an interval of at least `shortest` seconds.
  ///
  /// Costs nothing while the run is the same; otherwise one playback from its beginning or from where it
  /// differs.
  package mutating func update(from player: Player, every shortest: Double, take: (any Playable) -> Sample) {
    var wanted: Double = shortest
    while player.length / wanted > Double(mostSamples) { wanted *= 2 }
    let count: Int = Int(clamping: (player.length / wanted + 1e-9).rounded(.down)) + 1
    let kept: Int = wanted == interval && run == player.version.run ? keptCount(for: player) : 0
    interval = wanted
    run = player.version.run
    log = player.log
    guard kept != samples.count || samples.count != count else { return }
    revision += 1
    samples.removeSubrange(min(kept, count)...)
    guard samples.count < count else { return }
    var copy: Player = player
    for index in samples.count..<count {
      copy.seek(to: time(of: index))
      samples.append(take(copy.subject))
    }
  }

  /// How many samples precede the first event that differs.
  private func keptCount(for player: Player) -> Int {
    let same: Int = zip(log, player.log).prefix { $0.time == $1.time && $0.event == $1.event }.count
    let next: [Double] = [log, player.log].compactMap { same < $0.count ? $0[same].time : nil }
    guard let time = next.min() else { return samples.count }
    let before: Double = (time - player.origin.time) / interval
    return min(max(Int(clamping: (before - 1e-9).rounded(.up)), 0), samples.count)
  }
}
