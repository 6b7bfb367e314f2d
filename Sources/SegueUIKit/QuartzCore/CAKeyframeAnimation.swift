public import Foundation
import SegueGeometry
import SegueMotion
import SegueStage

/// How a keyframe animation finds values between its own.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: it jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Along straight lines, at an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a curve through all values, at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// The path that a position follows, instead of values.
  open var path: CGPath?
  /// When each value is reached, in fractions of the duration; spread evenly if nil.
  open var keyTimes: [NSNumber]?
  /// The curve between each two values; an even pace if nil.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what follows a path turns with it; it has no effect.
  open var rotationMode: CAAnimationRotationMode? {
    didSet { SegueHost.current.note("rotationMode of an animation has no effect") }
  }

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
  }

  override func kind(
    of property: LayerProperty,
    _ index: Int,
    _ path: AnimationPath,
    _ parts: TransformParts,
    _ layer: CALayer,
    _ timing: MediaTiming
  ) -> Animation.Kind? {
    let given: [Any] = self.path.map { $0.path.stations.map { CGPoint($0) } } ?? values ?? []
    let all = given.compactMap { part($0, index, path, parts) }
    guard all.count == given.count, !all.isEmpty else { return nil }
    let steps = KeyframeSteps(
      mode: calculationMode,
      distances: AnimationValue.distances(given),
      times: self.path == nil ? keyTimes?.map(\.doubleValue) : pathTimes,
      curves: timingFunctions?.map(\.curve) ?? []
    )
    let track = steps.track(all)
    return .keyframes(
      property: property,
      values: track.values,
      keyTimes: track.times,
      curves: track.curves
    )
  }

  /// The times of a path's stations: those of its elements' ends, and evenly between them.
  private var pathTimes: [Double]? {
    guard let path = path?.path, calculationMode != .paced, calculationMode != .cubicPaced else { return nil }
    let weights = path.stationWeights
    let count = weights.reduce(0, +) > 0 ? weights.count : 0
    guard count > 0 else { return nil }
    var times = [0.0]
    for (segment, weight) in weights.enumerated() {
      let start = keyTimes.flatMap { $0.indices.contains(segment) ? $0[segment].doubleValue : nil }
      let end = keyTimes.flatMap { $0.indices.contains(segment + 1) ? $0[segment + 1].doubleValue : nil }
      let (low, high) = (start ?? Double(segment) / Double(count), end ?? Double(segment + 1) / Double(count))
      for step in 1...weight { times.append(low + (high - low) * Double(step) / Double(weight)) }
    }
    return times
  }
}

/// How what follows a path turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against it.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
