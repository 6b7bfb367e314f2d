import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// `touch.x` and `touch.y`: where the finger was that led to a screen.
@Suite struct TouchPlaceTests {
  private func session() throws -> Session {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        home: {layers: {card: {frame: [40, 100, 200, 100], fill: red}, other: {frame: [0, 600, 50, 50], fill: blue}}}
        page: {frame: [30, 0, 400, 800], fill: gray, layers: {box: {frame: [100, 200, 40, 40], fill: green}}}
      transitions:
        open:
          kind: push
          from: home
          to: page
          tap: from/card
          duration: 1
          ease: linear
          add: {hole: {masks: to, frame: [touch.x - 5, touch.y - 5, 10, 10], radius: 5, fill: black}}
          tracks: {container/hole: {scale: 1 -> 90}, to/box: {center: "[touch.x, touch.y] -> rest"}}
        hold: {kind: push, from: home, to: page, hold: from/other, duration: 1, tracks: {to/box: {center: "[touch.x, touch.y] -> rest"}}}
        close: {kind: pop, from: page, to: home, duration: 1, ease: linear, tracks: {from/box: {center: "[touch.x, touch.y]"}}}
      """
    return Session(scene: try Scenes.parse(text))
  }

  private func center(_ id: String, _ session: Session) -> [Double] {
    let place = session.layer(id)?.frame.center ?? Point(x: .nan, y: .nan)
    return [place.x, place.y].map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test("A finger's place, in the coordinates of whatever reads it; the way back sees the same one")
  func finger() throws {
    var session = try session()
    session.pointer(.began, 71, 133, at: 0)
    session.pointer(.ended, 72, 134, at: 0.1)
    #expect(session.status.transition == "open")
    #expect(center("container/hole", session) == [71, 133])
    #expect(center("page/box", session) == [71, 133])
    session.advance(to: 3)
    session.handle(.trigger("close"))
    session.advance(to: 3.999_999_999)
    #expect(center("page/box", session) == [71, 133])
  }

  @Test("Where no finger was, the middle of what would be tapped, else of the canvas")
  func noFinger() throws {
    var session = try session()
    session.handle(.trigger("open"))
    #expect(center("container/hole", session) == [140, 150])
    session = try self.session()
    session.handle(.tap(LayerPath("home/card")))
    #expect(center("page/box", session) == [140, 150])
    session = try self.session()
    session.pointer(.began, 10, 610, at: 0)
    session.advance(to: 0.6)
    #expect(session.status.transition == "hold")
    #expect(abs(center("page/box", session)[0] - 10) < 30, "on its way from the finger")
  }
}
