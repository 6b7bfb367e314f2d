import SegueGeometry

/// Whether ghosts of the run are drawn, and at what interval.
struct GhostSettings: Hashable, Sendable {
  /// The possible intervals in seconds, from one frame up.
  static let ladder: [Double] = [1.0 / 60, 1.0 / 30, 0.05, 0.1, 0.2, 0.5]

  /// The most ghosts before the play head, and after it.
  static let reach = 4

  var isOn = false
  /// The interval in seconds, shared by the ticks of the motion path.
  private(set) var interval: Double = 0.05

  /// Lengthens the interval by a number of steps, or shortens it if negative.
  mutating func lengthen(by steps: Int) {
    let index: Int = Self.ladder.firstIndex { $0 >= interval - 1e-9 } ?? 0
    interval = Self.ladder[min(max(index + steps, 0), Self.ladder.count - 1)]
  }

  /// The interval as text: `16.7 ms`, `50 ms`.
  var label: String {
    let milliseconds: Double = interval * 1000
    let isWhole: Bool = abs(milliseconds - milliseconds.rounded()) < 0.01
    return "\(milliseconds.formatted(places: isWhole ? 0 : 1)) ms"
  }

  /// A ghost's opacity at a distance from the play head of `count` intervals, above 0.
  ///
  /// `0.5 · 0.68^(n - 1)`, 0 beyond the reach: each ghost is visible, and so is what lies under all of them.
  static func opacity(intervalsAway count: Double) -> Double {
    let steps: Double = (count - 1e-6).rounded(.up)
    guard steps <= Double(reach) else { return 0 }
    var opacity: Double = 0.5
    var left: Double = steps
    while left > 1 {
      opacity *= 0.68
      left -= 1
    }
    return opacity
  }
}
