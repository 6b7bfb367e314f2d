import SegueGeometry
import Testing

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

  @Test func aSweepHasOneSpeed() {
    var filter = PointerFilter(at: .zero)
    filter.sweep(to: Point(x: 150, y: 0), at: 2, duration: 0.1)
    #expect(filter.location(at: 2) == .zero)
    #expect(abs(filter.location(at: 2.04).x - 60) < 1e-9)
    #expect(filter.hasArrived(at: 2.1))
  }
}
