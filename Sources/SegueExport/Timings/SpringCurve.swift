import SegueGeometry
import SegueMotion

/// A spring approximated by straight lines, for CSS `linear()`.
struct SpringCurve {
  /// The largest deviation from the spring, as a fraction of the whole change.
  static let tolerance = 0.001
  private static let samples = 1200

  /// The spring's settling duration, in seconds.
  let duration: Double
  /// Fractions of the duration and of the change, in ascending order of time, both ends included.
  let points: [(time: Double, value: Double)]

  init(_ spring: Spring, initialVelocity: Double = 0) {
    let duration: Double = spring.settlingDuration(initialVelocity: initialVelocity)
    let count: Int = Self.samples
    var all: [(time: Double, value: Double)] = (0...count).map { index in
      let time = Double(index) / Double(count)
      return (time, spring.value(at: time * duration, initialVelocity: initialVelocity))
    }
    all[count].value = 1
    self.duration = duration
    points = Self.simplified(all)
  }

  /// The CSS timing function, `linear(0, 0.1 3%, …, 1)`, with the transition's duration.
  var text: String {
    let stops: [String] = points.enumerated().map { index, point in
      let value: String = point.value.formatted(atMost: 4)
      let isEnd: Bool = index == 0 || index == points.count - 1
      return isEnd ? value : "\(value) \((point.time * 100).formatted(atMost: 2))%"
    }
    return TimingCode.css("linear(\(stops.joined(separator: ", ")))", duration)
  }

  /// Simplifies a polyline (Ramer–Douglas–Peucker): the point farthest from a line splits it, until none is too far.
  private static func simplified(_ all: [(time: Double, value: Double)]) -> [(time: Double, value: Double)] {
    var kept: Set<Int> = [0, all.count - 1]
    var open: [(lower: Int, upper: Int)] = [(0, all.count - 1)]
    while let span = open.popLast() {
      let (first, last) = (all[span.lower], all[span.upper])
      let slope: Double = (last.value - first.value) / (last.time - first.time)
      var farthest: (index: Int, distance: Double) = (span.lower, tolerance)
      for index in span.lower + 1..<max(span.upper, span.lower + 1) {
        let line: Double = first.value + slope * (all[index].time - first.time)
        let distance: Double = abs(all[index].value - line)
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index != span.lower else { continue }
      kept.insert(farthest.index)
      open.append((span.lower, farthest.index))
      open.append((farthest.index, span.upper))
    }
    return kept.sorted().map { all[$0] }
  }
}
