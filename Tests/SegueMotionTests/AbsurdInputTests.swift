import SegueMotion
import Testing

/// Whatever comes in, a finite and documented number comes out.
@Suite struct AbsurdInputTests {
  static let oddities: [Double] = [.nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e308]

  @Test(arguments: oddities)
  func `springs answer finitely`(odd: Double) {
    let springs = [
      Spring(mass: odd), Spring(stiffness: odd), Spring(damping: odd),
      Spring(damping: odd, allowsOverdamping: true), Spring(mass: odd, stiffness: odd, damping: odd),
      Spring(duration: odd, bounce: 0), Spring(duration: 1, bounce: odd),
      Spring(duration: odd, dampingRatio: 0.5), Spring(duration: 1, dampingRatio: odd),
      Spring(duration: 1, dampingRatio: 0.5, initialVelocity: odd),
      Spring(response: odd, dampingFraction: odd),
    ]
    for spring in springs {
      for time in Self.oddities {
        #expect(spring.value(at: time, initialVelocity: odd).isFinite, "\(spring) at \(time)")
        #expect(spring.velocity(at: time, initialVelocity: odd).isFinite, "\(spring) at \(time)")
      }
      let settled = spring.settlingDuration(initialVelocity: odd, epsilon: odd)
      #expect(settled >= 0 && settled <= Spring.longestSettlingDuration, "\(spring)")
      #expect(spring.perceptualDuration.isFinite && spring.bounce.isFinite)
    }
  }

  @Test func `degenerate springs are at their target at once`() {
    #expect(Spring(mass: 0).value(at: 0) == 0)
    #expect(Spring(mass: 0).value(at: 1e-9) == 1)
    #expect(Spring(stiffness: 0).settlingDuration() == 0)
    #expect(Spring(damping: 0).settlingDuration() == Spring.longestSettlingDuration)
    #expect(Spring(damping: -3).value(at: 0.2) == Spring(damping: 0).value(at: 0.2))
  }

  @Test func `fits hold durations and ratios within UIKit's limits`() {
    #expect(Spring(duration: 60, dampingRatio: 0.5) == Spring(duration: 10, dampingRatio: 0.5))
    #expect(Spring(duration: -1, dampingRatio: 0.5) == Spring(duration: 0.01, dampingRatio: 0.5))
    #expect(Spring(duration: 1, dampingRatio: 3) == Spring(duration: 1, dampingRatio: 1))
    for ratio in stride(from: 0.005, through: 1, by: 0.005) {
      for velocity in stride(from: -40.0, through: 40, by: 2.5) {
        let spring = Spring(duration: 0.5, dampingRatio: ratio, initialVelocity: velocity)
        #expect(spring.angularFrequency > 0.5, "ratio \(ratio), velocity \(velocity)")
      }
    }
  }

  @Test(arguments: oddities)
  func `curves answer finitely`(odd: Double) {
    let curves: [TimingCurve] = [
      .linear, .cubicBezier(.standard), .cubicBezier(CubicBezier(odd, odd, odd, odd)),
      .cubicBezier(CubicBezier(1, 0, 0, 1)), .steps(StepTiming(count: -3)),
      .steps(StepTiming(count: .max, position: .both)), .piecewiseLinear(PiecewiseLinear(stops: [])),
      .piecewiseLinear(PiecewiseLinear(stops: [.init(output: odd, input: odd), .init(output: 1)])),
      .spring(Spring(), initialVelocity: odd, duration: odd),
    ]
    for curve in curves {
      for fraction in Self.oddities + [0.5, 1, 2] {
        #expect(curve.value(at: fraction).isFinite, "\(curve) at \(fraction)")
        #expect(curve.velocity(at: fraction).isFinite, "\(curve) at \(fraction)")
      }
    }
  }

  @Test(arguments: oddities)
  func `decays, rubber bands and scrolling answer finitely`(odd: Double) {
    let decay = Decay(rate: odd)
    let band = RubberBand(dimension: odd, coefficient: odd)
    let wide = RubberBand(dimension: 100)
    #expect(decay.value(at: odd, from: 0, initialVelocity: 100).isFinite)
    #expect(decay.velocity(at: odd, initialVelocity: 100).isFinite)
    #expect(decay.restValue(from: 0, initialVelocity: 100).isFinite)
    #expect(decay.time(toReachSpeed: odd, initialVelocity: 100).isFinite)
    #expect(decay.time(toReach: odd, from: 0, initialVelocity: 100)?.isFinite != false)
    for answer in [band.result(for: 10), band.slope(at: 10), band.offset(for: 10)] {
      #expect(answer.isFinite)
    }
    for answer in [wide.result(for: odd), wide.slope(at: odd), wide.offset(for: odd)] {
      #expect(answer.isFinite)
    }
    let scroll = ScrollDeceleration(from: odd, velocity: odd, bounds: 0...100, decay: decay)
    #expect(scroll.duration >= 0 && scroll.duration.isFinite)
    #expect(scroll.position(at: odd).isFinite && scroll.velocity(at: odd).isFinite)
    #expect(scroll.restPosition >= 0 && scroll.restPosition <= 100)
  }

  @Test(arguments: oddities)
  func `media timing stays within 0…1`(odd: Double) {
    let timing = MediaTiming(duration: odd, repeatCount: odd, autoreverses: true, fillMode: .both)
    for time in Self.oddities {
      let fraction = timing.fraction(atLocalTime: time)
      #expect(fraction.map { $0 >= 0 && $0 <= 1 } == true, "at \(time)")
    }
    #expect(!timing.activeDuration.isNaN)
  }
}
