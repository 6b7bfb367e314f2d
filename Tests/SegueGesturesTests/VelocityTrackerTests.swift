import SegueGeometry
import SegueGestures
import Testing

@Suite struct VelocityTrackerTests {
  private func tracker(_ samples: [(time: Double, x: Double, y: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(Point(x: sample.x, y: sample.y), at: sample.time) }
    return tracker
  }

  private func expectVelocity(_ velocity: Point, _ x: Double, _ y: Double) {
    #expect(abs(velocity.x - x) < 1e-6 && abs(velocity.y - y) < 1e-6, "\(velocity)")
  }

  @Test(arguments: [0.0, 12_345.678])
  func `constant velocity is found exactly`(start: Double) {
    let times: [Double] = [0, 0.007, 0.016, 0.031, 0.04, 0.055]
    let samples = times.map { (time: start + $0, x: 300 * $0, y: 50 - 120 * $0) }
    expectVelocity(tracker(samples).velocity(at: start + 0.055), 300, -120)
  }

  @Test func `only the last 100 ms count`() {
    let late = [(0.1, 1000.0, 0.0), (0.16, 1006, 0), (0.18, 1008, 0)]
    expectVelocity(tracker(late).velocity(at: 0.18), 100, 0)
    let all = [(0.0, 0.0, 0.0), (0.05, 500, 0)] + late
    expectVelocity(tracker(all).velocity(at: 0.18), 100, 0)
  }

  @Test func `it is the least-squares line, not the last two samples`() {
    // Σ(t−t̄)(x−x̄) / Σ(t−t̄)² = 0.4 / 0.0032; the last two samples alone would say 0.
    expectVelocity(tracker([(0, 0, 0), (0.04, 10, 0), (0.08, 10, 0)]).velocity(at: 0.08), 125, 0)
  }

  @Test func `100 ms of silence are rest`() {
    let moving = tracker([(0, 0, 0), (0.05, 10, 0), (0.3, 10, 0), (0.35, 20, 0)])
    expectVelocity(moving.velocity(at: 0.35), 200, 0)
    expectVelocity(moving.velocity(at: 0.4499), 200, 0)
    #expect(moving.velocity(at: 0.45) == .zero)
    #expect(moving.velocity(at: 9) == .zero)
  }

  /// What came before the silence has no part in it, and what comes after it is a motion of its own.
  @Test(arguments: [0.0999, 0.1, 0.1001, 0.25, 3]) func `between far samples the hand moved evenly`(
    gap: Double
  ) {
    let sparse = tracker([(0, 0, 0), (0.05, 80, 0), (0.05 + gap, 80 + 390 * gap, -60 * gap)])
    expectVelocity(sparse.velocity(at: 0.05 + gap), 390, -60)
    var flick = sparse
    flick.add(Point(x: 80 + 390 * gap + 9, y: -60 * gap), at: 0.05 + gap + 0.01)
    flick.add(Point(x: 80 + 390 * gap + 27, y: -60 * gap), at: 0.05 + gap + 0.02)
    guard gap >= VelocityTracker.window else { return }
    expectVelocity(flick.velocity(at: 0.05 + gap + 0.02), 1350, 0)
  }

  @Test func `a sample at the same place says that the hand rested`() {
    let rested = tracker([(0, 0, 0), (0.05, 80, 0), (0.55, 80, 0)])
    #expect(rested.velocity(at: 0.55) == .zero)
  }

  @Test func `equal times are merged, the last location holding`() {
    let merged = tracker([(0, 0, 0), (0.05, 3, 3), (0.05, 7, 1), (0.05, 10, 5)])
    expectVelocity(merged.velocity(at: 0.05), 200, 100)
    let backwards = tracker([(0, 0, 0), (0.05, 3, 3), (0.02, 10, 5)])
    expectVelocity(backwards.velocity(at: 0.05), 200, 100)
    #expect(tracker([(1, 0, 0), (1, 50, 50)]).velocity(at: 1) == .zero)
  }

  @Test func `fewer than two samples, and odd numbers, are rest`() {
    #expect(VelocityTracker().velocity(at: 0) == .zero)
    #expect(tracker([(0, 1, 1)]).velocity(at: 0) == .zero)
    let odd = tracker([(0, 0, 0), (.nan, 1, 1), (0.01, .infinity, 0), (0.05, 10, 0)])
    expectVelocity(odd.velocity(at: 0.05), 200, 0)
  }

  @Test func `of a burst only the last 128 samples count`() {
    let burst = (0..<5000).map { (time: Double($0) * 1e-5, x: Double(max($0 - 4872, 0)) * 0.01, y: 0.0) }
    expectVelocity(tracker(burst).velocity(at: 0.05), 1000, 0)
  }

  @Test func `reset forgets`() {
    var moving = tracker([(0, 0, 0), (0.05, 10, 0)])
    moving.reset()
    #expect(moving.velocity(at: 0.05) == .zero)
  }
}
