import SegueGeometry
import SegueGestures
import SegueTransitions
import Testing

@testable import SeguePlayer
@testable import SeguePreviewer

/// Dots where fingers are and were.
struct TouchTrailTests {
  private typealias Entry = TimedEvent

  private func touch(_ phase: PointerEvent.Phase, _ x: Double, _ time: Double) -> Entry {
    Entry(
      time: time,
      event: .pointer(PointerEvent(phase: phase, location: Point(x: x, y: 0), time: time))
    )
  }

  private func trail(_ entries: [Entry], at time: Double) -> TouchTrail { TouchTrail(entries[...], at: time) }

  @Test func theNewestPlaceIsTheFingersAndTheOthersFade() {
    let entries = [touch(.began, 1, 0), touch(.moved, 2, 0.1), touch(.moved, 3, 0.25), touch(.moved, 4, 0.4)]
    let dots = trail(entries, at: 0.4).dots
    #expect(dots.map(\.place.x) == [3, 4])
    #expect(dots.last?.age == 0)
    #expect(abs((dots.first?.age ?? 0) - 0.5) < 1e-9)
  }

  @Test func aRestingFingerStays() {
    let dots = trail([touch(.began, 1, 0), touch(.moved, 2, 0.1)], at: 9).dots
    #expect(dots.map(\.place.x) == [2])
    #expect(dots.first?.age == 0)
  }

  @Test func aLiftedFingerFadesAway() {
    let entries = [touch(.moved, 2, 0.1), touch(.ended, 2, 0.2)]
    #expect(trail(entries, at: 0.3).dots.allSatisfy { $0.age > 0 })
    #expect(trail(entries, at: 0.3).dots.count == 2)
    #expect(trail(entries, at: 0.6).dots.isEmpty)
  }

  @Test func aPinchHasTwoFingersAsFarApartAsItsScale() {
    func distance(_ scale: Double) -> Double {
      let entry = Entry(time: 0, event: .pinch(.moved, scale: scale, at: Point(x: 100, y: 100)))
      let dots = trail([entry], at: 0).dots
      guard dots.count == 2 else { return 0 }
      return (dots[1].place - dots[0].place).length
    }
    #expect(abs(distance(1) - TouchTrail.spread) < 1e-9)
    #expect(abs(distance(2) - 2 * TouchTrail.spread) < 1e-9)
  }
}
