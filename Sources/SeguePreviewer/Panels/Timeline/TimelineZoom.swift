import SegueTransitions

/// Which part of a run is to be shown: how much longer the run is, and from when on.
struct TimelineZoom: Hashable, Sendable {
  /// How much longer the run is than what is shown of it, from 1 on.
  private(set) var factor = 1.0
  /// Seconds at the left edge.
  private var start = 0.0
  private let deepest: Double

  /// Shows the whole run, and at the most so many times less.
  init(deepest: Double) { self.deepest = deepest }

  /// The part of a run that so many cells show.
  func scale(of player: Player<Session>, column: Int, columns: Int) -> TimelineScale {
    TimelineScale(
      length: player.length,
      zoom: factor,
      scroll: start,
      playHead: player.position,
      column: column,
      columns: columns
    )
  }

  /// Shows so many times less than a scale does; a time stays where it is on it.
  mutating func change(by nearer: Double, around time: Double, of scale: TimelineScale) {
    let old: Double = factor
    factor = min(max(factor * nearer, 1), deepest)
    start = max(time - (time - scale.start) * old / factor, 0)
  }

  /// Moves what a scale shows by a part of its own length, as far as the run goes.
  mutating func pan(by part: Double, of scale: TimelineScale) {
    let shown: Double = scale.end - scale.start
    start = min(max(scale.start + part * shown, 0), shown * (factor - 1))
  }

  mutating func showAll() { factor = 1 }
}
