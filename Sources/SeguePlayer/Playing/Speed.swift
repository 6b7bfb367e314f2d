import SegueGeometry

/// The speeds that a key steps through, in preview seconds per second.
package enum Speed {
  package static let slowest = 0.05
  package static let fastest = 10.0
  package static let ladder: [Double] = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10]

  /// The next faster speed, at most the fastest on the ladder.
  package static func faster(than speed: Double) -> Double {
    ladder.first { $0 > speed + 1e-9 } ?? clamp(speed)
  }

  /// The next slower speed, at least the slowest on the ladder.
  package static func slower(than speed: Double) -> Double {
    ladder.last { $0 < speed - 1e-9 } ?? clamp(speed)
  }

  /// The speed, clamped to the ends of the ladder; 1 for NaN.
  package static func clamp(_ speed: Double) -> Double {
    guard !speed.isNaN else { return 1 }
    return min(max(speed, slowest), fastest)
  }

  /// The label beside the time: `1×`, `0.25×`.
  package static func label(_ speed: Double) -> String { "\(speed.formatted(atMost: 2))×" }
}

extension Player {
  /// A position or a length in seconds with two decimal places, as it is shown.
  package static func seconds(_ value: Double) -> String { min(max(value, 0), 99_999).formatted(places: 2) }
}
