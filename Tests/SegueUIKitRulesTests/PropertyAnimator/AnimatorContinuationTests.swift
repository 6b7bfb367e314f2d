import SegueGeometry
import SegueMotion
import SegueUIKitRules
import Testing

/// Delayed additions and `continueAnimation`, with numbers worked out by hand.
@Suite struct AnimatorContinuationTests {
  private func linear(duration: Double) throws -> ViewPropertyAnimator {
    try AnimatorLawTests.running(.linear, duration: duration)
  }

  @Test func aDelayFactorDelaysFromNowAndEndsWithTheRest() throws {
    // Apple's example: 2 s long, a quarter done, a factor of a quarter: waits .5 s, then runs 1 s.
    var animator = try linear(duration: 2)
    _ = animator.advance(to: 0.5)
    let block = try animator.addAnimations(delayFactor: 0.25)
    for (time, progress) in [(0.75, 0.0), (1, 0), (1.25, 0.25), (1.5, 0.5), (1.75, 0.75)] {
      _ = animator.advance(to: time)
      #expect(abs(animator.progress(ofBlock: block) - progress) < 1e-12)
    }
    #expect(animator.endTime == 2)
  }

  @Test func beforeTheStartTheFactorIsOfTheWholeDuration() throws {
    var animator = ViewPropertyAnimator(duration: 4, timingParameters: .linear)
    let block = try animator.addAnimations(delayFactor: 0.75)
    try animator.startAnimation()
    for (time, progress) in [(1.5, 0.0), (3, 0), (3.25, 0.25), (3.5, 0.5)] {
      _ = animator.advance(to: time)
      #expect(animator.progress(ofBlock: block) == progress)
    }
  }

  @Test func aDelayThatOutlastsTheRestLeavesNoTime() throws {
    var animator = try linear(duration: 2)
    _ = animator.advance(to: 1.5)
    let block = try animator.addAnimations(delayFactor: 0.5)
    _ = animator.advance(to: 1.9)
    #expect(animator.progress(ofBlock: block) == 0)
    #expect(animator.advance(to: 2)?.position == .end)
  }

  @Test func whatIsAddedToAScrubbedAnimatorBeginsThere() throws {
    var animator = try linear(duration: 2)
    try animator.pauseAnimation()
    animator.fractionComplete = 0.5
    let block = try animator.addAnimations()
    #expect(animator.progress(ofBlock: 0) == 0.5)
    #expect(animator.progress(ofBlock: block) == 0)
    animator.fractionComplete = 0.75
    #expect(animator.progress(ofBlock: block) == 0.5)
    try animator.startAnimation()
    #expect(animator.endTime == 0.5)
  }

  /// Fraction, factor, and the seconds that are left then of two.
  static let remainders: [(Double, Double, Double)] = [
    (0, 0, 2), (0.5, 0, 1), (1, 0, 0), (0, 0.5, 1), (0.5, 0.25, 0.5), (1, 0.5, 1), (0.25, 1, 2),
  ]

  @Test(arguments: remainders, [TimingParameters?.none, .linear, .easeIn])
  func theFactorIsOfTheWholeDuration(
    _ remainder: (Double, Double, Double),
    _ timing: TimingParameters?
  ) throws {
    let (fraction, factor, seconds) = remainder
    var animator = try linear(duration: 2)
    try animator.pauseAnimation()
    animator.fractionComplete = fraction
    try animator.continueAnimation(withTimingParameters: timing, durationFactor: factor)
    #expect(abs(animator.progress(ofBlock: 0) - fraction) < 1e-12)
    #expect(abs(try #require(animator.endTime) - seconds) < 1e-12)
    if seconds > 0 { _ = animator.advance(to: seconds / 2) }
    if seconds > 0 {
      let half = timing == .easeIn ? CubicBezier.easeIn.progress(at: 0.5) : 0.5
      #expect(abs(animator.progress(ofBlock: 0) - (fraction + (1 - fraction) * half)) < 1e-12)
    }
    #expect(animator.advance(to: seconds + 1e-9)?.position == .end)
  }

