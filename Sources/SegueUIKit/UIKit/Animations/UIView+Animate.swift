public import Foundation
import SegueMotion

extension UIView {
  /// Animates the changes that a block makes.
  ///
  /// - Parameters:
  ///   - duration: Seconds; at 0 the changes are made at once.
  ///   - delay: Seconds before they begin.
  ///   - options: The curve, repetition, and what is inherited.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all of them are over, with whether none was cut short.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    begin(duration, delay, options, options.curve.engine, animations, completion)
  }

  /// Animates the changes that a block makes, slowly at the beginning and the end.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    begin(duration, 0, [], AnimationCurve.easeInOut.engine, animations, completion)
  }

  /// Animates the changes that a block makes with a spring that has settled after the duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds; at 0 the changes are made at once.
  ///   - delay: Seconds before they begin.
  ///   - dampingRatio: 1 is without overshoot.
  ///   - velocity: At the start, in fractions of the distance per second.
  ///   - options: Repetition, and what is inherited; the curve is the spring's.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all of them are over, with whether none was cut short.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.spring(
      duration: duration,
      dampingRatio: Double(dampingRatio),
      initialVelocity: Double(velocity)
    )
    begin(duration, delay, options.union(.overrideInheritedCurve), curve, animations, completion)
  }

  /// Animates the changes that a block makes with a spring given by its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; the spring runs until it has settled.
  ///   - bounce: 0 is without overshoot, 1 without damping, below 0 overdamped.
  ///   - initialSpringVelocity: In fractions of the distance per second.
  ///   - delay: Seconds before they begin.
  ///   - options: Repetition, and what is inherited.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all of them are over, with whether none was cut short.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, bounce: Double(bounce))
    let velocity = Double(initialSpringVelocity)
    let length = spring.settlingDuration(initialVelocity: velocity)
    let curve = TimingCurve.spring(spring, initialVelocity: velocity, duration: length)
    let own: AnimationOptions = [.overrideInheritedCurve, .overrideInheritedDuration]
    begin(length, delay, options.union(own), curve, animations, completion)
  }

  /// What the system does with views that leave.
  public enum SystemAnimation: UInt, Sendable {
    /// They go away, and leave what they are in.
    case delete
  }

  /// Has views go away as the system has it, with other changes beside.
  ///
  /// The views shrink and fade in a quarter of a second, and are removed at the end; UIKit says of neither what it is.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [UIView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.25,
      delay: 0,
      options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for view in views { view.removeFromSuperview() }
        completion?(isFinished)
      }
    )
  }

  /// Makes changes at once, also within a block of animations.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animations = ViewAnimations.current
    let wasEnabled = animations.isEnabled
    animations.isEnabled = false
    actionsWithoutAnimation()
    animations.isEnabled = wasEnabled
  }

  /// Sets whether changes are animated at all.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimations.current.isEnabled = enabled }

  /// Whether changes are animated at all.
  public class var areAnimationsEnabled: Bool { ViewAnimations.current.isEnabled }

  /// The duration that a block within the present one inherits, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.current.blocks.last?.duration ?? 0
  }

  /// Makes a block's changes with the animation in force.
  ///
  /// Within another block, duration and curve are that one's unless the options say otherwise; within a property
  /// animator's, the changes are the animator's.
  static func begin(
    _ duration: Double,
    _ delay: Double,
    _ options: AnimationOptions,
    _ curve: TimingCurve,
    _ body: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let animations = ViewAnimations.current
    if let gatherer = animations.innermost as? ChangeGatherer {
      return gatherer.gather(body, completion)
    }
    let outer = options.contains(.overrideInheritedOptions) ? nil : animations.blocks.last
    let length = options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration
    let gate = AnimationGate { completion?($0) }
    guard length > 0, animations.isEnabled else {
      animations.with(nil, body)
      if completion != nil { SegueHost.current.schedule(after: max(delay, 0)) { gate.close() } }
      return
    }
    let own = options.contains(.overrideInheritedCurve) ? curve : outer?.curve ?? curve
    let block = ViewAnimationBlock(
      duration: length,
      delay: delay > 0 ? delay : 0,
      curve: animations.isDrivenByHand ? .linear : own,
      options: options,
      gate: gate
    )
    animations.with(block: block, body)
    // A block that changes nothing is over in the next turn.
    if gate.isEmpty { SegueHost.current.schedule(after: 0) { gate.close() } } else { gate.close() }
  }
}
