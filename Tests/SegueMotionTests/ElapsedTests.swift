import SegueMotion
import SegueTestSupport
import Testing

/// Time that has passed, to the last bit at its end.
@Suite struct ElapsedTests {
  @Test("at begin + duration all of the duration has passed, whatever that rounds to")
  func atTheEnd() {
    var random = SeededGenerator(seed: 5)
    var rounded = 0
    for _ in 0..<10_000 {
      let (begin, duration) = (
        Double.random(in: 0...1000, using: &random), Double.random(in: 0...5, using: &random)
      )
      let end = begin + duration
      rounded += end - begin < duration ? 1 : 0
      #expect(end.elapsed(since: begin, of: duration) == duration)
      #expect((end + 1).elapsed(since: begin, of: duration) == duration)
      #expect(end.nextDown.elapsed(since: begin, of: duration) <= duration)
    }
    #expect(rounded > 1000)
  }

  @Test("before the end it is the difference, and negative before the beginning")
  func onTheWay() {
    #expect(2.5.elapsed(since: 2, of: 1) == 0.5)
    #expect(1.5.elapsed(since: 2, of: 1) == -0.5)
    #expect(2.0.elapsed(since: 2, of: 0) == 0)
  }
}
