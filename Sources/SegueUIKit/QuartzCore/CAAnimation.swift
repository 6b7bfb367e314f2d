public import Foundation
import SegueMotion
import SegueStage

/// Who is told when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// It has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over; `flag` is false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing but ask the table, as a subclass may have it.
  public func animationDidStart(_ anim: CAAnimation) {
    SegueTable.send("animationDidStart:", to: self, [anim])
  }
  /// Does nothing but ask the table, as a subclass may have it.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    SegueTable.send("animationDidStop:finished:", to: self, [anim, flag])
  }
}

/// What all of Core Animation's animations have: timing, a curve, and a delegate.
@preconcurrency @MainActor
open class CAAnimation: SegueObject, CAMediaTiming, CAAction {
  /// The time of the layer at which it begins; 0 is when it is attached.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one cycle; 0 is the transaction's.
  open var duration: CFTimeInterval = 0
  /// Its seconds per second of the layer.
  open var speed: Float = 1
  /// Its own time at which it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often the cycle runs; 0 is once.
  open var repeatCount: Float = 0
  /// How long cycles are repeated, in seconds, instead of a count.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each cycle is followed by the same one backwards.
  open var autoreverses = false
  /// What shows before and after.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The curve; nil is an even pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of its beginning and its end; held for as long as the animation is.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it shows nothing once it is over.
  open var isRemovedOnCompletion = true
  var extras: [String: Any] = [:]

  /// Creates an animation.
  public required init() { super.init(main: ()) }

  /// Creates an animation from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(main: ()) }

  /// Attaches itself to a layer, as the action of a change.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What was set under any key, to tell animations apart.
  open override func value(forKey key: String) -> Any? { extras[key] ?? super.value(forKey: key) }

  /// Keeps a value under any key.
  open override func setValue(_ value: Any?, forKey key: String) { extras[key] = value }

  /// Writes its settings into a copy.
  func fill(_ copy: CAAnimation) {
    (copy.beginTime, copy.duration, copy.speed) = (beginTime, duration, speed)
    (copy.timeOffset, copy.repeatCount, copy.repeatDuration) = (timeOffset, repeatCount, repeatDuration)
    (copy.autoreverses, copy.fillMode, copy.timingFunction) = (autoreverses, fillMode, timingFunction)
    (copy.delegate, copy.isRemovedOnCompletion) = (delegate, isRemovedOnCompletion)
    copy.extras = extras
  }

  /// What it is to the engine, with the length it has if it says none.
  func engineAnimation(on layer: CALayer, fallback: Double) -> Animation {
    bundled([], timing: timing(fallback: fallback))
  }

  /// The key that it gets if it is attached without one.
  var defaultKey: String { "animation" }
}

extension CAAnimation {
  /// A copy, which later changes of this one do not reach.
  var copied: Self {
    let copy = Self()
    fill(copy)
    return copy
  }

  /// Its timing to the engine, with the length it has if it says none.
  func timing(fallback: Double) -> MediaTiming {
    let length = duration > 0 ? duration : fallback
    let repeats = repeatDuration > 0 && length > 0 ? repeatDuration / length : Double(repeatCount)
    return MediaTiming(
      beginTime: beginTime,
      duration: length,
      speed: speed.decimal,
      timeOffset: timeOffset,
      repeatCount: autoreverses && repeatDuration > 0 ? repeats / 2 : repeats,
      autoreverses: autoreverses,
      fillMode: fillMode.engine
    )
  }

  /// Some animations of single numbers as one, which has this one's timing.
  ///
  /// None at all becomes an animation that shows nothing, but whose end is waited for.
  func bundled(_ members: [Animation], timing: MediaTiming) -> Animation {
    var result = Animation(
      kind: .basic(property: .opacity, from: .number(0), to: .number(0)),
      timing: timing,
      isAdditive: true
    )
    if members.count == 1 { result = members[0] }
    if members.count > 1 { result.kind = .group(members) }
    if members.count > 1 { result.isAdditive = false }
    result.timing = timing
    result.isRemovedOnCompletion = isRemovedOnCompletion
    return result
  }
}
