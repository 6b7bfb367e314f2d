import SegueMotion
import SegueUIKitRules
import Testing

/// Every call in every state: what becomes of the animator, or how the call is refused.
@Suite struct AnimatorStateTests {
  typealias Reason = PropertyAnimatorError.Reason

  enum Standing: CaseIterable { case inactive, running, paused, stopped, runningFirmly, pausedFirmly }
  enum Outcome: Equatable {
    case inactive, running, paused, stopped
    case refused(Reason)
  }

  /// A second of easing in and out, .25 s in; "firmly" is `isInterruptible = false`.
  static func animator(_ standing: Standing) throws -> ViewPropertyAnimator {
    var animator = ViewPropertyAnimator(duration: 1, timingParameters: .easeInOut)
    try animator.addAnimations()
    if standing == .runningFirmly || standing == .pausedFirmly { try animator.setInterruptible(false) }
    switch standing {
    case .inactive: break
    case .pausedFirmly: try animator.pauseAnimation()
    default: try animator.startAnimation()
    }
    _ = animator.advance(to: 0.25)
    if standing == .paused { try animator.pauseAnimation() }
    if standing == .stopped { try animator.stopAnimation(withoutFinishing: false) }
    return animator
  }

  private func expect(
    _ call: String,
    _ outcomes: [Standing: Outcome],
    after prepare: (inout ViewPropertyAnimator) -> Void = { _ in },
    _ body: (inout ViewPropertyAnimator) throws -> Void
  ) throws {
    for standing in Standing.allCases {
      var animator = try AnimatorStateTests.animator(standing)
      prepare(&animator)
      let untouched = animator
      let outcome: Outcome
      do {
        try body(&animator)
        outcome =
          switch animator.state {
          case .inactive: .inactive
          case .stopped: .stopped
          case .active: animator.isRunning ? .running : .paused
          }
      } catch let error as PropertyAnimatorError {
        #expect(error.call == call)
        outcome = .refused(error.reason)
        #expect(animator == untouched)
      }
      #expect(outcome == outcomes[standing], "\(call), \(standing)")
    }
  }

  @Test func starting() throws {
    let outcomes: [Standing: Outcome] = [
      .inactive: .running, .running: .running, .paused: .running, .stopped: .refused(.stopped),
      .runningFirmly: .running, .pausedFirmly: .running,
    ]
    try expect("startAnimation", outcomes) { try $0.startAnimation() }
    try expect("startAnimation(afterDelay:)", outcomes) { try $0.startAnimation(afterDelay: 2) }
  }

  @Test func pausing() throws {
    let outcomes: [Standing: Outcome] = [
      .inactive: .paused, .running: .paused, .paused: .paused, .stopped: .refused(.stopped),
      .runningFirmly: .refused(.notInterruptible), .pausedFirmly: .refused(.notInterruptible),
    ]
    try expect("pauseAnimation", outcomes) { try $0.pauseAnimation() }
  }

  @Test func stopping() throws {
    var outcomes: [Standing: Outcome] = [
      .inactive: .refused(.inactive), .running: .inactive, .paused: .inactive, .stopped: .refused(.stopped),
      .runningFirmly: .refused(.notInterruptible), .pausedFirmly: .refused(.notInterruptible),
    ]
    try expect("stopAnimation", outcomes) { try $0.stopAnimation(withoutFinishing: true) }
    outcomes[.running] = .stopped
    outcomes[.paused] = .stopped
    try expect("stopAnimation", outcomes) { try $0.stopAnimation(withoutFinishing: false) }
  }

  @Test(arguments: [ViewPropertyAnimator.Position.start, .current, .end])
  func finishing(_ position: ViewPropertyAnimator.Position) throws {
    let outcomes: [Standing: Outcome] = [
      .inactive: .refused(.inactive), .running: .refused(.running), .paused: .refused(.paused),
      .stopped: .inactive, .runningFirmly: .refused(.running), .pausedFirmly: .refused(.paused),
    ]
    try expect("finishAnimation(at:)", outcomes, after: { _ = $0.addCompletion() }) { animator in
      let completion = try animator.finishAnimation(at: position)
      #expect(completion == .init(position: position, handlers: [0], time: 0.25))
    }
  }

