import SegueGeometry
import SegueGestures
import SegueTransitions
import Testing

/// What is laid out by a content offset follows it wherever it is, and through whatever is between.
@Suite struct OffsetReaderTests {
  /// Every way in which the offset reaches a layer, written before and after what it reads.
  private func session(options: Session.Options = Session.Options()) throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Followers
        device: [400, 800]
        screens:
          home:
            fill: white
            layers:
              last: {frame: [0, 0, 10, 10], y: home/middle.y + 1}
              middle: {frame: [0, 0, 10, 10], y: home/header.y * 2}
              header: {frame: [0, 0, 400, 10], y: -home/list.offset.y, layers: {title: {y: home/list.offset.y / 2}}}
              list:
                frame: [0, 0, 400, 400]
                scroll: y
                layers:
                  row: {frame: [0, 0, 400, 2000], fill: red}
                  inside: {frame: [0, 0, 10, 10], y: home/list.offset.y}
              masked: {frame: [0, 400, 400, 400], fill: red, mask: {frame: [0, 0, 9, 9], y: home/list.offset.y, fill: black}}
          next: {fill: blue, layers: {far: {frame: [0, 0, 9, 9], y: home/list.offset.y}}}
        transitions:
          go: {kind: push, from: home, to: next, duration: 1, ease: linear, tracks: {from/header: {x: 0 -> 100}}}
        gestures:
          pull: {in: home/masked, recognize: pan, sets: {home/list: {offset.y: -dy}}}
        """
      ),
      options: options
    )
  }

  private func expectFollowed(_ session: Session, _ offset: Double) {
    let expected = [
      "header": -offset, "header/title": -offset / 2, "middle": -2 * offset, "last": -2 * offset + 1,
      "list/inside": 0,
    ]
    for (layer, place) in expected {
      #expect(abs((session.layer("home/\(layer)")?.frame.minY ?? .nan) - place) < 1e-9, "\(layer)")
    }
  }

  private func offset(_ session: Session) -> Double { -(session.layer("home/list/row")?.frame.minY ?? .nan) }

  @Test func underTheFingerAndAfterIt() throws {
    var session = try session()
    session.swing(0, -1000, seconds: 0.2, from: (200, 300))
    #expect(offset(session) == 190)
    expectFollowed(session, 190)
    session.pointer(.ended, 200, 100, at: session.time)
    for step in 1...5 {
      session.advance(to: session.time + Double(step) / 10)
      #expect(offset(session) > 190)
      expectFollowed(session, offset(session))
    }
  }

  @Test func underAGestureThatSetsIt() throws {
    var session = try session()
    session.swing(0, -100, seconds: 0.5, from: (200, 700))
    #expect(offset(session) == 50)
    expectFollowed(session, 50)
  }

  @Test func onAScreenThatComesLater() throws {
    var session = try session()
    session.swing(0, -1000, seconds: 0.2, from: (200, 300))
    session.pointer(.moved, 200, 100, at: session.time + 0.2)
    session.pointer(.ended, 200, 100, at: session.time)
    session.handle(.trigger("go"))
    #expect(session.layer("next/far")?.frame.minY == 190)
  }

  /// A layer that only a transition moves is not laid out again by contents that still scroll.
  @Test func whatATransitionMovesIsItsOwn() throws {
    var session = try session()
    session.swing(0, -1000, seconds: 0.2, from: (200, 300))
    session.pointer(.ended, 200, 100, at: session.time)
    let start = session.time
    session.handle(.trigger("go"))
    session.advance(to: start + 0.5)
    #expect(session.layer("home/header")?.frame.minX == 50)
    session.advance(to: start + 0.9)
    #expect(abs((session.layer("home/header")?.frame.minX ?? 0) - 90) < 1e-9)
  }
}
