// swift-format-ignore-file

import Foundation

public struct CATransform3D: Sendable {
  public var m34: CGFloat
  public init() { m34 = 0 }
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) { self.m34 = m34 }
}
public let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  fatalError()
}
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  fatalError()
}
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { fatalError() }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { fatalError() }
public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }
public typealias CFTimeInterval = Double

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) { fatalError() }
}

open class CGColor {}
public class CGContext {}
public class CGImage {}

public struct CAMediaTimingFillMode: Equatable, Sendable {
  public static let forwards = CAMediaTimingFillMode()
  public static let backwards = CAMediaTimingFillMode()
  public static let both = CAMediaTimingFillMode()
  public static let removed = CAMediaTimingFillMode()
}
public struct CAMediaTimingFunctionName: Sendable {
  public static let linear = CAMediaTimingFunctionName()
  public static let easeIn = CAMediaTimingFunctionName()
  public static let easeOut = CAMediaTimingFunctionName()
  public static let easeInEaseOut = CAMediaTimingFunctionName()
  public static let `default` = CAMediaTimingFunctionName()
}
open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { fatalError() }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { fatalError() }
}
open class CAAnimation: NSObject {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
}
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { fatalError() }
  open var keyPath: String?
}
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var timingFunctions: [CAMediaTimingFunction]?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  open var path: CGPath?
  open var rotationMode: CAAnimationRotationMode?
}
open class CGPath {
  public init() {}
}
open class CGMutablePath: CGPath {
  public override init() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func closeSubpath() {}
}
public struct CAAnimationCalculationMode: Sendable {
  public static let linear = CAAnimationCalculationMode()
  public static let discrete = CAAnimationCalculationMode()
  public static let paced = CAAnimationCalculationMode()
  public static let cubic = CAAnimationCalculationMode()
  public static let cubicPaced = CAAnimationCalculationMode()
}
public struct CAAnimationRotationMode: Sendable {
  public static let rotateAuto = CAAnimationRotationMode()
  public static let rotateAutoReverse = CAAnimationRotationMode()
}
open class CALayer: NSObject {
  open var anchorPoint = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
  open var shadowColor: CGColor?
  open var sublayerTransform = CATransform3DIdentity
  open var contents: Any?
  open var contentsRect = CGRect.zero
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { fatalError() }
  open func render(in ctx: CGContext) {}
}
open class CAShapeLayer: CALayer {
  open var lineWidth: CGFloat = 1
  open var strokeColor: CGColor?
}
public struct CAGradientLayerType: Sendable {
  public static let axial = CAGradientLayerType()
  public static let radial = CAGradientLayerType()
}
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var type = CAGradientLayerType.axial
}
