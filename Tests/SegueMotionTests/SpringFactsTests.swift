import SegueMotion
import Testing

/// Numbers that Apple documents, or that other projects' tests print.
@Suite struct SpringFactsTests {
  @Test func `Apple's documented settling durations`() {
    #expect(abs(Spring(damping: 5).settlingDuration() - 2.85) < 0.01)
    #expect(abs(Spring(damping: 15).settlingDuration() - 1.02) < 0.01)
  }

  @Test func `passing through the target is not settling`() {
    // u = (1 − 10 t) e^(−10 t) is 0 at .1, −.135 at .2, and below .001 from .9 on.
    #expect(Spring(damping: 20).settlingDuration(initialVelocity: 20) == 0.9)
  }

  @Test func `Apple's example of duration and bounce`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    #expect(spring == .bouncy)
    #expect(Spring.smooth.bounce == 0)
    #expect(agree(Spring.snappy.bounce, 0.15))
  }

  @Test func `the published fit for 3 s and ratio .25`() {
    let spring = Spring(duration: 3, dampingRatio: 0.25)
    #expect(agree(spring.stiffness, 54.83363359078326, within: 1e-6))
    #expect(agree(spring.damping, 3.702486785620688, within: 1e-6))
  }

  @Test func `critically damped, 0 to 500`() {
    let spring = Spring(stiffness: 100, damping: 20)
    let times = [0.25, 0.5, 0.75]
    #expect(times.map { (spring.value(at: $0) * 500).rounded(.down) } == [356, 479, 497])
    #expect(times.map { (spring.velocity(at: $0) * 500).rounded(.down) } == [1026, 168, 20])
  }

  @Test func `over-damped, 0 to 500`() {
    let spring = Spring(stiffness: 100, damping: 25, allowsOverdamping: true)
    let times = [0.5, 1, 1.5]
    #expect(times.map { (spring.value(at: $0) * 500).rounded(.down) } == [445, 495, 499])
    #expect(times.map { (spring.velocity(at: $0) * 500).rounded(.down) } == [273, 22, 1])
  }

  @Test func `under-damped, 0 to 300`() {
    let spring = Spring(stiffness: 100, damping: 5)
    #expect((spring.value(at: 1) * 300).rounded(.down) == 325)
    #expect((spring.velocity(at: 1) * 300).rounded(.down) == -65)
  }

  @Test func `from 100 to 1000 every 200 ms`() {
    func samples(_ spring: Spring, _ count: Int) -> [Double] {
      (0..<count).map { (100 + 900 * spring.value(at: Double($0) * 0.2)).rounded() }
    }
    #expect(
      samples(Spring(stiffness: 300, damping: 10), 9) == [100, 1343, 873, 1046, 984, 1005, 998, 1001, 1000]
    )
    #expect(samples(Spring(stiffness: 100, damping: 20), 6) == [100, 635, 918, 984, 997, 1000])
  }

  @Test func `response 1, from 0 to 10, at half a second`() {
    let soft = Spring(response: 1, dampingFraction: 0.8)
    let critical = Spring(response: 1, dampingFraction: 1)
    #expect(abs(10 * soft.value(at: 0.5) - 9.223) < 5e-4)
    #expect(abs(10 * critical.value(at: 0.5) - 8.210) < 5e-4)
    let slow = Spring(response: 0.8, dampingFraction: 1)
    #expect(abs(slow.stiffness - 61.6850) < 5e-5)
    #expect(abs(slow.damping - 15.7079) < 1e-4)
  }
}
