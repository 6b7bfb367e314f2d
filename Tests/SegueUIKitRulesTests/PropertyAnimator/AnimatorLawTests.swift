import SegueGeometry
import SegueMotion
import SegueUIKitRules
import Testing

/// What an animator shows along its way, whatever is done to it.
@Suite struct AnimatorLawTests {
  static let timings: [TimingParameters] = [
    .linear, .easeIn, .easeOut, .easeInOut, .standard,
    TimingParameters(.fittedSpring(dampingRatio: 0.6), initialVelocity: Point(x: 1, y: -2)),
    TimingParameters(.spring(Spring(duration: 0.5, bounce: 0.3))),
    .standardSpring,
  ]

  static func ease(_ fraction: Double) -> Double { CubicBezier.easeInOut.progress(at: fraction) }

  static func running(_ timing: TimingParameters, duration: Double = 2) throws -> ViewPropertyAnimator {
    var animator = ViewPropertyAnimator(duration: duration, timingParameters: timing)
    try animator.addAnimations()
    try animator.startAnimation()
    return animator
  }

  @Test(arguments: timings) func itGoesFromExactlyItsStartToExactlyItsEnd(_ timing: TimingParameters) throws {
    var animator = try AnimatorLawTests.running(timing)
    let handler = animator.addCompletion()
    #expect(animator.progress(ofBlock: 0) == 0)
    let end = try #require(animator.endTime)
    #expect(end == animator.duration)
    #expect(animator.advance(to: end.nextDown) == nil)
    #expect(animator.isRunning)
    #expect(animator.advance(to: end + 7) == .init(position: .end, handlers: [handler], time: end))
    #expect(animator.state == .inactive)
    #expect(animator.blockCount == 0)
  }

  @Test(arguments: timings) func reversedMidwayItRetracesItsWay(_ timing: TimingParameters) throws {
    var animator = try AnimatorLawTests.running(timing)
    let turn = animator.duration * 0.4
    var way: [Double] = []
    for step in 0...20 {
      _ = animator.advance(to: turn * Double(step) / 20)
      way.append(animator.progress(ofBlock: 0))
    }
    animator.isReversed = true
    for step in 0..<20 {
      _ = animator.advance(to: turn * (1 + Double(step) / 20))
      #expect(abs(animator.progress(ofBlock: 0) - way[20 - step]) < 1e-9)
    }
    #expect(abs(try #require(animator.endTime) - 2 * turn) < 1e-12)
    #expect(animator.advance(to: 3 * turn)?.position == .start)
  }

  @Test(arguments: timings, [true, false])
  func aPauseMovesNothing(_ timing: TimingParameters, _ scrubsLinearly: Bool) throws {
    var animator = try AnimatorLawTests.running(timing)
    animator.scrubsLinearly = scrubsLinearly
    try animator.addAnimations(delayFactor: 0.25)
    var free = animator
    let pause = animator.duration * 0.3
    _ = animator.advance(to: pause)
    _ = free.advance(to: pause)
    let before = [animator.progress(ofBlock: 0), animator.progress(ofBlock: 1)]
    try animator.pauseAnimation()
    _ = animator.advance(to: 10)
    #expect([animator.progress(ofBlock: 0), animator.progress(ofBlock: 1)] == before)
    try animator.startAnimation()
    for step in 0...10 {
      let passed = animator.duration * 0.069 * Double(step)
      _ = animator.advance(to: 10 + passed)
      _ = free.advance(to: pause + passed)
      #expect(abs(animator.progress(ofBlock: 0) - free.progress(ofBlock: 0)) < 1e-9)
      #expect(abs(animator.progress(ofBlock: 1) - free.progress(ofBlock: 1)) < 1e-9)
    }
  }

  @Test func scrubbingIsLinearOrAlongTheCurve() throws {
    for scrubsLinearly in [true, false] {
      var animator = ViewPropertyAnimator(duration: 2, timingParameters: .easeIn)
      animator.scrubsLinearly = scrubsLinearly
      try animator.addAnimations()
      // Half a second late, over a second and a half.
      try animator.addAnimations(delayFactor: 0.25)
      for fraction in [0, 0.1, 0.25, 0.5, 0.7, 1] {
        animator.fractionComplete = fraction
        let late = max(fraction - 0.25, 0) / 0.75
        let curve = { scrubsLinearly ? $0 : CubicBezier.easeIn.progress(at: $0) }
        #expect(abs(animator.progress(ofBlock: 0) - curve(fraction)) < 1e-12)
        #expect(abs(animator.progress(ofBlock: 1) - curve(late)) < 1e-12)
        #expect(abs(animator.fractionComplete - fraction) < 1e-15)
      }
    }
  }

