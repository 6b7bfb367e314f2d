import SegueTransitions
import SeguePlayer

/// The zoom into a run, and the time at which the visible part starts.
struct TimelineZoom: Hashable, Sendable {
  /// The length of the run relative to the visible part, at least 1.
  private(set) var factor = 1.0
  /// The time at the left edge in seconds.
  private var start = 0.0
  private let deepest: Double

  /// Shows the whole run; `deepest` limits the zoom.
  init(deepest: Double) { self.deepest = deepest }

  /// The part of a run that a number of cells show.
  func scale(of player: Player, column: Int, columns: Int) -> TimelineScale {
    TimelineScale(
      length: player.length,
      zoom: factor,
      scroll: start,
      playHead: player.position,
      column: column,
      columns: columns
    )
  }

  /// Zooms in on a scale by a factor; a given time stays in place.
  mutating func change(by nearer: Double, around time: Double, of scale: TimelineScale) {
    let old: Double = factor
    factor = min(max(factor * nearer, 1), deepest)
    start = max(time - (time - scale.start) * old / factor, 0)
  }

  /// Scrolls a scale by a fraction of its length, within the run.
  mutating func pan(by part: Double, of scale: TimelineScale) {
    let shown: Double = scale.end - scale.start
    start = min(max(scale.start + part * shown, 0), shown * (factor - 1))
  }

  mutating func showAll() { factor = 1 }
}
