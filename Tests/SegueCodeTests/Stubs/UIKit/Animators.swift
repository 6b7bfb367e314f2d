// swift-format-ignore-file

import Foundation

@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve) {}
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
  public convenience init(dampingRatio ratio: CGFloat) { fatalError() }
}
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@MainActor public protocol UIViewAnimating: NSObjectProtocol {
  func startAnimation()
  func pauseAnimation()
}
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {}
@MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public override init() {}
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) { fatalError() }
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  open func startAnimation() {}
  open func startAnimation(afterDelay delay: TimeInterval) {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
