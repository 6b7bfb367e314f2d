import SegueGeometry
import SegueTransitions

/// Something taken from a run at even times, and kept for as long as the run stays what it was.
///
/// Sample `i` is what the run shows at `i · interval` seconds. A run that a finger goes on with keeps the samples of
/// what has been; only the new part is sampled.
struct RunSamples<Sample: Sendable>: Sendable {
  private(set) var samples: [Sample] = []
  /// Seconds between samples.
  private(set) var interval: Double
  /// Counts the changes.
  private(set) var revision = 0
  private var run = -1
  private var log: [Player<Session>.LoggedEvent] = []
  private let mostSamples: Int

  /// Prepares for at most so many samples; longer runs are sampled at twice the interval, and so on.
  init(interval: Double, mostSamples: Int) {
    self.interval = interval
    self.mostSamples = mostSamples
  }

  func time(of index: Int) -> Double { Double(index) * interval }

  /// Forgets all, so that what is taken next may be something else.
  mutating func forget() {
    if !samples.isEmpty { revision += 1 }
    samples.removeAll(keepingCapacity: true)
    run = -1
  }

  /// Brings the samples up to date with a player's run, at an interval of at least so many seconds.
  ///
  /// Costs nothing while the run is the same; otherwise playing it once from its beginning, or from where it differs.
  mutating func update(from player: Player<Session>, every shortest: Double, take: (Session) -> Sample) {
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
    var copy: Player<Session> = player
    for index in samples.count..<count {
      copy.seek(to: time(of: index))
      samples.append(take(copy.subject))
    }
  }

  /// How many samples lie before the first event that is not the same.
  private func keptCount(for player: Player<Session>) -> Int {
    let same: Int = zip(log, player.log).prefix { $0.time == $1.time && $0.event == $1.event }.count
    let next: [Double] = [log, player.log].compactMap { same < $0.count ? $0[same].time : nil }
    guard let time = next.min() else { return samples.count }
    let before: Double = (time - player.origin.time) / interval
    return min(max(Int(clamping: (before - 1e-9).rounded(.up)), 0), samples.count)
  }
}
