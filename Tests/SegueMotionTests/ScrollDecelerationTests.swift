import SegueMotion
import Testing

@Suite struct ScrollDecelerationTests {
  static let flicks: [(position: Double, velocity: Double)] = [
    (200, 300), (200, 3000), (200, -3000), (0, -500), (1000, 900), (-60, 0), (-60, -800), (-60, 400),
    (-60, 5000), (1080, -9000), (1040, 200), (500, 0),
  ]

  private func scroll(_ flick: (position: Double, velocity: Double)) -> ScrollDeceleration {
    ScrollDeceleration(from: flick.position, velocity: flick.velocity, bounds: 0...1000)
  }

  @Test(arguments: flicks)
  func `starts where and as fast as the finger left it`(flick: (position: Double, velocity: Double)) {
    let motion = scroll(flick)
    guard motion.duration > 0 else { return }
    #expect(agree(motion.position(at: 0), flick.position))
    #expect(agree(motion.velocity(at: 0), flick.velocity))
  }

  @Test(arguments: flicks)
  func `never jumps, in value or velocity`(flick: (position: Double, velocity: Double)) {
    let motion = scroll(flick)
    let step = 1e-4
    // The hardest pull back is the edge spring's, ω² y + 2 ω v.
    let greatest = 100.0 * 600 + 20 * 10000
    for index in 0..<Int(motion.duration / step) {
      let time = Double(index) * step
      let value = motion.position(at: time)
      let speed = motion.velocity(at: time)
      let next = motion.position(at: time + step)
      guard time + step < motion.duration else { break }
      #expect(abs(next - value - speed * step) <= greatest * step * step, "t = \(time)")
      #expect(abs(motion.velocity(at: time + step) - speed) <= greatest * step, "t = \(time)")
    }
  }

  @Test(arguments: flicks)
  func `comes to rest within the bounds`(flick: (position: Double, velocity: Double)) {
    let motion = scroll(flick)
    #expect(motion.restPosition >= 0 && motion.restPosition <= 1000)
    #expect(motion.position(at: motion.duration) == motion.restPosition)
    #expect(motion.velocity(at: motion.duration) == 0)
    let last = motion.position(at: motion.duration - 1e-9)
    #expect(abs(last - motion.restPosition) <= ScrollDeceleration.restDistance + 1e-4)
    #expect(motion.duration < 6)
  }

  @Test func `inside the bounds it is the plain decay`() {
    let motion = scroll((200, 300))
    for time in [0.1, 0.5, 1] {
      #expect(motion.position(at: time) == Decay.normal.value(at: time, from: 200, initialVelocity: 300))
    }
    #expect(motion.restPosition == Decay.normal.restValue(from: 200, initialVelocity: 300))
  }

  @Test func `it bounces over the edge it meets, and back`() throws {
    let motion = scroll((200, 3000))
    let met = try #require(Decay.normal.time(toReach: 1000, from: 200, initialVelocity: 3000))
    let speed = Decay.normal.velocity(at: met, initialVelocity: 3000)
    #expect(agree(motion.position(at: met), 1000))
    #expect(agree(motion.velocity(at: met), speed))
    // The critically damped bounce goes v/(ω e) far, after 1/ω.
    #expect(agree(motion.position(at: met + 0.1), 1000 + speed / 10 * 0.36787944117144233))
    #expect(abs(motion.velocity(at: met + 0.1)) < 1e-9)
    #expect(motion.restPosition == 1000)
  }

  @Test func `a flick back over the edge goes on inside`() {
    let motion = scroll((-60, 1600))
    #expect(motion.restPosition > 0 && motion.restPosition < 1000)
    #expect(scroll((-60, 400)).restPosition == 0)
  }

  @Test func `both edges in one motion`() {
    let motion = ScrollDeceleration(from: -30, velocity: 6000, bounds: 0...200)
    let samples = stride(from: 0, through: motion.duration, by: 0.01).map(motion.position)
    #expect(samples.contains { $0 > 200 })
    #expect(motion.restPosition == 200)
  }
}
