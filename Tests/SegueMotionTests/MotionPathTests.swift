import SegueMotion
import Testing

/// Ways through several values, against formulas written out apart from the engine.
@Suite struct MotionPathTests {
  private static let values: [SIMD4<Double>] = [
    [0, 10, -3, 1], [50, -20, 4, 1], [20, 60, 4, 2], [20, 60, 9, 0], [-80, 0, 0, 0],
  ]
  private static let times = [0.0, 0.1, 0.45, 0.6, 1]

  private func spline(_ shape: MotionPath.Shape = MotionPath.Shape(), times: [Double] = times) throws
    -> MotionPath
  {
    try #require(MotionPath(through: Self.values, keyTimes: times, shapes: Self.values.map { _ in shape }))
  }

  /// Hermite's basis, with the slope at each inner value that of the line between its neighbours.
  private func hermite(_ lane: Int, at time: Double) -> Double {
    let (values, times) = (Self.values.map { $0[lane] }, Self.times)
    func slope(_ index: Int) -> Double {
      if index == 0 { return (values[1] - values[0]) / (times[1] - times[0]) / 2 }
      let last = values.count - 1
      if index == last { return (values[last] - values[last - 1]) / (times[last] - times[last - 1]) / 2 }
      return (values[index + 1] - values[index - 1]) / (times[index + 1] - times[index - 1])
    }
    let index = (times.lastIndex { $0 <= time } ?? 0)
    let width = times[index + 1] - times[index]
    let t = (time - times[index]) / width
    let s = 1 - t
    let start = (1 + 2 * t) * s * s * values[index] + t * s * s * width * slope(index)
    let end = t * t * (3 - 2 * t) * values[index + 1] - t * t * s * width * slope(index + 1)
    return start + end
  }

