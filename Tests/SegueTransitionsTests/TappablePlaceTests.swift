import SegueGeometry
import SegueTransitions
import Testing

/// Which places a tap starts something at.
@Suite struct TappablePlaceTests {
  private func session() throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens:
          home:
            layers:
              button: {frame: [100, 700, 200, 100], layers: {label: {frame: [10, 10, 20, 20]}}}
              toggle: {frame: [0, 0, 50, 50]}
          away: {bar: Away}
        transitions: {go: {kind: push, from: home, to: away, tap: from/button}}
        gestures: {switch: {in: home/toggle, recognize: tap, sets: {home/button: {opacity: 0.5}}}}
        """
      )
    )
  }

  @Test func theLayersThatTapsAreForAndWhatLiesInThem() throws {
    let session = try session()
    #expect(session.isTappable(at: Point(x: 101, y: 701)))
    #expect(session.isTappable(at: Point(x: 115, y: 715)))
    #expect(session.isTappable(at: Point(x: 25, y: 25)))
    #expect(!session.isTappable(at: Point(x: 99, y: 701)))
    #expect(!session.isTappable(at: Point(x: 200, y: 400)))
    #expect(!session.isTappable(at: Point(x: -5, y: 900)))
  }

  @Test func nothingWhileATransitionRunsAndThenTheWayBack() throws {
    var session = try session()
    session.handle(.trigger("go"))
    session.advance(to: 0.1)
    #expect(!session.isTappable(at: Point(x: 200, y: 750)))
    session.advance(to: 2)
    #expect(!session.isTappable(at: Point(x: 200, y: 750)))
    let back = try #require(session.anchor(of: "away/bar/back-button"))
    #expect(session.isTappable(at: back))
  }
}
