public import Foundation
import SegueGeometry
import SegueMotion
import SegueUIKitRules

/// What kind of pace a property animator has.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin
  /// A Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring.
  case composed
}

/// How a property animator paces its animations.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// What kind it is.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil if it is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil if it is a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve as a property animator's pace.
@preconcurrency @MainActor
public final class UICubicTimingParameters: SegueObject, UITimingCurveProvider {
  /// UIKit's curve; `easeInOut` for another one.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  let engine: TimingParameters
  /// What kind it is.
  public let timingCurveType: UITimingCurveType

  /// Creates Core Animation's default curve.
  public convenience init() {
    self.init(.easeInOut, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1), .standard, .builtin)
  }

  /// Creates one of UIKit's curves.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    let (first, second): (CGPoint, CGPoint) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    self.init(curve, first, second, TimingParameters(.curve(curve.engine)), .builtin)
  }

  /// Creates a curve from its control points.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let bezier = CubicBezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    self.init(.easeInOut, point1, point2, TimingParameters(.curve(.cubicBezier(bezier))), .cubic)
  }

  private init(
    _ curve: UIView.AnimationCurve,
    _ point1: CGPoint,
    _ point2: CGPoint,
    _ engine: TimingParameters,
    _ type: UITimingCurveType
  ) {
    (animationCurve, controlPoint1, controlPoint2) = (curve, point1, point2)
    self.engine = engine
    timingCurveType = type
    super.init(main: ())
  }

  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring as a property animator's pace.
@preconcurrency @MainActor
public final class UISpringTimingParameters: SegueObject, UITimingCurveProvider {
  /// At the start, in fractions of the distance per second; `dy` is that of vertical positions.
  public let initialVelocity: CGVector
  private let pace: TimingParameters.Pace

  /// Creates the spring of UIKit's own transitions, which lasts until it has settled.
  public convenience init() { self.init(.spring(.systemDefault), .zero) }

  /// Creates a spring that is fitted into the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.fittedSpring(dampingRatio: Double(ratio)), velocity)
  }

  /// Creates a spring that lasts until it has settled.
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    self.init(.spring(spring), velocity)
  }

  /// Creates a spring by its perceptual duration in seconds and its bounce; it lasts until it has settled.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity velocity: CGVector = .zero
  ) { self.init(.spring(Spring(duration: duration, bounce: Double(bounce))), velocity) }

  private init(_ pace: TimingParameters.Pace, _ velocity: CGVector) {
    self.pace = pace
    initialVelocity = velocity
    super.init(main: ())
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  var engine: TimingParameters {
    TimingParameters(
      pace,
      initialVelocity: Point(x: Double(initialVelocity.dx), y: Double(initialVelocity.dy))
    )
  }
}

extension UITimingCurveProvider {
  /// The engine's parameters.
  var timingParameters: TimingParameters {
    springTimingParameters?.engine ?? cubicTimingParameters?.engine ?? .easeInOut
  }
}
