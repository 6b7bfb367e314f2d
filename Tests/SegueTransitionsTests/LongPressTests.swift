import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// A finger that rests: what it picks up, and what it opens.
@Suite struct LongPressTests {
  private func session(_ keys: String = "", card: String = "") throws -> Session {
    Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens:
          home:
            fill: white
            layers:
              list:
                scroll: y
                frame: [0, 0, 400, 300]
                layers: {cell: {repeat: 10, frame: [0, 100 * i, 400, 90], fill: red}}
              card: {frame: [100, 400, 200, 100], fill: blue\(card)}
          menu: {layers: {mark: {y: hit.y, x: 0, width: 10, height: 10}}}
        transitions:
          lift: {kind: push, from: home, to: menu, hold: from/list/*, duration: 0.4, tracks: {to: {opacity: 0 -> 1}}}
          down: {kind: pop, from: menu, to: home, tap: from, duration: 0.4, tracks: {from: {opacity: 0}}}
        gestures:
          pick:
            in: home/card
            recognize: long-press
            sets: {home/card: {x: here + x - start.x, opacity: 0.5}}
            finish: {when: dx > 50, rest: {home/card: {x: 200}}, duration: 0.2}
            \(keys)
        """
      )
    )
  }

  /// It has half a second to rest; then it has what it touches, before it moves again.
  @Test func itPicksUp() throws {
    var session = try session()
    session.pointer(.began, 200, 450, at: 0)
    session.pointer(.moved, 206, 450, at: 0.2)
    session.advance(to: 0.49)
    #expect(session.layer("home/card")?.opacity == 1)
    #expect(session.isAnimating)
    session.advance(to: 0.5)
    #expect(session.layer("home/card")?.opacity == 0.5)
    #expect(session.layer("home/card")?.frame.minX == 100)
    session.pointer(.moved, 266, 450, at: 0.7)
    #expect(session.layer("home/card")?.frame.minX == 160)
    session.pointer(.ended, 266, 450, at: 0.8)
    session.advance(to: 2)
    #expect(session.layer("home/card")?.frame.minX == 200)
  }

  @Test func movedEarlierItIsNone() throws {
    var session = try session()
    session.swing(300, 0, seconds: 0.8, from: (120, 450))
    #expect(session.layer("home/card")?.frame.minX == 100 && session.layer("home/card")?.opacity == 1)
    #expect(session.lastVerdict == nil)
  }

  /// The cell under the finger is the one that is held, wherever the list is; what it opens has the touch.
  @Test func itOpensWhatItHolds() throws {
    var session = try session()
    session.handle(.scroll(LayerPath("home/list"), by: Point(x: 0, y: 100)))
    session.pointer(.began, 200, 150, at: 1)
    session.advance(to: 1.45)
    #expect(session.screen == "home" && session.status.phase != .running)
    session.advance(to: 1.6)
    #expect(session.status.transition == "lift")
    session.pointer(.moved, 200, 50, at: 1.7)
    session.pointer(.ended, 200, 50, at: 1.75)
    session.advance(to: 3)
    #expect(session.screen == "menu")
    // The second cell, at 200 points of a content that has gone up by 100.
    #expect(session.layer("menu/mark")?.frame.minY == 100)
    #expect(session.layer("home/list") == nil)
  }

  /// A tap is none, and a list that scrolls is not held.
  @Test func aTapAndAScrollHoldNothing() throws {
    var session = try session()
    session.pointer(.began, 200, 150, at: 0)
    session.pointer(.ended, 200, 150, at: 0.3)
    session.advance(to: 2)
    session.pointer(.began, 200, 150, at: 2)
    session.pointer(.moved, 200, 120, at: 2.1)
    session.advance(to: 4)
    #expect(session.screen == "home" && session.status.phase != .running)
    session.pointer(.ended, 200, 120, at: 4)
    session.advance(to: 6)
    #expect(session.screen == "home")
  }

  /// A highlight ends where the press begins.
  @Test func aHighlightEnds() throws {
    var session = try session(card: ", press: {scale: 0.9, duration: 0.1}")
    session.pointer(.began, 200, 450, at: 0)
    session.advance(to: 0.4)
    #expect(abs((session.layer("home/card")?.frame.size.width ?? 0) - 180) < 1e-9)
    session.advance(to: 0.7)
    #expect(abs((session.layer("home/card")?.frame.size.width ?? 0) - 200) < 1e-9)
  }

  /// A gesture that leads to a transition opens the layer under its finger, as a tap there would.
  @Test func aGestureOpensTheLayerUnderIt() throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        home: {fill: white, layers: {list: {layers: {cell: {repeat: 3, frame: [0, 100 * i, 400, 90], fill: red}}}}}
        next: {layers: {mark: {y: hit.y, x: 0, width: 10, height: 10}}}
      transitions:
        open: {kind: push, from: home, to: next, tap: from/list/*}
      gestures:
        flick: {in: home/list, recognize: pan(left), sets: {home/list: {opacity: 1}}, finish: {when: true, then: open}}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.swing(-300, 0, seconds: 0.2, from: (300, 250))
    session.pointer(.ended, 240, 250, at: session.time)
    session.advance(to: 3)
    #expect(session.screen == "next" && session.layer("next/mark")?.frame.minY == 200)
  }
}
