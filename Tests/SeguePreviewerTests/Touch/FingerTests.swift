import SegueGeometry
import SegueGestures
import Testing

@testable import SeguePlayer
@testable import SeguePreviewer

struct FingerTests {
  @Test func movesAreHandedOnOnceAFrame() {
    var finger = Finger(hand: .mouse, at: .zero)
    _ = finger.touches(at: 0)
    var moves: [Double] = []
    // A mouse that reports every 2 ms, as the events of its reports come in.
    for millisecond in stride(from: 2, through: 400, by: 2) {
      let time = Double(millisecond) / 1000
      finger.move(to: Point(x: Double(millisecond), y: 0), at: time)
      if finger.touches(at: time).contains(where: { $0.phase == .moved }) { moves.append(time) }
    }
    #expect(zip(moves, moves.dropFirst()).allSatisfy { $1 - $0 >= Finger.moveSpacing - 1e-9 })
    #expect(moves.count > 20)
    // The last place is not lost.
    finger.release(at: 0.401)
    let last = finger.touches(at: 0.46)
    #expect(last.map(\.phase) == [.moved, .ended])
    #expect(last.last?.value == Point(x: 400, y: 0))
  }

  @Test func aClickIsATapAtOnce() {
    var finger = Finger(hand: .mouse, at: Point(x: 5, y: 6))
    #expect(finger.touches(at: 0) == [Finger.Touch(phase: .began, value: Point(x: 5, y: 6))])
    finger.release(at: 0.08)
    #expect(finger.touches(at: 0.08) == [Finger.Touch(phase: .ended, value: Point(x: 5, y: 6))])
    #expect(finger.isUp)
    #expect(finger.touches(at: 1).isEmpty)
  }

  @Test func aReleaseWaitsUntilTheFingerHasArrived() {
    var finger = Finger(hand: .mouse, at: .zero)
    _ = finger.touches(at: 0)
    finger.move(to: Point(x: 0, y: 60), at: 0.1)
    finger.release(at: 0.1)
    #expect(finger.touches(at: 0.1).map(\.phase) == [.moved])
    #expect(finger.isMoving(at: 0.1))
    #expect(
      finger.touches(at: 0.15) == [
        Finger.Touch(phase: .moved, value: Point(x: 0, y: 60)),
        Finger.Touch(phase: .ended, value: Point(x: 0, y: 60)),
      ]
    )
  }

  @Test func pressDragAndReleaseInOneReadAreAllHandedOn() {
    var finger = Finger(hand: .mouse, at: .zero)
    finger.move(to: Point(x: 90, y: 0), at: 0)
    finger.release(at: 0)
    var phases = finger.touches(at: 0).map(\.phase)
    phases += finger.touches(at: 1.0 / 60).map(\.phase)
    phases += finger.touches(at: 0.05).map(\.phase)
    #expect(phases == [.began, .moved, .moved, .moved, .ended])
    #expect(finger.location == Point(x: 90, y: 0))
  }

  @Test func arrowsAddUpFromWhereItIsHeading() {
    var finger = Finger(hand: .keyboard, at: Point(x: 100, y: 100))
    _ = finger.touches(at: 0)
    finger.nudge(by: Point(x: 0, y: 10), at: 0.1)
    finger.nudge(by: Point(x: 0, y: 40), at: 0.11)
    _ = finger.touches(at: 1)
    #expect(finger.location == Point(x: 100, y: 150))
    #expect(finger.direction == Point(x: 0, y: 1))
  }

  @Test func liftsAtRestAfterItsVelocityIsGone() {
    var finger = Finger(hand: .keyboard, at: .zero)
    _ = finger.touches(at: 0)
    finger.nudge(by: Point(x: 10, y: 0), at: 1)
    finger.releaseAtRest(at: 1)
    #expect(finger.touches(at: 1.1).map(\.phase) == [.moved])
    #expect(finger.touches(at: 1.14).isEmpty)
    #expect(finger.touches(at: 1.16).map(\.phase) == [.ended])
  }

  @Test func flicksAt1500PointsPerSecond() throws {
    var finger = Finger(hand: .keyboard, at: .zero)
    _ = finger.touches(at: 0)
    finger.nudge(by: Point(x: -10, y: 0), at: 1)
    _ = finger.touches(at: 2)
    finger.flick(at: 2)
    let early = try #require(finger.touches(at: 2 + 0.02).first)
    let late = try #require(finger.touches(at: 2 + 0.08).first)
    #expect(abs((late.value.x - early.value.x) / 0.06 + 1500) < 1e-6)
    #expect(finger.touches(at: 2 + 0.1 + 1e-9).map(\.phase) == [.moved, .ended])
    #expect(abs(finger.location.x + 160) < 1e-9)
  }

  @Test func cancelsOnlyWhatIsDown() {
    var finger = Finger(hand: .mouse, at: .zero)
    #expect(finger.cancel().isEmpty)
    finger = Finger(hand: .mouse, at: .zero)
    _ = finger.touches(at: 0)
    #expect(finger.cancel() == [Finger.Touch(phase: .cancelled, value: .zero)])
    #expect(finger.cancel().isEmpty)
  }

  @Test func afterTheReleaseNothingMovesIt() {
    var finger = Finger(hand: .mouse, at: .zero)
    _ = finger.touches(at: 0)
    finger.release(at: 1)
    finger.move(to: Point(x: 50, y: 50), at: 1)
    finger.nudge(by: Point(x: 50, y: 50), at: 1)
    #expect(finger.touches(at: 2) == [Finger.Touch(phase: .ended, value: .zero)])
  }
}
