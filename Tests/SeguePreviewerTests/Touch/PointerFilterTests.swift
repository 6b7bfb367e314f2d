import SegueGeometry
import Testing

@testable import SeguePlayer
@testable import SeguePreviewer

struct PointerFilterTests {
  @Test func glidesToAReportedPlaceIn50Milliseconds() {
    var filter = PointerFilter(at: Point(x: 0, y: 0))
    filter.report(Point(x: 0, y: 30), at: 1)
    // A frame's head start: it has moved by a third already.
    #expect(abs(filter.location(at: 1).y - 10) < 1e-9)
    #expect(abs(filter.location(at: 1 + 1.0 / 60).y - 20) < 1e-9)
    #expect(!filter.hasArrived(at: 1.03))
    #expect(filter.hasArrived(at: 1.034))
    #expect(filter.location(at: 1.034) == Point(x: 0, y: 30))
  }

  @Test func aNewReportBendsTheGlideWithoutAJump() {
    var filter = PointerFilter(at: .zero)
    filter.report(Point(x: 30, y: 0), at: 0)
    let before = filter.location(at: 0.01)
    filter.report(Point(x: 30, y: 60), at: 0.01)
    let after = filter.location(at: 0.01)
    #expect((after - before).length <= 0.34 * (Point(x: 30, y: 60) - before).length)
    #expect(filter.location(at: 1) == Point(x: 30, y: 60))
  }

  /// Reports every 16 ms and every 40 ms; the speed of the hand in points per second.
  @Test(arguments: [(0.016, 1200.0), (0.040, 300.0)])
  func movesWithTheHandsOwnVelocity(interval: Double, speed: Double) {
    var filter = PointerFilter(at: .zero)
    for step in 1...8 {
      let time = Double(step) * interval
      filter.report(Point(x: time * speed, y: 0), at: time)
    }
    let end = 8 * interval + PointerFilter.glide - PointerFilter.headStart
    let seconds = 3 * interval
    let way = filter.location(at: end).x - filter.location(at: end - seconds).x
    #expect(abs(way / seconds - speed) < 1e-6)
    #expect(filter.hasArrived(at: end))
  }

  @Test func theLastOfOneReadCounts() {
    var filter = PointerFilter(at: .zero)
    for x in 1...5 { filter.report(Point(x: Double(x), y: 0), at: 1) }
    #expect(filter.target == Point(x: 5, y: 0))
    #expect(abs(filter.location(at: 1).x - 5.0 / 3) < 1e-9)
  }

  @Test func aSweepHasOneSpeed() {
    var filter = PointerFilter(at: .zero)
    filter.sweep(to: Point(x: 150, y: 0), at: 2, duration: 0.1)
    #expect(filter.location(at: 2) == .zero)
    #expect(abs(filter.location(at: 2.04).x - 60) < 1e-9)
    #expect(filter.hasArrived(at: 2.1))
  }
}
