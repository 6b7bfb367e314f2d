import Foundation
import SegueMotion

/// The names of Core Animation's own curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An even pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// That of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// `CAMediaTimingFunctionName.linear`, as older sources call it.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// `CAMediaTimingFunctionName.easeIn`, as older sources call it.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// `CAMediaTimingFunctionName.easeOut`, as older sources call it.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// `CAMediaTimingFunctionName.easeInEaseOut`, as older sources call it.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
/// `CAMediaTimingFunctionName.default`, as older sources call it.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// A cubic Bézier curve from (0, 0) to (1, 1): the fraction of change over the fraction of time.
open class CAMediaTimingFunction: NSObject {
  /// The control points' coordinates.
  let points: [Float]
  let curve: TimingCurve

  /// Creates one of Core Animation's own curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1, curve: .linear)
    }
  }

  /// Creates a curve from its two control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    // The shortest decimal that names the float: .42 is meant, not the double that is nearest to its float.
    func meant(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
    let bezier = CubicBezier(meant(c1x), meant(c1y), meant(c2x), meant(c2y))
    self.init(controlPoints: c1x, c1y, c2x, c2y, curve: .cubicBezier(bezier))
  }

  private init(
    controlPoints c1x: Float,
    _ c1y: Float,
    _ c2x: Float,
    _ c2y: Float,
    curve: TimingCurve
  ) {
    points = [c1x, c1y, c2x, c2y]
    self.curve = curve
    super.init()
  }

  /// Writes the coordinates of a point of the curve, 0…3, into the first two of `values`.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all: [Float] = [0, 0] + points + [1, 1]
    guard (0...3).contains(index) else { return }
    values[0] = all[2 * index]
    values[1] = all[2 * index + 1]
  }

  /// Whether both have the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  /// The hash of the control points.
  public override var hash: Int { points.hashValue }
}
