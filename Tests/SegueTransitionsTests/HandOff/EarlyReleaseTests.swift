import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// A finger that lifts before what follows it has moved anything gives nothing its velocity, and none was promised.
@Suite struct EarlyReleaseTests {
  @Test func aSheetCaughtAndLetGoAtOnceKeepsItsPromise() throws {
    var check = CheckDefinition()
    check.lints = [.keepsVelocity]
    var session = try Session("place-sheet", startScreen: "map")
    session.handle(.trigger("show"))
    session.advance(to: 3)
    var watch = MotionWatch(session, check: check)
    func touch(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double) {
      watch.advance(to: 3 + time)
      watch.handle(
        .pointer(PointerEvent(phase: phase, location: Point(x: x, y: y), time: 3 + time))
      )
    }
    touch(.began, 252, 593, at: 0)
    touch(.moved, 253, 460, at: 0.1)
    touch(.ended, 251, 409, at: 0.13)
    touch(.began, 300, 765, at: 0.13)
    touch(.moved, 299, 754, at: 0.2)
    touch(.ended, 299, 754, at: 0.21)
    watch.finish()
    #expect(watch.findings.isEmpty, "\(watch.findings.map(\.message))")
  }
}
