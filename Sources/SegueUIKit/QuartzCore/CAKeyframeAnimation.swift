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
  /// −1…1 by the value: how tight a cubic way bends there; 0 if nil.
  open var tensionValues: [NSNumber]?
  /// −1…1 by the value: how sharp a cubic way's corner is there; 0 if nil.
  open var continuityValues: [NSNumber]?
  /// −1…1 by the value: whether a cubic way bends before it or after it; 0 if nil.
  open var biasValues: [NSNumber]?
  /// Whether a layer whose position follows a path turns with it, on top of its own transform.
  open var rotationMode: CAAnimationRotationMode?

  override func fill(_ copy: CAAnimation) {
    super.fill(copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    copy.rotationMode = rotationMode
    (copy.tensionValues, copy.continuityValues) = (tensionValues, continuityValues)
    copy.biasValues = biasValues
  }

  /// How a cubic way passes each value.
  private var shapes: [MotionPath.Shape] {
    func number(_ index: Int, of list: [NSNumber]?) -> Double {
      guard let list, list.indices.contains(index) else { return 0 }
      return list[index].doubleValue
    }
    return (values ?? []).indices.map { index in
      MotionPath.Shape(
        tension: number(index, of: tensionValues),
        continuity: number(index, of: continuityValues),
        bias: number(index, of: biasValues)
      )
    }
  }

  override func kind(
    of property: LayerProperty,
    _ index: Int,
    _ path: AnimationPath,
    _ parts: TransformParts,
    _ layer: CALayer,
    _ timing: MediaTiming
  ) -> Animation.Kind? {
    if let followed = self.path { return way(along: followed.path, of: property, .number(index)) }
    let given = values ?? []
    let all = given.compactMap { part($0, index, path, parts) }
    guard all.count == given.count, !all.isEmpty else { return nil }
    let steps = KeyframeSteps(
      mode: calculationMode,
      distances: AnimationValue.distances(given),
      times: keyTimes?.map(\.doubleValue),
      curves: timingFunctions?.map(\.curve) ?? [],
      shapes: shapes
    )
    let isWhole = path.properties.count <= 4
    let lanes = isWhole ? Array(path.properties.indices) : [index]
    let numbers = given.compactMap { value -> SIMD4<Double>? in
      var point = SIMD4<Double>()
      for (lane, other) in lanes.enumerated() {
        guard let number = part(value, other, path, parts)?.number else { return nil }
        point[lane] = number
      }
      return point
    }
    return steps.kind(of: property, all, numbers: numbers, lane: isWhole ? index : 0)
  }

  override var turn: Animation.Kind? {
    guard keyPath == "position", let path, let rotationMode else { return nil }
    return way(along: path.path, of: .rotationZ, .direction(isReversed: rotationMode == .rotateAutoReverse))
  }

  /// A part of what follows a path; its elements take equally long, unless their times or one pace are given.
  private func way(
    along followed: Path,
    of property: LayerProperty,
    _ part: MotionPath.Part
  ) -> Animation.Kind? {
    let pieces = followed.pieces
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    var times = (0...pieces.count).map { Double($0) / Double(max(pieces.count, 1)) }
    if let keyTimes, keyTimes.count == times.count { times = keyTimes.map(\.doubleValue) }
    let curves = timingFunctions?.map(\.curve) ?? []
    let pace = isPaced ? MotionPath.Pace.even : .timed(keyTimes: times, curves: curves)
    let path = MotionPath(pieces: pieces.map { CubicPiece($0) }, pace: pace)
    return path.map { .path(property: property, path: $0, part: part) }
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