  @Test func aPauseTurnsTheFractionIntoThatOfThePicture() throws {
    var animator = try AnimatorLawTests.running(.easeInOut)
    _ = animator.advance(to: 0.5)
    #expect(animator.fractionComplete == 0.25)
    try animator.pauseAnimation()
    #expect(abs(animator.fractionComplete - AnimatorLawTests.ease(0.25)) < 1e-12)
    animator.scrubsLinearly = false
    #expect(abs(animator.fractionComplete - 0.25) < 1e-12)
    #expect(abs(animator.progress(ofBlock: 0) - AnimatorLawTests.ease(0.25)) < 1e-12)
  }

  @Test func startedAfterAScrubItGoesOnAlongTheCurve() throws {
    var animator = ViewPropertyAnimator(duration: 2, timingParameters: .easeInOut)
    try animator.addAnimations()
    animator.fractionComplete = AnimatorLawTests.ease(0.3)
    try animator.startAnimation()
    for fraction in [0.3, 0.5, 0.9] {
      _ = animator.advance(to: 2 * (fraction - 0.3))
      #expect(abs(animator.progress(ofBlock: 0) - AnimatorLawTests.ease(fraction)) < 1e-9)
    }
    #expect(abs(try #require(animator.endTime) - 1.4) < 1e-9)
  }

  @Test func anAnimatorThatPausesOnCompletionCanBeTurnedRound() throws {
    var animator = try AnimatorLawTests.running(.easeIn)
    animator.pausesOnCompletion = true
    animator.addCompletion()
    #expect(animator.advance(to: 5) == nil)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(animator.progress(ofBlock: 0) == 1)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0)
    animator.pausesOnCompletion = false
    try animator.startAnimation()
    _ = animator.advance(to: 6)
    #expect(abs(animator.progress(ofBlock: 0) - CubicBezier.easeIn.progress(at: 0.5)) < 1e-12)
    #expect(animator.advance(to: 8) == .init(position: .start, handlers: [0], time: 7))
  }

  @Test func reversingCountsTheFractionTheOtherWay() throws {
    var animator = try AnimatorLawTests.running(.linear)
    _ = animator.advance(to: 0.6)
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.7) < 1e-12)
    try animator.pauseAnimation()
    animator.fractionComplete = 0.9
    #expect(abs(animator.progress(ofBlock: 0) - 0.1) < 1e-12)
  }

  @Test func reversedBeforeItStartsItRunsFromTheEnd() throws {
    var animator = ViewPropertyAnimator(duration: 2, timingParameters: .linear)
    try animator.addAnimations()
    animator.isReversed = true
    try animator.startAnimation()
    #expect(animator.progress(ofBlock: 0) == 1)
    _ = animator.advance(to: 0.5)
    #expect(animator.progress(ofBlock: 0) == 0.75)
    #expect(animator.advance(to: 2)?.position == .start)
  }

  @Test func theVelocityIsTakenPerAxis() throws {
    let velocity = Point(x: 3, y: -1)
    let timing = TimingParameters(.fittedSpring(dampingRatio: 0.7), initialVelocity: velocity)
    let animator = try AnimatorLawTests.running(timing)
    #expect(abs(animator.velocity(ofBlock: 0, along: .horizontal) - 3) < 1e-9)
    #expect(abs(animator.velocity(ofBlock: 0, along: .vertical) + 1) < 1e-9)
  }

  @Test func aSpringThatTimesItselfIgnoresTheDuration() throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 15)
    let animator = ViewPropertyAnimator(duration: 99, timingParameters: TimingParameters(.spring(spring)))
    #expect(animator.duration == spring.settlingDuration())
    #expect(abs(animator.duration - 1.0) < 0.1)
  }

  @Test func withoutDurationNothingIsAnimatedButScrubbed() throws {
    var animator = try AnimatorLawTests.running(.linear, duration: 0)
    #expect(animator.advance(to: 0) == .init(position: .end, handlers: [], time: 0))
    try animator.addAnimations()
    try animator.pauseAnimation()
    for fraction in [0, 0.3, 1, 0.6] {
      animator.fractionComplete = fraction
      #expect(animator.progress(ofBlock: 0) == fraction)
    }
    animator.isReversed = true
    try animator.startAnimation()
    #expect(animator.advance(to: 0)?.position == .start)
  }

  @Test func aDelayComesFirst() throws {
    var animator = ViewPropertyAnimator(duration: 1, timingParameters: .linear)
    try animator.addAnimations()
    try animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    #expect(animator.isRunning)
    _ = animator.advance(to: 0.4)
    #expect(animator.progress(ofBlock: 0) == 0)
    #expect(animator.velocity(ofBlock: 0) == 0)
    _ = animator.advance(to: 0.75)
    #expect(animator.progress(ofBlock: 0) == 0.25)
    #expect(animator.endTime == 1.5)
  }

  @Test func startedWithoutAnimationsItWaitsForTheFirst() throws {
    var animator = ViewPropertyAnimator(duration: 1, timingParameters: .linear)
    try animator.startAnimation()
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    _ = animator.advance(to: 3)
    try animator.addAnimations()
    #expect(animator.isRunning)
    #expect(animator.endTime == 4)
  }
}