  @Test func adding() throws {
    let outcomes: [Standing: Outcome] = [
      .inactive: .inactive, .running: .running, .paused: .paused, .stopped: .refused(.stopped),
      .runningFirmly: .running, .pausedFirmly: .paused,
    ]
    try expect("addAnimations", outcomes) { animator in
      let block = try animator.addAnimations(delayFactor: 0.5)
      #expect(block == 1)
      #expect(animator.blockCount == 2)
    }
    for standing in Standing.allCases {
      var animator = try AnimatorStateTests.animator(standing)
      let state = animator.state
      #expect([animator.addCompletion(), animator.addCompletion()] == [0, 1])
      #expect(animator.state == state)
    }
  }

  @Test func continuing() throws {
    let outcomes: [Standing: Outcome] = [
      .inactive: .refused(.inactive), .running: .refused(.running), .paused: .running,
      .stopped: .refused(.stopped), .runningFirmly: .refused(.running),
      .pausedFirmly: .refused(.notInterruptible),
    ]
    for (timing, factor) in [(TimingParameters?.none, 0.0), (.linear, 0.5)] {
      try expect("continueAnimation(withTimingParameters:durationFactor:)", outcomes) {
        try $0.continueAnimation(withTimingParameters: timing, durationFactor: factor)
      }
    }
  }

  @Test func releasing() throws {
    let outcomes: [Standing: Outcome] = [
      .inactive: .inactive, .running: .running, .paused: .refused(.paused), .stopped: .refused(.stopped),
      .runningFirmly: .running, .pausedFirmly: .refused(.paused),
    ]
    try expect("release", outcomes) { try $0.release() }
  }

  @Test func closedSetters() throws {
    let outcomes: [Standing: Outcome] = [
      .inactive: .inactive, .running: .refused(.active), .paused: .refused(.active), .stopped: .stopped,
      .runningFirmly: .refused(.active), .pausedFirmly: .refused(.active),
    ]
    try expect("isInterruptible", outcomes) { try $0.setInterruptible(false) }
    try expect("isUserInteractionEnabled", outcomes) { try $0.setUserInteractionEnabled(false) }
  }

  @Test func settingTheFractionIsNeverRefused() throws {
    let fractions: [Standing: Double] = [
      .inactive: 0.75, .running: 0.25, .paused: 0.75, .stopped: AnimatorLawTests.ease(0.25),
      .runningFirmly: 0.25, .pausedFirmly: 0.75,
    ]
    for standing in Standing.allCases {
      var animator = try AnimatorStateTests.animator(standing)
      let wasInactive = animator.state == .inactive
      animator.fractionComplete = 0.75
      #expect(abs(animator.fractionComplete - (fractions[standing] ?? 0)) < 1e-12, "\(standing)")
      #expect(!wasInactive || (animator.state == .active && !animator.isRunning))
    }
  }

  @Test func reversingIsNeverRefused() throws {
    for standing in Standing.allCases {
      var animator = try AnimatorStateTests.animator(standing)
      let before = animator.progress(ofBlock: 0)
      animator.isReversed = true
      #expect(animator.isReversed == (standing != .stopped))
      if standing != .inactive { #expect(animator.progress(ofBlock: 0) == before) }
    }
  }

  @Test func messagesSayWhatToDo() throws {
    var animator = try AnimatorStateTests.animator(.running)
    #expect(
      throws: PropertyAnimatorError(call: "finishAnimation(at:)", reason: .running)
    ) { try animator.finishAnimation(at: .end) }
    let messages: [(String, Reason, String)] = [
      (
        "finishAnimation(at:)", .running,
        "finishAnimation(at:) was called on a running animator: "
          + "call stopAnimation(withoutFinishing: false) first"
      ),
      (
        "stopAnimation", .inactive,
        "stopAnimation was called on an inactive animator: call startAnimation or pauseAnimation first"
      ),
      (
        "startAnimation", .stopped,
        "startAnimation was called on a stopped animator: call finishAnimation(at:) first"
      ),
      (
        "isInterruptible", .active,
        "isInterruptible was set on an active animator: set it before the animator starts"
      ),
      (
        "release", .paused,
        "release was called on a paused animator: property animators must either finish animating "
          + "or be explicitly stopped and finished"
      ),
    ]
    for (call, reason, text) in messages {
      #expect(PropertyAnimatorError(call: call, reason: reason).description == text)
    }
  }
}
