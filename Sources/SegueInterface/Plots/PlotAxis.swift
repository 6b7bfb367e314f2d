import SegueGeometry

/// The range of values over a plot's height or width.
package struct PlotAxis: Hashable, Sendable {
  package let lower: Double
  package let upper: Double

  /// Covers exactly these values; a single value gets space around it.
  package init(_ range: ClosedRange<Double>) {
    let isWide: Bool = range.upperBound - range.lowerBound > 1e-9 * max(abs(range.upperBound), 1)
    lower = isWide ? range.lowerBound : range.lowerBound - 1
    upper = isWide ? range.upperBound : range.upperBound + 1
  }

  /// Covers these values with some space on both sides, so that lines at the ends are not cut.
  package init(around range: ClosedRange<Double>) {
    let room: Double = (range.upperBound - range.lowerBound) / 40
    self.init(range.lowerBound - room...range.upperBound + room)
  }

  /// The position of a value, 0…1 within the axis.
  package func fraction(of value: Double) -> Double { (value - lower) / (upper - lower) }

  /// The value at a position 0…1 within the axis.
  package func value(at fraction: Double) -> Double { lower + fraction * (upper - lower) }

  /// The distance between at most `most` ticks: 1, 2 or 5 times a power of ten.
  package func step(most: Int) -> Double {
    let least: Double = (upper - lower) / Double(max(most, 1))
    var power: Double = 1e-9
    while power * 10 <= least { power *= 10 }
    return [1, 2, 5, 10].lazy.map { $0 * power }.first { $0 >= least } ?? 10 * power
  }

  /// Round values within the axis, at most `most` plus one.
  package func ticks(most: Int) -> [Double] {
    let step: Double = step(most: most)
    let first: Double = (lower / step).rounded(.up)
    let last: Double = (upper / step).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// The label of a tick, with as many digits as the distance between ticks requires.
  package static func label(_ value: Double, step: Double) -> String {
    var digits: Int = 0
    var rest: Double = step
    while digits < 4, abs(rest - rest.rounded()) > 1e-6 * rest {
      rest *= 10
      digits += 1
    }
    if abs(value) >= 100_000 { return (value / 1000).formatted(places: 0) + "k" }
    return (abs(value) < step / 1000 ? 0 : value).formatted(places: digits)
  }
}
