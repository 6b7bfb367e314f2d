import Foundation
import SegueGeometry
import SegueMotion
import SegueStage

/// Core Animation's calculation modes as plain keyframes of the engine.
struct KeyframeSteps {
  let mode: CAAnimationCalculationMode
  /// The distance between each two values.
  let distances: [Double]
  let times: [Double]?
  let curves: [TimingCurve]

  /// The straight parts of each segment of a curve.
  private static let parts = 16

  func track(_ values: [LayerValue]) -> (values: [LayerValue], times: [Double], curves: [TimingCurve]) {
    switch mode {
    case .discrete: (values, discreteTimes(values.count), Array(repeating: Self.hold, count: values.count))
    case .paced: (values, pacedTimes, [])
    case .cubic: curved(values, evenTimes(values.count))
    case .cubicPaced: curved(values, pacedTimes)
    default: (values, evenTimes(values.count), curves)
    }
  }

  private static let hold = TimingCurve.steps(StepTiming(count: 1, position: .end))

  private func evenTimes(_ count: Int) -> [Double] {
    if let times, times.count == count { return times }
    return (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// Each value lasts until the next one's time; there is one time more than values.
  private func discreteTimes(_ count: Int) -> [Double] {
    if let times, times.count >= count { return Array(times.prefix(count)) }
    return (0..<count).map { Double($0) / Double(count) }
  }

  private var pacedTimes: [Double] {
    let whole = distances.reduce(0, +)
    guard whole > 0 else { return evenTimes(distances.count + 1) }
    var times = [0.0]
    var passed = 0.0
    for distance in distances {
      passed += distance
      times.append(passed / whole)
    }
    return times
  }

  /// A Catmull-Rom curve through numbers, in straight parts; other values keep straight lines.
  private func curved(
    _ values: [LayerValue],
    _ times: [Double]
  ) -> (values: [LayerValue], times: [Double], curves: [TimingCurve]) {
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, numbers.count > 2 else { return (values, times, curves) }
    var (points, places) = ([LayerValue.number(numbers[0])], [times[0]])
    for segment in 0..<numbers.count - 1 {
      let (b, c) = (numbers[segment], numbers[segment + 1])
      let a = segment > 0 ? numbers[segment - 1] : b
      let d = segment + 2 < numbers.count ? numbers[segment + 2] : c
      for part in 1...Self.parts {
        let t = Double(part) / Double(Self.parts)
        let bend = (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t
        points.append(.number(part == Self.parts ? c : b + ((c - a) * t + bend) / 2))
        places.append(times[segment] + (times[segment + 1] - times[segment]) * t)
      }
    }
    return (points, places, [])
  }
}

extension AnimationValue {
  /// How far the values of an animation lie from one another, each from the one before.
  static func distances(_ values: [Any]) -> [Double] {
    let all = values.map { value -> [Double] in
      switch AnimationValue(value) {
      case .numbers(let numbers): numbers
      case .color(let color): [color.red, color.green, color.blue, color.alpha]
      case .matrix(let matrix): [matrix.m41, matrix.m42, matrix.m43]
      case nil: []
      }
    }
    return zip(all, all.dropFirst()).map { one, next in
      zip(one, next).reduce(0.0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
  }
}

extension Path {
  /// The straight parts that a curve of a path is followed along.
  private static let curveParts = 32

  /// The points that something which follows the path passes through.
  var stations: [Point] {
    var points: [Point] = []
    var start: Point?
    for element in flattened(steps: Self.curveParts).elements {
      switch element {
      case .move(let point):
        start = point
        points.append(point)
      case .line(let point), .curve(_, _, let point): points.append(point)
      case .close: if let start { points.append(start) }
      }
    }
    return points
  }

  /// How many stations each element adds after the first move.
  var stationWeights: [Int] {
    elements.dropFirst().map { element in
      if case .curve = element { Self.curveParts } else { 1 }
    }
  }
}
