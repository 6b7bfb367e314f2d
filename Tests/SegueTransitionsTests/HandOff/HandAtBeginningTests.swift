import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// What a hand holds while something else begins, turns or ends.
@Suite struct HandAtBeginningTests {
  private func session(_ parts: String, options: Session.Options = Session.Options()) throws -> Session {
    Session(
      scene: try Scenes.parse("segue: 1\ntitle: Hand\ndevice: [400, 800]\n" + parts),
      options: options
    )
  }

  /// A layer that is highlighted as a transition begins goes on from how it is seen, whenever its track begins.
  @Test(
    arguments: [
      "{scale: 0.36, delay: 0.28}", "{frame: rest, at: 0.37..0.95}", "{frame: [0, 0, 40, 80], delay: 0.2}",
      "{scale: 0.5}", "{scale.x: 0.5, at: 0.5..1}", "{rotate: 20, delay: 0.1}",
    ],
    [0.05, 0.3]
  )
  func aHighlightDoesNotLeap(_ track: String, _ pressed: Double) throws {
    var session = try session(
      """
      screens:
        one: {layers: {card: {press: {}}}}
        two: {}
      transitions:
        go: {kind: push, from: one, to: two, duration: 1, tracks: {from/card: \(track)}}
      """
    )
    session.pointer(.began, 180, 277, at: 0)
    session.advance(to: pressed)
    let before = try #require(session.layer("one/card")?.frame)
    #expect(before.size.width < 400)
    session.handle(.trigger("go"))
    for moment in [pressed, pressed + 1e-9] {
      session.advance(to: moment)
      let after = try #require(session.layer("one/card")?.frame)
      #expect(abs(after.minX - before.minX) < 1e-5 && abs(after.maxY - before.maxY) < 1e-5)
    }
    session.pointer(.ended, 180, 277, at: pressed + 0.1)
    session.advance(to: 5)
    #expect(session.layer("one/card")?.frame == nil || session.screen == "two")
  }

  @Test func whatIsTappedByNameEndsAnothersHighlight() throws {
    var session = try session(
      """
      screens:
        one: {layers: {card: {press: {}, layers: {dot: {frame: [0, 0, 9, 9]}}}}}
        two: {}
      transitions:
        go: {kind: present, from: one, to: two, tap: from/card, tracks: {from/card: {scale.x: rest -> 1.09}}}
      """
    )
    session.pointer(.began, 180, 277, at: 0)
    session.handle(.tap(LayerPath("one/card/dot")))
    #expect(session.layer("one/card")?.frame == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  /// A layer's sublayers are laid out by what the scene gives it, not by what a hand does as the device turns.
  @Test func turnedUnderTheHandALayoutIsTheScenes() throws {
    var session = try session(
      """
      screens: {one: {layers: {row: {layers: {whole: {}, half: {width: 50%}}}}}}
      gestures:
        touch: {in: one, recognize: pan, sets: {one/row: {width: here + dx / 4 in 20..900}}}
      """
    )
    let fresh = session.layerSamples()
    session.handle(.rotate(.landscape))
    session.advance(to: 1)
    session.pointer(.began, 100, 100, at: 1)
    session.pointer(.moved, 200, 100, at: 1.05)
    session.pointer(.moved, 300, 100, at: 1.1)
    #expect(session.layer("one/row")?.frame.size.width == 850)
    session.handle(.rotate(.portrait))
    session.pointer(.ended, 300, 100, at: 1.1)
    session.advance(to: 5)
    #expect(session.layerSamples() == fresh)
  }

  /// Content that a finger stopped beyond its end goes back, though a gesture has ended the touch.
  @Test func contentThatWasCaughtGoesBackAfterAGestureThatActsAtOnce() throws {
    var options = Session.Options()
    options.allInterruptible = true
    var session = try session(
      """
      screens:
        one: {layers: {list: {scroll: y, layers: {long: {frame: [0, 90, parent.width, 1086]}, box: {}}}}}
        two: {}
      transitions:
        go: {kind: present, from: one, to: two, tap: from/list/box, presentation: {style: over-full-screen}}
      gestures:
        pull: {in: one, recognize: pan, progress: dx / W, drives: go, finish: {when: projected.y > H / 2, at: once}}
      """,
      options: options
    )
    session.pointer(.began, 125, 239, at: 0)
    session.pointer(.moved, 120, 309, at: 0.12)
    session.pointer(.moved, 126, 519, at: 0.12)
    session.pointer(.cancelled, 126, 519, at: 0.24)
    session.handle(.tap(LayerPath("one/list/box")))
    session.pointer(.began, 99, 246, at: 0.3)
    session.pointer(.moved, 95, 339, at: 0.49)
    session.pointer(.moved, 95, 368, at: 0.51)
    session.pointer(.cancelled, 95, 368, at: 0.52)
    session.advance(to: 10)
    #expect(session.layer("one/list/long")?.frame.minY == 90)
  }

  /// A run that was caught leaves its place with the first instant, however short the way.
  @Test func aCaughtRunMovesFromTheFirstInstant() throws {
    var session = try session(
      """
      screens: {one: {}, two: {}}
      transitions:
        open: {kind: present, from: one, to: two, interruptible: true}
        close: {kind: dismiss, from: two, to: one}
      gestures:
        touch:
          in: two
          recognize: pan(down)
          progress: '-dx / 200 in 0..1'
          drives: close
          finish: {when: true}
      """
    )
    session.handle(.trigger("open"))
    session.pointer(.began, 31, 61, at: 0)
    session.pointer(.moved, 28, 116, at: 0)
    session.pointer(.moved, 30, 298, at: 0.11)
    session.pointer(.ended, 30, 298, at: 0.11)
    session.pointer(.began, 337, 115, at: 0.11)
    session.pointer(.moved, 339, 184, at: 0.41)
    session.pointer(.ended, 339, 184, at: 0.41)
    let place = try #require(session.layer("two")?.frame.minY)
    session.advance(to: session.time + 5e-7)
    #expect(try #require(session.layer("two")?.frame.minY) > place)
  }
}