  @Test(arguments: remainders)
  func reversedItIsTheSameTheOtherWay(_ remainder: (Double, Double, Double)) throws {
    let (fraction, factor, seconds) = remainder
    var animator = try linear(duration: 2)
    try animator.pauseAnimation()
    animator.isReversed = true
    animator.fractionComplete = fraction
    try animator.continueAnimation(withTimingParameters: .easeOut, durationFactor: factor)
    #expect(abs(animator.progress(ofBlock: 0) - (1 - fraction)) < 1e-12)
    #expect(abs(try #require(animator.endTime) - seconds) < 1e-12)
    if seconds > 0 { _ = animator.advance(to: seconds / 2) }
    if seconds > 0 {
      let left = (1 - fraction) * (1 - CubicBezier.easeOut.progress(at: 0.5))
      #expect(abs(animator.progress(ofBlock: 0) - left) < 1e-12)
    }
    #expect(animator.advance(to: seconds + 1e-9)?.position == .start)
  }

  @Test func withNothingNewItIsTheSameAsStarting() throws {
    var started = try AnimatorLawTests.running(.easeInOut)
    _ = started.advance(to: 0.7)
    try started.pauseAnimation()
    var continued = started
    try started.startAnimation()
    try continued.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(started == continued)
  }

  @Test func withoutNewTimingTheRestOfTheCurveIsStretched() throws {
    var animator = try AnimatorLawTests.running(.easeInOut)
    _ = animator.advance(to: 1)
    try animator.pauseAnimation()
    try animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    // The curve's second half in four seconds instead of one.
    _ = animator.advance(to: 3)
    #expect(abs(animator.progress(ofBlock: 0) - AnimatorLawTests.ease(0.75)) < 1e-12)
    #expect(animator.endTime == 5)
  }

  @Test func whatHasNotBegunKeepsItsShareOfTheWait() throws {
    var animator = ViewPropertyAnimator(duration: 2, timingParameters: .linear)
    try animator.addAnimations()
    let late = try animator.addAnimations(delayFactor: 0.5)
    try animator.startAnimation()
    _ = animator.advance(to: 0.5)
    try animator.pauseAnimation()
    // A third of what is left was its wait: now 1 s of 3.
    try animator.continueAnimation(withTimingParameters: .linear, durationFactor: 1.5)
    for (time, progress) in [(1.4, 0.0), (1.5, 0), (2.5, 0.5), (3, 0.75)] {
      _ = animator.advance(to: time)
      #expect(abs(animator.progress(ofBlock: late) - progress) < 1e-12)
    }
  }

  @Test func turnedRoundAfterwardsItGoesBackTheWayItCame() throws {
    var animator = try AnimatorLawTests.running(.easeIn)
    _ = animator.advance(to: 1)
    try animator.pauseAnimation()
    try animator.continueAnimation(withTimingParameters: .easeOut, durationFactor: 0.5)
    _ = animator.advance(to: 1.5)
    animator.isReversed = true
    _ = animator.advance(to: 2)
    #expect(abs(animator.progress(ofBlock: 0) - CubicBezier.easeIn.progress(at: 0.5)) < 1e-12)
    _ = animator.advance(to: 2.5)
    #expect(abs(animator.progress(ofBlock: 0) - CubicBezier.easeIn.progress(at: 0.25)) < 1e-12)
    #expect(animator.advance(to: 3)?.position == .start)
  }

  @Test func aSpringTakesTheVelocityItIsGiven() throws {
    var animator = try linear(duration: 1)
    _ = animator.advance(to: 0.4)
    try animator.pauseAnimation()
    // 1.2 of the .6 that are left in a second.
    let spring = TimingParameters(.fittedSpring(dampingRatio: 0.8), initialVelocity: Point(x: 2, y: 2))
    try animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
    #expect(abs(animator.velocity(ofBlock: 0) - 1.2) < 1e-9)
    #expect(abs(animator.progress(ofBlock: 0) - 0.4) < 1e-12)
  }

  @Test func aSpringThatTimesItselfDecidesHowLongItTakes() throws {
    let spring = Spring(mass: 1, stiffness: 100, damping: 15)
    var animator = try linear(duration: 1)
    try animator.pauseAnimation()
    let timing = TimingParameters(.spring(spring))
    try animator.continueAnimation(withTimingParameters: timing, durationFactor: 0.1)
    #expect(animator.endTime == spring.settlingDuration())
  }

  @Test func theOverrideEndsWithTheRun() throws {
    var animator = try linear(duration: 2)
    try animator.pauseAnimation()
    try animator.continueAnimation(withTimingParameters: .easeIn, durationFactor: 3)
    #expect(animator.advance(to: 6)?.position == .end)
    try animator.addAnimations()
    try animator.startAnimation()
    _ = animator.advance(to: 6.5)
    #expect(animator.progress(ofBlock: 0) == 0.25)
  }
}
