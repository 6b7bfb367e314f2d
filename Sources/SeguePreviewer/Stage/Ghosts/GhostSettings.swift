/// Whether ghosts of the run are drawn, and how far apart in time.
struct GhostSettings: Hashable, Sendable {
  /// Seconds between ghosts, from a frame on.
  static let ladder: [Double] = [1.0 / 60, 1.0 / 30, 0.05, 0.1, 0.2, 0.5]

  /// How many ghosts there are at most before the play head, and as many after it.
  static let reach = 4

  var isOn = false
  /// Seconds; the motion path's ticks are as far apart.
  private(set) var interval: Double = 0.05

  /// Takes a longer interval, or a shorter one where negative.
  mutating func lengthen(by steps: Int) {
    let index: Int = Self.ladder.firstIndex { $0 >= interval - 1e-9 } ?? 0
    interval = Self.ladder[min(max(index + steps, 0), Self.ladder.count - 1)]
  }

  /// The interval as shown: `16.7 ms`, `50 ms`.
  var label: String {
    let milliseconds: Double = interval * 1000
    let isWhole: Bool = abs(milliseconds - milliseconds.rounded()) < 0.01
    return "\(Decimals.fixed(milliseconds, digits: isWhole ? 0 : 1)) ms"
  }

  /// A ghost's opacity by how many intervals it is away from the play head, above 0.
  ///
  /// `0.5 · 0.68^(n - 1)`, 0 beyond the reach: each is seen, and what lies under all of them still is.
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
