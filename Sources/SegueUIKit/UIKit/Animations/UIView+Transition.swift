public import Foundation
import SegueStage

extension UIView {
  /// Shows changes of a view by a transition from how it looked before.
  ///
  /// - Parameters:
  ///   - view: The view whose contents change.
  ///   - duration: Seconds.
  ///   - options: The transition: the old dissolves, or the view turns over. Pages that curl dissolve.
  ///   - animations: Makes the changes, at once.
  ///   - completion: Called at the end.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = withoutAction { ReplicaView(of: view, in: view.bounds) }
    if options.contains(.allowAnimatedContent) {
      animations?()
    } else {
      performWithoutAnimation { animations?() }
    }
    guard options.transition != 0, duration > 0 else {
      return begin(0, 0, options, options.curve.engine, {}, completion)
    }
    old.layer.zPosition = 1e6
    view.layer.addSublayer(old.layer)
    let end: (Bool) -> Void = { finished in
      old.layer.removeFromSuperlayer()
      completion?(finished)
    }
    guard let turn = ViewTurn(options) else {
      return begin(duration, 0, options, options.curve.engine, { old.alpha = 0 }, end)
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { end(true) }
    turn.run(view, old: old, duration: duration, curve: options.curve)
    CATransaction.commit()
  }

  /// Replaces a view by another one in the same place, by a transition.
  ///
  /// - Parameters:
  ///   - fromView: The view that leaves.
  ///   - toView: The view that comes.
  ///   - duration: Seconds.
  ///   - options: The transition, and whether views are hidden instead of removed.
  ///   - completion: Called at the end.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else { return }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: change,
      completion: completion
    )
  }
}

extension UIView.AnimationOptions {
  /// UIKit's number of the transition; 0 is none.
  fileprivate var transition: UInt { rawValue >> 20 & 7 }
}

/// A view that turns over: what it showed goes to its edge, then what it shows comes.
@MainActor
private struct ViewTurn {
  private let keyPath: String
  private let direction: Double

  /// The turn that options ask for; nil for another transition.
  init?(_ options: UIView.AnimationOptions) {
    switch options.transition {
    case 1: (keyPath, direction) = ("transform.rotation.y", 1)
    case 2: (keyPath, direction) = ("transform.rotation.y", -1)
    case 6: (keyPath, direction) = ("transform.rotation.x", -1)
    case 7: (keyPath, direction) = ("transform.rotation.x", 1)
    default: return nil
    }
  }

  func run(_ view: UIView, old: UIView, duration: Double, curve: UIView.AnimationCurve) {
    let turn = CAKeyframeAnimation(keyPath: keyPath)
    let edge = direction * Double.pi / 2
    turn.values = [0, edge, -edge, 0]
    turn.keyTimes = [0, 0.5, 0.5, 1]
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [1, 0]
    fade.keyTimes = [0, 0.5, 1]
    fade.calculationMode = .discrete
    for (animation, layer) in [(turn, view.layer), (fade, old.layer)] {
      animation.duration = duration
      animation.timingFunction = curve.function
      layer.add(animation, forKey: "transition")
    }
  }
}

extension UIView.AnimationCurve {
  /// The curve as Core Animation has it.
  fileprivate var function: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