  @Test func aCubicWayIsHermites() throws {
    let path = try spline()
    for step in 0..<200 {
      let time = Double(step) / 200
      for lane in 0..<4 {
        #expect(abs(path.state(of: .number(lane), at: time).value - hermite(lane, at: time)) < 1e-11)
      }
    }
    for (value, time) in zip(Self.values, Self.times) {
      for lane in 0..<4 { #expect(path.state(of: .number(lane), at: time).value == value[lane]) }
    }
  }

  /// Kochanek and Bartels' formulas at an inner value, where times are even.
  @Test(arguments: [[0.5, 0, 0], [0, 0.7, 0], [0, 0, -0.4], [-0.3, 0.2, 0.9], [1, 0, 0]])
  func bendsAreKochanekAndBartels(_ numbers: [Double]) throws {
    let (t, c, b) = (numbers[0], numbers[1], numbers[2])
    let even = (0..<5).map { Double($0) / 4 }
    let path = try spline(MotionPath.Shape(tension: t, continuity: c, bias: b), times: even)
    for index in 1...3 {
      let before = (Self.values[index] - Self.values[index - 1]).x
      let after = (Self.values[index + 1] - Self.values[index]).x
      let (loose, late, early) = ((1 - t) / 2, 1 + b, 1 - b)
      let arriving = loose * ((1 - c) * late * before + (1 + c) * early * after)
      let leaving = loose * ((1 + c) * late * before + (1 - c) * early * after)
      let h = 1e-9
      #expect(abs(path.state(of: .number(0), at: even[index] - h).slope - 4 * arriving) < 1e-4)
      #expect(abs(path.state(of: .number(0), at: even[index] + h).slope - 4 * leaving) < 1e-4)
    }
  }

  private static func paths() throws -> [MotionPath] {
    let curves: [TimingCurve] = [.cubicBezier(.easeIn), .linear, .cubicBezier(.standard)]
    let loop = CubicPiece(
      start: [0, 0, 0, 0],
      control1: [300, 0, 0, 0],
      control2: [-200, 0, 0, 0],
      end: [100, 100, 0, 0]
    )
    let straight = CubicPiece(from: [100, 100, 0, 0], to: [200, 100, 0, 0])
    return [
      try #require(MotionPath(through: values, keyTimes: times)),
      try #require(MotionPath(through: values, keyTimes: times, curves: curves)),
      try #require(MotionPath(through: values, keyTimes: times, isPaced: true)),
      try #require(MotionPath(pieces: [loop, straight], pace: .even)),
      try #require(MotionPath(pieces: [loop, straight], pace: .timed(keyTimes: [0, 0.7, 1], curves: []))),
    ]
  }

  @Test func slopesAreDerivatives() throws {
    for path in try Self.paths() {
      for step in 1..<97 {
        let (time, h) = (Double(step) / 97, 1e-6)
        for lane in 0..<4 {
          let after = path.state(of: .number(lane), at: time + h).value
          let before = path.state(of: .number(lane), at: time - h).value
          let slope = path.state(of: .number(lane), at: time).slope
          let error = abs(slope - (after - before) / (2 * h))
          #expect(error < 2e-3 * (1 + abs(slope)))
        }
      }
    }
  }

  /// The length up to a part of the time, added up from a fine chain of chords of the same curve in another parameter.
  @Test func anEvenPaceCoversEvenLengths() throws {
    for path in try Self.paths() {
      guard let length = path.length else { continue }
      let chords = 40_000
      var passed = 0.0
      var last: SIMD4<Double>?
      var lengths: [(SIMD4<Double>, Double)] = []
      for (index, piece) in path.pieces.enumerated() {
        for step in (index == 0 ? 0 : 1)...chords {
          let t = Double(step) / Double(chords)
          let (a, b, c) = (1 - t, t, 3 * t * (1 - t))
          let ends: SIMD4<Double> = (a * a * a) * piece.start + (b * b * b) * piece.end
          let point: SIMD4<Double> = ends + (c * a) * piece.control1 + (c * b) * piece.control2
          if let last { passed += norm(point - last) }
          last = point
          lengths.append((point, passed))
        }
      }
      #expect(abs(passed - length) < 1e-6 * length)
      for step in 1..<50 {
        let fraction = Double(step) / 50
        let place = point(of: path, at: fraction)
        let expected = try #require(lengths.first { $0.1 >= fraction * length })
        #expect(norm(place - expected.0) < 1e-4 * length)
        var slope = SIMD4<Double>()
        for lane in 0..<4 { slope[lane] = path.state(of: .number(lane), at: fraction).slope }
        #expect(abs(norm(slope) - length) < 1e-9 * length)
      }
    }
  }

  /// A number that overshoots goes back as fast as it came.
  @Test func aNumberThatTurnsBackKeepsItsPace() throws {
    let numbers: [SIMD4<Double>] = [[0, 0, 0, 0], [100, 0, 0, 0], [90, 0, 0, 0], [95, 0, 0, 0]]
    let path = try #require(MotionPath(through: numbers, keyTimes: [0, 0.2, 0.5, 1], isPaced: true))
    let length = try #require(path.length)
    for step in 0...500 {
      let slope = path.state(of: .number(0), at: Double(step) / 500).slope
      #expect(slope == 0 || abs(abs(slope) - length) < 1e-9 * length)
    }
  }

  /// Beyond its ends a way goes straight on, so that no velocity leaps.
  @Test func goesStraightOnBeyondItsEnds() throws {
    for path in try Self.paths() {
      for (end, beyond) in [(0.0, -0.25), (1.0, 1.25)] {
        let (value, slope) = path.state(of: .number(0), at: end)
        let (later, same) = path.state(of: .number(0), at: beyond)
        #expect(abs(same - slope) < 1e-9)
        #expect(abs(later - value - slope * (beyond - end)) < 1e-9)
      }
    }
  }

  @Test(arguments: [0, .infinity, -.infinity, 1e300, .nan, .leastNonzeroMagnitude] as [Double])
  func strangeNumbersEnd(_ number: Double) throws {
    let values: [SIMD4<Double>] = [[0, 0, 0, 0], [number, number, 0, 0], [0, number, 0, 0]]
    for isPaced in [false, true] {
      let path = try #require(MotionPath(through: values, keyTimes: [0, 0, 1], isPaced: isPaced))
      for fraction in [0, 0.3, 1, number] {
        for part in [MotionPath.Part.number(0), .number(7), .direction(isReversed: false)] {
          _ = path.state(of: part, at: fraction)
        }
      }
    }
    #expect(MotionPath(pieces: [], pace: .even) == nil)
    #expect(MotionPath(through: values, keyTimes: [0, 1]) == nil)
  }

  private func point(of path: MotionPath, at fraction: Double) -> SIMD4<Double> {
    var point = SIMD4<Double>()
    for lane in 0..<4 { point[lane] = path.state(of: .number(lane), at: fraction).value }
    return point
  }

  private func norm(_ vector: SIMD4<Double>) -> Double { (vector * vector).sum().squareRoot() }
}
