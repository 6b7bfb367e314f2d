import SegueMotion
import Testing

@Suite struct SpringLawTests {
  static let springs: [Spring] = [0, 1, 5, 19.999999, 20, 20.000001, 25, 60].flatMap { damping in
    [1, 2.5].map {
      Spring(mass: $0, stiffness: 100 * $0, damping: damping * $0, allowsOverdamping: true)
    }
  }
  static let velocities: [Double] = [-8, 0, 3, 40]

  @Test(arguments: springs, velocities)
  func `starts at 0 with its initial velocity`(spring: Spring, velocity: Double) {
    #expect(spring.value(at: 0, initialVelocity: velocity) == 0)
    #expect(spring.velocity(at: 0, initialVelocity: velocity) == velocity)
    #expect(spring.value(at: -1, initialVelocity: velocity) == 0)
  }

  @Test(arguments: springs, velocities)
  func `velocity is the derivative of value`(spring: Spring, velocity: Double) {
    for time in [0.01, 0.1, 0.37, 1, 2.5] {
      let derivative = slope(of: { spring.value(at: $0, initialVelocity: velocity) }, at: time)
      let exact = spring.velocity(at: time, initialVelocity: velocity)
      #expect(agree(exact, derivative, within: 1e-5), "t = \(time)")
    }
  }

  @Test(arguments: springs, velocities)
  func `two steps equal one`(spring: Spring, velocity: Double) {
    for (first, second) in [(0.05, 0.1), (0.3, 0.4), (1, 0.01)] {
      let whole = spring.solution(initialVelocity: velocity)
      let rest = SpringSolution(
        spring,
        displacement: whole.displacement(at: first),
        velocity: whole.velocity(at: first)
      )
      #expect(agree(rest.displacement(at: second), whole.displacement(at: first + second)))
      #expect(agree(rest.velocity(at: second), whole.velocity(at: first + second)))
    }
  }

  @Test func `nothing jumps at critical damping`() {
    let critical = Spring(stiffness: 100, damping: 20, allowsOverdamping: true)
    for offset in [-1e-6, -1e-9, -1e-14, 1e-14, 1e-9, 1e-6] {
      let near = Spring(stiffness: 100, damping: 20 + offset, allowsOverdamping: true)
      for time in stride(from: 0.05, through: 3, by: 0.05) {
        let difference = near.value(at: time) - critical.value(at: time)
        #expect(abs(difference) <= abs(offset) + 1e-14, "ζ off by \(offset) at \(time)")
      }
    }
  }

  @Test(arguments: springs.filter { $0.damping > 0 }, velocities)
  func `a settled spring stays within epsilon`(spring: Spring, velocity: Double) {
    let settled = spring.settlingDuration(initialVelocity: velocity)
    for step in 0..<200 {
      let time = settled + Double(step) * 0.02
      let distance = abs(1 - spring.value(at: time, initialVelocity: velocity))
      #expect(distance <= 0.001 * (1 + 1e-9), "t = \(time) after \(settled)")
    }
  }

  @Test func `over-damping is clamped to critical unless allowed`() {
    let clamped = Spring.systemDefault
    #expect(abs(clamped.dampingRatio - 4.564) < 0.001)
    #expect(clamped.effectiveDampingRatio == 1)
    let critical = Spring(mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot())
    for time in [0.1, 0.25, 0.5] {
      #expect(agree(clamped.value(at: time), critical.value(at: time), within: 1e-12))
    }
    var free = clamped
    free.allowsOverdamping = true
    #expect(abs(1 - clamped.value(at: 0.5) - 0.0011) < 5e-5)
    #expect(abs(1 - free.value(at: 0.5) - 0.368) < 5e-4)
  }

  @Test func `a strongly over-damped spring does not overflow`() {
    let spring = Spring(stiffness: 100, damping: 4000, allowsOverdamping: true)
    #expect(agree(spring.value(at: 100), 0.9179, within: 1e-4))
    #expect(spring.value(at: 1e6) == 1)
  }
}
