import SegueMotion
import Testing

@Suite struct SpringGoldenTests {
  @Test func `values and velocities equal the reference`() throws {
    for row in try Golden.rows("springs") {
      let spring = Spring(mass: row[0], stiffness: row[1], damping: row[2], allowsOverdamping: true)
      let value = spring.value(at: row[4], initialVelocity: row[3])
      let velocity = spring.velocity(at: row[4], initialVelocity: row[3])
      #expect(agree(value, row[5]), "\(row.numbers): \(value)")
      #expect(agree(velocity, row[6]), "\(row.numbers): \(velocity)")
    }
  }

  @Test func `settling durations equal Core Animation's`() throws {
    for row in try Golden.rows("settling") {
      let spring = Spring(mass: row[0], stiffness: row[1], damping: row[2])
      let duration = spring.settlingDuration(initialVelocity: row[3], epsilon: row[4])
      #expect(abs(duration - row[5]) <= 1e-9 * row[5], "\(row.numbers): \(duration)")
    }
  }

  @Test func `fitted springs equal UIKit's`() throws {
    for row in try Golden.rows("uikit_spring") {
      let spring = Spring(duration: row[0], dampingRatio: row[1], initialVelocity: row[2])
      #expect(agree(spring.angularFrequency, row[3], within: 1e-6), "\(row.numbers)")
      #expect(agree(spring.stiffness, row[4], within: 2e-6), "\(row.numbers)")
      #expect(agree(spring.damping, row[5], within: 1e-6), "\(row.numbers)")
      // The frequency's tolerance carries over to the curve.
      #expect(agree(spring.value(at: row[7], initialVelocity: row[2]), row[8], within: 1e-6))
      #expect(agree(spring.velocity(at: row[7], initialVelocity: row[2]), row[9], within: 2e-5))
      let resting = Spring(duration: row[0], dampingRatio: row[1])
      #expect(agree(resting.angularFrequency, row[6], within: 1e-6))
    }
  }

  @Test func `duration and bounce give the reference's coefficients`() throws {
    for row in try Golden.rows("spring_params") {
      let spring = Spring(duration: row[0], bounce: row[1])
      #expect(agree(spring.dampingRatio, row[2]), "\(row.numbers)")
      #expect(agree(spring.angularFrequency, row[3]))
      #expect(agree(spring.mass, row[4]))
      #expect(agree(spring.stiffness, row[5]))
      #expect(agree(spring.damping, row[6]))
      #expect(agree(spring.perceptualDuration, row[0]))
      #expect(agree(spring.bounce, row[1]))
      #expect(spring.allowsOverdamping)
      #expect(Spring(response: row[0], dampingFraction: row[2]).stiffness == spring.stiffness)
    }
  }
}
