import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// A video flicked from corner to corner of 393 × 852 points, insets 59 and 34, by numbers worked out apart.
@Suite struct PictureCornerTests {
  private static let margin = 16.0
  private static let size = Size(width: 164, height: 104)
  private static let right = 393.0 - 16 - 164
  private static let left = 16.0
  private static let top = 59.0 + 16
  private static let low = 852.0 - 34 - 16 - 104

  private func place(_ session: Session) -> Point { session.layer("home/pip")?.frame.origin ?? .zero }

  /// A steady flick of the given velocity for 0.2 s, from the middle of the video.
  private func flicked(_ x: Double, _ y: Double) throws -> Session {
    var session = try Session("picture-corner")
    #expect(place(session) == Point(x: Self.right, y: Self.low))
    session.swing(x, y, seconds: 0.2, from: (295, 750))
    session.lift(295 + 0.2 * x, 750 + 0.2 * y)
    return session
  }

  /// The centre comes to rest v / 2.002 further: a flick of 100 points can lead across the screen.
  @Test(arguments: [
    (-100.0, -1000.0, right, top), (-500, -100, left, low), (-600, -900, left, top), (-50, -60, right, low),
    (-100, -400, right, low),
  ])
  func itGoesToTheCornerThatTheFlickLeadsTo(_ x: Double, _ y: Double, _ atX: Double, _ atY: Double) throws {
    var session = try flicked(x, y)
    session.advance(to: session.time + 10)
    #expect(place(session) == Point(x: atX, y: atY))
    #expect(session.status.phase == .finished)
  }

  @Test func eachAxisKeepsItsVelocityThroughTheSpring() throws {
    var session = try flicked(-600, -900)
    let start = session.time
    let held = place(session)
    // The first 10 points or more of the way made the pan: a hundredth of a second is 10.8.
    #expect(abs(held.x - (Self.right - 0.19 * 600)) < 1e-9)
    #expect(abs(held.y - (Self.low - 0.19 * 900)) < 1e-9)
    #expect(abs(session.motion("home/pip") { $0.frame.minX }.velocity + 600) < 1e-2)
    #expect(abs(session.motion("home/pip") { $0.frame.minY }.velocity + 900) < 1e-2)
    let omega = 2 * Double.pi / 0.45
    let damped = omega * (1 - 0.75 * 0.75).squareRoot()
    for step in 1...20 {
      let passed = Double(step) / 50
      session.advance(to: start + passed)
      func position(_ from: Double, _ velocity: Double, _ to: Double) -> Double {
        let distance = from - to
        let sine = (velocity + 0.75 * omega * distance) / damped
        let swing = distance * Numbers.cosine(damped * passed) + sine * Numbers.sine(damped * passed)
        return to + Numbers.exponential(-0.75 * omega * passed) * swing
      }
      #expect(abs(place(session).x - position(held.x, -600, Self.left)) < 1e-6)
      #expect(abs(place(session).y - position(held.y, -900, Self.top)) < 1e-6)
    }
  }

  @Test func takenAwayItGoesBackToItsCorner() throws {
    var session = try Session("picture-corner")
    session.play(try session.scene.script("cancel"))
    #expect(session.status.phase == .cancelled)
    #expect(place(session) == Point(x: Self.right, y: Self.low))
  }

  @Test func expandedAndShrunkItIsInItsNewCorner() throws {
    var session = try flicked(-600, -900)
    session.advance(to: session.time + 10)
    session.handle(.tap(LayerPath("home/pip")))
    session.advance(to: session.time + 5)
    #expect(session.screen == "player")
    session.handle(.tap(LayerPath("player/close")))
    session.advance(to: session.time + 0.55 - 1e-9)
    let copy = try #require(session.layer("container/picture"))
    #expect(abs(copy.frame.minX - Self.left) < 1 && abs(copy.frame.minY - Self.top) < 2)
    session.advance(to: session.time + 5)
    #expect(place(session) == Point(x: Self.left, y: Self.top))
  }

  /// In landscape the same corner of another canvas: 852 × 393, insets 59 at the sides and 21 below.
  @Test func turnedItIsInTheSameCorner() throws {
    var session = try flicked(-600, -900)
    session.advance(to: session.time + 10)
    session.handle(.rotate(.landscape))
    session.advance(to: session.time + 5)
    #expect(place(session) == Point(x: 59 + Self.margin, y: Self.margin))
  }

  /// The layout's change runs on top of the spring: ease-in-out starts at rest, so nothing of the motion changes yet.
  @Test func turnedInFlightItKeepsItsVelocity() throws {
    var session = try flicked(-600, -900)
    session.advance(to: session.time + 0.1)
    for turn in [SessionEvent.rotate(.landscape), .rotate(.portrait), .resize(Size(width: 500, height: 700))]
    {
      let (canvas, orientation) = (session.canvas, session.orientation)
      let x = session.motion("home/pip") { $0.frame.minX }
      let y = session.motion("home/pip") { $0.frame.minY }
      session.handle(turn)
      func now(_ sample: LayerSample) -> Point {
        if session.orientation == orientation { return sample.frame.origin }
        // Turned back, to compare with what was seen before.
        let back: Script.Orientation = session.orientation == .landscape ? .portrait : .landscape
        return sample.frame.turned(to: back, from: Size(width: canvas.height, height: canvas.width)).origin
      }
      let laterX = session.motion("home/pip") { now($0).x }
      let laterY = session.motion("home/pip") { now($0).y }
      #expect(abs(x.velocity) + abs(y.velocity) > 100)
      #expect(abs(laterX.value - x.value) + abs(laterY.value - y.value) < 1e-9)
      #expect(abs(laterX.velocity - x.velocity) + abs(laterY.velocity - y.velocity) < 0.1)
      session.advance(to: session.time + 0.06)
    }
    session.advance(to: session.time + 10)
    #expect(place(session) == Point(x: Self.left, y: Self.top))
  }

  @Test func caughtWhileItIsTurnedItStaysUnderTheFinger() throws {
    var session = try flicked(-600, -900)
    session.handle(.rotate(.landscape))
    session.advance(to: session.time + 0.2)
    let seen = place(session)
    let middle = try #require(session.layer("home/pip")).frame.center
    session.pointer(.began, middle.x, middle.y, at: session.time)
    #expect(abs(place(session).x - seen.x) + abs(place(session).y - seen.y) < 1e-9)
    session.pointer(.cancelled, middle.x, middle.y, at: session.time)
    #expect(abs(place(session).x - seen.x) + abs(place(session).y - seen.y) < 1e-9)
    session.advance(to: session.time + 10)
    #expect(place(session) == Point(x: 59 + Self.margin, y: Self.margin))
  }
}
