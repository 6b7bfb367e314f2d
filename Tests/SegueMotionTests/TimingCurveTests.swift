import SegueMotion
import Testing

@Suite struct TimingCurveTests {
  @Test func `Béziers equal the reference`() throws {
    for row in try Golden.rows("bezier") {
      let curve = CubicBezier(row[0], row[1], row[2], row[3])
      let progress = curve.progress(at: row[4])
      #expect(agree(progress, row[5]), "\(row.numbers): \(progress)")
    }
  }

  @Test func `a Bézier whose control points lie on the diagonal is linear`() {
    let abscissas = [0, 1e-9, 0.1, 0.5, 0.9, 1 - 1e-9, 1]
    for first in abscissas {
      for second in abscissas {
        let curve = CubicBezier(first, first, second, second)
        for step in 1..<500 {
          let fraction = Double(step) / 500
          #expect(abs(curve.progress(at: fraction) - fraction) < 1e-12, "\(curve) at \(fraction)")
        }
      }
    }
  }

  @Test func `steps and linear equal the reference`() throws {
    for row in try Golden.rows("css_easing") {
      let curve = try cssCurve(row.name)
      let progress = curve.value(at: row[0])
      #expect(agree(progress, row[1]), "\(row.name) at \(row[0]): \(progress)")
    }
  }

  @Test(arguments: [
    CubicBezier.easeIn, .easeOut, .easeInOut, .standard, CubicBezier(0.3, -0.5, 0.7, 1.6),
  ])
  func `a Bézier's slope is its derivative`(curve: CubicBezier) {
    for fraction in [0.05, 0.3, 0.5, 0.82, 0.97] {
      #expect(agree(curve.slope(at: fraction), slope(of: curve.progress, at: fraction), within: 1e-6))
    }
  }

  @Test func `a Bézier goes on along its end tangents`() {
    let curve = CubicBezier(0.25, 0.5, 0.5, 0.25)
    #expect(curve.progress(at: -0.5) == -1)
    #expect(curve.progress(at: 2) == 2.5)
    #expect(curve.slope(at: -3) == 2 && curve.slope(at: 1) == 1.5)
    // The first control point on the start: the tangent leads to the second.
    #expect(CubicBezier(0, 0, 0.5, 0.25).progress(at: -1) == -0.5)
    #expect(CubicBezier(0.5, 0.25, 1, 1).progress(at: 2) == 2.5)
    // Vertical tangents count as level, coincident points as linear.
    #expect(CubicBezier(0, 1, 1, 0).progress(at: -1) == 0)
    #expect(CubicBezier(0, 1, 1, 0).progress(at: 2) == 1)
    #expect(CubicBezier(0, 0, 0, 0).progress(at: -1) == -1)
    #expect(CubicBezier(1, 1, 1, 1).progress(at: 3) == 3)
  }

  @Test func `a vertical tangent has a bounded slope`() {
    let curve = CubicBezier(1, 0, 0, 1)
    #expect(curve.slope(at: 0.5) == 1e6)
    #expect(curve.progress(at: 0.5) == 0.5)
  }

  @Test func `a spring curve is exact at its ends`() {
    let curve = TimingCurve.spring(duration: 0.6, dampingRatio: 0.7, initialVelocity: 2)
    #expect(curve.value(at: 0) == 0 && curve.value(at: -1) == 0)
    #expect(curve.value(at: 1) == 1 && curve.value(at: 7) == 1)
    #expect(abs(curve.value(at: 1 - 1e-12) - 1) < 0.01)
    #expect(agree(curve.velocity(at: 0), 2 * 0.6))
    #expect(curve.velocity(at: 1) == 0)
    #expect(agree(curve.velocity(at: 0.3), slope(of: curve.value, at: 0.3), within: 1e-6))
    let spring = Spring(duration: 0.6, dampingRatio: 0.7, initialVelocity: 2)
    #expect(curve.value(at: 0.5) == spring.value(at: 0.3, initialVelocity: 2))
  }

  @Test func `linear pieces and steps have their segments' slopes`() {
    let stops = [(0.0, 0.0), (0.5, 0.25), (1, 1)].map {
      PiecewiseLinear.Stop(output: $0.0, input: $0.1)
    }
    let curve = TimingCurve.piecewiseLinear(PiecewiseLinear(stops: stops))
    #expect(curve.velocity(at: 0.1) == 2)
    #expect(agree(curve.velocity(at: 0.25), 2.0 / 3))
    #expect(TimingCurve.linear.velocity(at: 0.4) == 1)
    #expect(TimingCurve.steps(StepTiming(count: 3)).velocity(at: 0.4) == 0)
  }

  @Test func `one stop is a constant`() {
    let curve = PiecewiseLinear(stops: [.init(output: 0.3)])
    #expect([-1, 0, 0.5, 1, 2].map(curve.value) == [0.3, 0.3, 0.3, 0.3, 0.3])
    #expect(PiecewiseLinear(stops: []).value(at: 0.25) == 0.25)
  }
}

/// Reads `steps(n, jump-…)` or `linear(…)`, as the reference table writes them.
private func cssCurve(_ text: String) throws -> TimingCurve {
  let open = try #require(text.firstIndex(of: "("))
  let items = text[text.index(after: open)...].dropLast().split(separator: ",").map {
    $0.split(separator: " ")
  }
  guard text.hasPrefix("steps") else {
    let stops = try items.flatMap(cssStops)
    return .piecewiseLinear(PiecewiseLinear(stops: stops))
  }
  let positions: [Substring: StepTiming.Position] = [
    "jump-start": .start, "jump-end": .end, "jump-both": .both, "jump-none": .none,
  ]
  let position = try #require(positions[items[1][0]])
  return .steps(StepTiming(count: try #require(Int(items[0][0])), position: position))
}

/// An output with no, one or two percentages; two make two stops.
private func cssStops(_ words: [Substring]) throws -> [PiecewiseLinear.Stop] {
  let output = try #require(Double(words[0]))
  let inputs = try words.dropFirst().map { try #require(Double($0.dropLast())) / 100 }
  return inputs.isEmpty
    ? [PiecewiseLinear.Stop(output: output)]
    : inputs.map { PiecewiseLinear.Stop(output: output, input: $0) }
}
