import SegueGeometry
import SegueTestSupport
import Testing

@Suite struct DecimalTextTests {
  @Test(
    "Exactly so many places",
    arguments: [
      (0.0, 3, "0.000"), (-0.0, 1, "0.0"), (0.5, 0, "1"), (-0.25, 1, "-0.3"), (-0.04, 1, "0.0"),
      (1.005, 3, "1.005"),
      (12.3456, 2, "12.35"), (-7, 2, "-7.00"), (999.9996, 3, "1000.000"), (9e12, 3, "9000000000000.000"),
      (0.000_000_1, 7, "0.0000001"), (3, -2, "3"), (1.0 / 3, 99, "0.333333333333333"),
    ] as [(Double, Int, String)]
  )
  func fixed(_ value: Double, _ places: Int, _ text: String) {
    #expect(value.formatted(places: places) == text)
  }

  @Test(
    "At most so many places",
    arguments: [
      (0.0, 3, "0"), (-0.0001, 3, "0"), (0.5, 3, "0.5"), (100, 2, "100"), (-1.25, 1, "-1.3"),
      (2.5e-7, 6, "0"),
    ] as [(Double, Int, String)]
  )
  func trimmed(_ value: Double, _ places: Int, _ text: String) {
    #expect(value.formatted(atMost: places) == text)
  }

  @Test func aFractionMayHaveNoZeroBeforeItsPoint() {
    let style = DecimalText(places: 2, keepsZeros: false, hasLeadingZero: false)
    #expect([0.5, -0.25, 0, 1.5, 0.001].map(style.text) == [".5", "-.25", "0", "1.5", "0"])
  }

  @Test func theShortestTextHasNoFractionWhereTheNumberHasNone() {
    #expect(
      [3, -0.1, 1e15, 0.1 + 0.2].map(\.shortest) == ["3", "-0.1", "1000000000000000", "0.30000000000000004"]
    )
  }

  @Test(
    "What has no decimals is as Swift prints it",
    arguments: [Double.infinity, -.infinity, .nan, 1e16, -1e300]
  )
  func beyond(_ value: Double) {
    #expect(value.formatted(places: 0) == "\(value)")
    #expect(value.formatted(atMost: 3) == "\(value)")
  }

  @Test func whatIsPrintedReadsAsTheNearestDecimal() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let value = Double.random(in: -1e6...1e6, using: &generator)
      let places = Int.random(in: 0...6, using: &generator)
      let fixed = try #require(Double(value.formatted(places: places)))
      let half = (0..<places).reduce(0.5) { half, _ in half / 10 }
      #expect(abs(fixed - value) <= half * (1 + 1e-6))
      #expect(Double(value.formatted(atMost: places)) == fixed)
      #expect(Double(value.shortest) == value)
    }
  }
}
