import SegueMotion
import Testing

/// The example of the landing page, `Sources/SegueMotion/SegueMotion.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aSpringsWayToItsTarget() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let settled = spring.settlingDuration()
    let table = (0...10).map { step in
      let time = settled * Double(step) / 10
      return (time: time, value: spring.value(at: time), velocity: spring.velocity(at: time))
    }

    let curve = TimingCurve.cubicBezier(.easeInOut)
    let middle = curve.value(at: 0.5)

    #expect(table[0].value == 0)
    #expect(table.contains { $0.value > 1 })
    #expect(abs(table[10].value - 1) < 0.001)
    #expect(abs(middle - 0.5) < 1e-6)
  }
}
