import SegueMotion
import Testing

@Suite struct DecayTests {
  @Test func `decays equal the reference`() throws {
    for row in try Golden.rows("decay") {
      let decay = Decay(rate: row[0])
      #expect(agree(decay.value(at: row[3], from: row[1], initialVelocity: row[2]), row[4]))
      #expect(agree(decay.velocity(at: row[3], initialVelocity: row[2]), row[5]))
      #expect(agree(decay.restValue(from: row[1], initialVelocity: row[2]), row[6]))
    }
  }

  @Test func `the named rates are UIKit's`() {
    #expect(Decay.normal.rate == 0.998)
    #expect(Decay.fast.rate == 0.99)
    let rest = Decay.normal.value(at: 10, from: 0, initialVelocity: 2000)
    #expect(abs(rest - 998.999) < 0.001)
  }

  @Test func `velocity is the derivative of value`() {
    for time in [0.01, 0.2, 1.5] {
      let derivative = slope(
        of: { Decay.normal.value(at: $0, from: 10, initialVelocity: -700) },
        at: time
      )
      #expect(agree(Decay.normal.velocity(at: time, initialVelocity: -700), derivative, within: 1e-6))
    }
  }

  @Test func `two steps equal one`() {
    let value = Decay.fast.value(at: 0.1, from: 5, initialVelocity: 900)
    let velocity = Decay.fast.velocity(at: 0.1, initialVelocity: 900)
    let whole = Decay.fast.value(at: 0.25, from: 5, initialVelocity: 900)
    #expect(agree(Decay.fast.value(at: 0.15, from: value, initialVelocity: velocity), whole))
  }

  @Test func `times are the inverses`() throws {
    let slowed = Decay.normal.time(toReachSpeed: 10, initialVelocity: -800)
    #expect(agree(Decay.normal.velocity(at: slowed, initialVelocity: -800), -10))
    #expect(Decay.normal.time(toReachSpeed: 10, initialVelocity: 9) == 0)
    let reached = try #require(Decay.normal.time(toReach: 300, from: 20, initialVelocity: 1000))
    #expect(agree(Decay.normal.value(at: reached, from: 20, initialVelocity: 1000), 300))
    #expect(Decay.normal.time(toReach: 600, from: 20, initialVelocity: 1000) == nil)
    #expect(Decay.normal.time(toReach: 0, from: 20, initialVelocity: 1000) == nil)
    #expect(Decay.normal.time(toReach: 20, from: 20, initialVelocity: 1000) == 0)
    let speed = Decay.fast.initialVelocity(toTravel: 120)
    #expect(agree(Decay.fast.restValue(from: 30, initialVelocity: speed), 150))
  }
}

@Suite struct RubberBandTests {
  @Test func `rubber bands equal the reference`() throws {
    for row in try Golden.rows("rubberband") {
      let band = RubberBand(dimension: row[1], coefficient: row[2])
      #expect(agree(band.result(for: row[0]), row[3]))
      #expect(agree(band.slope(at: row[0]), row[4]))
    }
  }

  @Test func `known pulls over 960 points`() {
    let band = RubberBand(dimension: 960)
    for (pull, result) in [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] {
      #expect(abs(band.result(for: pull) - result) < 0.01)
    }
  }

  @Test func `the pull is the inverse of the result`() {
    let band = RubberBand(dimension: 667)
    for pull: Double in [-900, -30, 0, 0.001, 12, 5000] {
      #expect(agree(band.offset(for: band.result(for: pull)), pull))
    }
    #expect(band.offset(for: 700) == band.offset(for: 667))
  }

  @Test func `the slope is the derivative, and the pull is resisted`() {
    let band = RubberBand(dimension: 400)
    for pull in [-350.0, -20, 15, 240] {
      #expect(agree(band.slope(at: pull), slope(of: band.result, at: pull), within: 1e-6))
      #expect(abs(band.result(for: pull)) < abs(pull))
      #expect(band.result(for: -pull) == -band.result(for: pull))
    }
    #expect(band.slope(at: 0) == 0.55)
  }
}
