import SegueGeometry
import SegueGestures
import SegueTransitions
import Testing

/// What a gesture remembers is what was seen as it took hold.
@Suite struct RememberingTests {
  private func session(_ gesture: String) throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens:
          home:
            fill: white
            layers:
              card: {frame: [10, 100, 100, 100], fill: red}
              dot: {frame: [200, 400, 10, 10], fill: blue}
              more: {frame: [0, 600, 10, 10], fill: blue}
        gestures:
          drag: {in: home, recognize: pan, \(gesture)}
        """
      )
    )
  }

  /// The card's place in a formula of another layer, which a name of `let` would read as it has become.
  @Test func aLayersPlaceBefore() throws {
    var session = try session(
      "remember: {was: home/card.x, far: 2 * was}, sets: {home/card: {x: here + dx}, home/dot: {x: was + 100}, home/more: {x: far}}"
    )
    session.swing(300, 0, seconds: 0.3)
    #expect(session.layer("home/card")?.frame.minX == 100)
    #expect(session.layer("home/dot")?.frame.minX == 110)
    #expect(session.layer("home/more")?.frame.minX == 20)
  }

  /// Each gesture anew, as seen in flight.
  @Test func eachTimeAnew() throws {
    var session = try session(
      "remember: {was: home/card.x}, let: {now: was + dx}, sets: {home/card: {x: now}}, catch: true, finish: {when: true, rest: {home/card: {x: 300}}, duration: 1, ease: linear}"
    )
    session.swing(100, 0, seconds: 0.5)
    #expect(session.layer("home/card")?.frame.minX == 60)
    session.pointer(.ended, 250, 300, at: session.time)
    session.advance(to: session.time + 0.5)
    #expect(abs((session.layer("home/card")?.frame.minX ?? .nan) - 180) < 1e-9)
    session.swing(100, 0, seconds: 0.2)
    #expect(abs((session.layer("home/card")?.frame.minX ?? .nan) - 200) < 1e-9)
  }

  /// Where `while` holds again it is remembered again, with `start` and `here`.
  @Test func whereWhileHoldsAgain() throws {
    var session = try session(
      "remember: {from: dx}, while: dx < 50 or dx > 90, sets: {home/card: {x: 10 + dx - from}}"
    )
    session.swing(100, 0, seconds: 1.2)
    let place = try #require(session.layer("home/card")?.frame.minX)
    // Held again at 91: the card has gone by what was left.
    #expect(abs(place - (10 + 120 - 91)) < 1e-9)
  }

  /// A name that stands still has no velocity: what is set by it alone is let go at rest.
  @Test func itHasNoVelocity() throws {
    var session = try session(
      "remember: {was: home/card.x}, sets: {home/card: {x: here + dx}, home/dot: {x: was + 300}}, finish: {when: true, rest: {home/dot: {x: 310}}, ease: spring(response 1 ratio 1 velocity inherit)}"
    )
    session.swing(300, 0, seconds: 0.3)
    session.pointer(.ended, 290, 300, at: session.time)
    session.advance(to: session.time + 0.05)
    #expect(session.layer("home/dot")?.frame.minX == 310)
  }

  @Test func beginMayReadIt() throws {
    var refused = try session("remember: {far: home/card.x > 5}, begin: not far, sets: {home/dot: {x: 1}}")
    refused.swing(300, 0, seconds: 0.3)
    #expect(refused.layer("home/dot")?.frame.minX == 200)
    var taken = try session("remember: {far: home/card.x > 5}, begin: far, sets: {home/dot: {x: 1}}")
    taken.swing(300, 0, seconds: 0.3)
    #expect(taken.layer("home/dot")?.frame.minX == 1)
  }
}
