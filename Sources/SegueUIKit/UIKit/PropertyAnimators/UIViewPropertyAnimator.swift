public import Foundation
import SegueStage
import SegueUIKitRules

/// Animates changes of views, and can be paused, scrubbed, reversed and continued.
///
/// The engine's own animator is what it is made of. A running one is kept by the host, as UIKit does; a call that UIKit
/// answers with an exception is noted and does nothing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: SegueObject, UIViewImplicitlyAnimating {
  /// A block that waits for the start.
  private struct Block {
    let body: () -> Void
    let delayFactor: Double
  }

  let host: SegueHost
  var engine: LayerAnimator
  /// How the animations are paced.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Whether layers' own time is used for hit-testing; it always is what is seen.
  open var isManualHitTestingEnabled = false
  private var blocks: [Block] = []
  private var completions: [Int: (UIViewAnimatingPosition) -> Void] = [:]

  /// Creates an animator with a pace of its own.
  ///
  /// - Parameters:
  ///   - duration: Seconds; a spring of mass, stiffness and damping takes as long as it needs.
  ///   - parameters: The pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    host = SegueHost.current
    timingParameters = parameters
    let core = ViewPropertyAnimator(duration: duration, timingParameters: parameters.timingParameters)
    engine = LayerAnimator(core, owner: AnimationOwner("UIViewPropertyAnimator-\(host.nextAnimator())"))
    super.init(main: ())
  }

  /// Creates an animator of a fifth of a second that eases in and out.
  public convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that has settled after the duration.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before it begins.
  ///   - options: The curve.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with where it ended.
  /// - Returns: The animator, which runs.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UICubicTimingParameters(animationCurve: options.curve)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    do { try engine.animator.release() } catch { host.graves.add(note: "\(error)") }
  }

  // MARK: Animations

  /// Adds a block of changes that waits for a fraction of the duration, 0…1, and ends with the others.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    blocks.append(Block(body: animation, delayFactor: Double(delayFactor)))
    if state == .active { act { try self.carryOutBlocks() } }
  }

  /// Adds a block of changes, which is carried out when the animator starts, or at once if it is active.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds what is called at the end, with where it was.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions[engine.update(&host.stage) { $0.addCompletion() }] = completion
  }

  /// Waits for the end; returns where it was.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  /// Carries out the blocks that wait, and hands their changes to the engine.
  func carryOutBlocks() throws(PropertyAnimatorError) {
    let waiting = blocks
    blocks = []
    for block in waiting {
      let gatherer = ChangeGatherer()
      let changes = gatherer.changes(of: block.body)
      for completion in gatherer.completions { addCompletion { completion($0 == .end) } }
      try engine.addAnimations(changes, delayFactor: block.delayFactor, in: &host.stage)
    }
  }

  // MARK: What UIKit's protocols ask for

  /// Starts it, or resumes it along its own curve.
  open func startAnimation() { begin(afterDelay: 0) }
  /// Starts it after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { begin(afterDelay: delay) }
  /// Pauses it; one that has not been started is active from then on.
  open func pauseAnimation() {
    act {
      try self.carryOutBlocks()
      try self.engine.update(&self.host.stage) { try $0.pauseAnimation() }
    }
  }
  /// Ends the animations where they are; unless `withoutFinishing`, it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    act {
      try self.engine.update(&self.host.stage) { try $0.stopAnimation(withoutFinishing: withoutFinishing) }
      if withoutFinishing { self.completions = [:] }
    }
  }
  /// Finishes a stopped animator, and calls its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    act {
      let completion = try self.engine.finishAnimation(at: finalPosition.engine, in: &self.host.stage)
      self.call(completion)
    }
  }
  /// Resumes from a pause with another pace.
  ///
  /// - Parameters:
  ///   - parameters: The pace of the rest; nil keeps the present one.
  ///   - durationFactor: The seconds left as a fraction of the duration; 0 is what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    let timing = parameters?.timingParameters
    act {
      try self.engine.update(&self.host.stage) {
        try $0.continueAnimation(withTimingParameters: timing, durationFactor: Double(durationFactor))
      }
    }
  }

  private func begin(afterDelay delay: TimeInterval) {
    act {
      try self.carryOutBlocks()
      try self.engine.update(&self.host.stage) { try $0.startAnimation(afterDelay: delay) }
    }
  }

  /// Brings the engine's animator to the present, then makes a call on it; what it refuses is noted.
  func act(_ call: () throws -> Void) {
    catchUp(to: host.time)
    do { try call() } catch { host.note("\(error)") }
    if isRunning { host.start(self) } else { host.stop(self) }
  }

  /// Calls the completions of an animator that has ended.
  func call(_ completion: ViewPropertyAnimator.Completion) {
    let called = completion.handlers.compactMap { completions.removeValue(forKey: $0) }
    for handler in called { handler(UIViewAnimatingPosition(completion.position)) }
  }
}
