import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// `here` and its like in a list are the number that stands there.
@Suite struct ComponentNameTests {
  private func session(sets values: String) throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens:
          one:
            layers:
              card: {frame: [100, 300, 200, 100], radius: [1, 2, 3, 4], scale: [0.5, 2]}
              plain: {frame: [100, 300, 200, 100]}
              list: {offset: [3, 5], layers: {row: {frame: [0, 0, 50, 50]}}}
        gestures:
          drag:
            in: one
            recognize: pan
            sets: {\(values)}
            cancel: {ease: spring(response 0.5 ratio 1 velocity inherit)}
        """
      )
    )
  }

  private func dragged(_ values: String) throws -> Session {
    var session = try session(sets: values)
    session.probe()
    return session
  }

  /// The hand has gone by (60, −40).
  @Test(arguments: [
    ("center: [here + dx, here + dy]", Rect(x: 160, y: 260, width: 200, height: 100)),
    ("position: [here + dx, here - dy]", Rect(x: 160, y: 340, width: 200, height: 100)),
    ("frame: [here + dx, here + dy, here + 1, here + 2]", Rect(x: 160, y: 260, width: 201, height: 102)),
    ("frame: [rest, here, rest / 2, here * 2]", Rect(x: 100, y: 300, width: 100, height: 200)),
    ("scale: [here * 0.5, here * 3]", Rect(x: 150, y: 200, width: 100, height: 300)),
    ("frame: \"[here, 1, 2, 3] if dx > 0 else rest\"", Rect(x: 100, y: 1, width: 2, height: 3)),
  ])
  func inSets(values: String, expected: Rect) throws {
    let session = try dragged("one/plain: {\(values)}")
    #expect(session.layer("one/plain")?.frame == expected)
  }

  @Test func anOffsetIsRead() throws {
    let session = try dragged("one/list: {offset: [here + 10, here + 20]}")
    #expect(session.layer("one/list/row")?.frame.origin == Point(x: -13, y: -25))
  }

  @Test func oneFormulaServesCornersThatDiffer() throws {
    #expect(try dragged("one/card: {radius: here + 10}").layer("one/card")?.cornerRadius == 14)
    #expect(
      try dragged("one/card: {radius: [here, here, here, here - 2]}").layer("one/card")?.cornerRadius == 3
    )
    #expect(try dragged("one/card: {radius: 10 - here}").layer("one/card")?.cornerRadius == 9)
  }

  @Test func oneFormulaServesBothScales() throws {
    let frame = try dragged("one/card: {scale: here * 2}").layer("one/card")?.frame
    #expect(frame == Rect(x: 100, y: 150, width: 200, height: 400))
  }

  @Test func inTracks() throws {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens: {one: {layers: {card: {frame: [100, 300, 200, 100]}}}, two: {}}
        transitions:
          go:
            kind: push
            from: one
            to: two
            duration: 2
            ease: linear
            tracks:
              from/card:
                frame: "[here, here, here, here] -> [here + 10, here + 20, here + 30, rest * 2] @ 0.5 -> [0, 0, W, H]"
        """
      )
    )
    session.handle(.trigger("go"))
    session.advance(to: 1)
    #expect(session.layer("one/card")?.frame == Rect(x: 110, y: 320, width: 230, height: 200))
    session.advance(to: 1.5)
    #expect(session.layer("one/card")?.frame == Rect(x: 55, y: 160, width: 315, height: 500))
  }

  /// What the hand sets goes on, let go, as fast as it went: 300 and −200 points per second.
  @Test(arguments: [
    ("center: [here + dx, here + dy]", 300.0, -200.0),
    ("frame: [here + 2 * dx, here * dx / 300, rest, here]", 600, 300),
    ("position: [here + dx * dx / 60, here - dy]", 600, 200),
    ("y: 50% * dx / 400, x: 50% * dx / 200", 300, 300),
  ])
  func velocities(values: String, x: Double, y: Double) throws {
    var session = try dragged("one/plain: {\(values)}")
    session.release()
    #expect(abs(session.motion("one/plain") { $0.frame.minX }.velocity - x) < 1e-2)
    #expect(abs(session.motion("one/plain") { $0.frame.minY }.velocity - y) < 1e-2)
  }

  @Test func velocitiesOfCornersThatDiffer() throws {
    var session = try dragged("one/card: {radius: here * dx / 10}")
    session.release()
    // The largest is the last: 4 · 300 / 10.
    #expect(abs(session.motion("one/card") { $0.cornerRadius }.velocity - 120) < 1e-2)
  }

  /// The derivative of every name of a gesture along the hand's way.
  @Test(arguments: [
    ("x", 300.0), ("y", -200), ("dx", 300), ("dy", -200), ("start.x", 0), ("start.y", 0), ("velocity.x", 0),
    ("velocity.y", 0), ("projected.x", 300), ("projected.y", -200), ("W", 0), ("H", 0), ("here", 0),
    ("rest", 0),
    ("here * dx / 100", 300),
  ])
  func velocityOfEveryName(name: String, expected: Double) throws {
    var session = try dragged("one/plain: {x: 7 + \(name)}")
    session.release()
    #expect(abs(session.motion("one/plain") { $0.frame.minX }.velocity - expected) < 1e-2)
  }
}
