import Foundation
import SegueGeometry
import SegueMotion
import SegueStage

/// Core Animation's calculation modes as the engine's keyframes and ways.
struct KeyframeSteps {
  let mode: CAAnimationCalculationMode
  /// The distance between each two values.
  let distances: [Double]
  let times: [Double]?
  let curves: [TimingCurve]
  var shapes: [MotionPath.Shape] = []

  /// What a property does that goes through values; of a value's numbers, which a smooth way leads together, `lane` is its own.
  func kind(
    of property: LayerProperty,
    _ values: [LayerValue],
    numbers: [SIMD4<Double>],
    lane: Int
  ) -> Animation.Kind {
    let isPaced = mode == .paced || mode == .cubicPaced
    if mode == .cubic || mode == .cubicPaced, numbers.count == values.count,
      let path = MotionPath(
        through: numbers,
        keyTimes: evenTimes(values.count),
        curves: isPaced ? [] : curves,
        shapes: shapes,
        isPaced: isPaced
      )
    {
      return .path(property: property, path: path, part: .number(lane))
    }
    let isDiscrete = mode == .discrete
    return .keyframes(
      property: property,
      values: values,
      keyTimes: isDiscrete ? discreteTimes(values.count) : isPaced ? pacedTimes : evenTimes(values.count),
      curves: isDiscrete ? values.map { _ in Self.hold } : isPaced ? [] : curves
    )
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
}

extension AnimationValue {
  /// How far the values of an animation lie from one another, each from the one before.
  static func distances(_ values: [Any]) -> [Double] {
    let all = values.map { value -> [Double] in
      switch AnimationValue(value) {
      case .numbers(let numbers): numbers
      case .color(let color): [color.red, color.green, color.blue, color.alpha]
      case .matrix(let matrix): [matrix.m41, matrix.m42, matrix.m43]
      case .path, .colors, .picture, nil: []
      }
    }
    return zip(all, all.dropFirst()).map { one, next in
      zip(one, next).reduce(0.0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
  }
}
