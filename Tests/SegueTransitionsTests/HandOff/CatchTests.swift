import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import SegueUIKitRules
import Testing

/// Hands that land on what is in flight: what is seen stays, at whatever moment they come.
@Suite struct CatchTests {
  private func session(_ body: String, reduceMotion: Bool = false) throws -> Session {
    var options = Session.Options()
    options.reduceMotion = reduceMotion
    return Session(scene: try Scenes.parse("segue: 1\ndevice: [400, 800]\n" + body), options: options)
  }

  private func press(_ session: inout Session, _ x: Double, _ y: Double) {
    touch(&session, .began, x, y)
  }

  private func touch(_ session: inout Session, _ phase: PointerEvent.Phase, _ x: Double, _ y: Double) {
    let place = Point(x: x, y: y)
    session.handle(.pointer(PointerEvent(touch: 1, phase: phase, location: place, time: session.time)))
  }

  /// An explicit animation is seen up to its end and then no more: a catch at that moment must not round across it.
  @Test(arguments: [0.11, 0.35, 0.71, 0.93, 0.94, 1.12, 1.7])
  func aCatchAtTheEndOfAnExplicitAnimation(_ seconds: Double) throws {
    for begin in stride(from: 0.0, through: 2, by: 0.013) {
      var session = try session(
        """
        screens: {one: {}, two: {}}
        transitions:
          open:
            kind: push
            from: one
            to: two
            interruptible: true
            duration: \(seconds)
            tracks:
              from: {x: 160, as: layer}
              to: {opacity: 0.5 -> 1, duration: \(seconds * 1.7)}
        """
      )
      session.advance(to: begin)
      session.handle(.trigger("open"))
      session.advance(to: begin + seconds)
      let seen = session.layerSamples()
      press(&session, 200, 400)
      #expect(session.trace.contains { $0.call == .pauseAnimation })
      #expect(session.layerSamples() == seen, "begun at \(begin)")
    }
  }

  /// A staircase may begin or end with a step, where the time has an end and the picture has none, and stands still
  /// in between, where the picture's fraction says less than the time's.
  @Test(arguments: ["1 end", "2 end", "4 start", "3 both", "3 none"], ["open", "close"])
  func aCatchOnAStaircase(_ steps: String, _ name: String) throws {
    for moment in stride(from: 0.0, through: 1, by: 1.0 / 24) {
      var session = try session(
        """
        screens: {one: {}, two: {layers: {card: {frame: [0, 0, 90, 90]}}}}
        transitions:
          open:
            kind: push
            from: one
            to: two
            interruptible: true
            duration: 1
            ease: steps(\(steps))
            tracks: {to: {x: 160 -> rest}, to/card: {opacity: 0.5 -> rest, as: layer}}
          close: {reverse: open}
        """
      )
      if name == "close" {
        session.handle(.trigger("open"))
        session.advance(to: 2)
      }
      session.handle(.trigger(name))
      session.advance(to: session.time + moment)
      let seen = session.layerSamples()
      press(&session, 200, 400)
      #expect(session.layerSamples() == seen, "caught after \(moment)")
    }
  }

  private static let swelling = """
    screens: {one: {layers: {card: {frame: [100, 100, 200, 200]}}}}
    gestures:
      swell: {in: one, recognize: pinch, sets: {one/card: {radius: 10 * scale in 0..30}}, catch: true}
      lift: {in: one, recognize: pinch, sets: {one/card: {opacity: 1 / scale in 0..1}}}
    """

  @Test func aPinchCatchesValuesOnTheirWay() throws {
    var session = try session(Self.swelling)
    let place = Point(x: 200, y: 200)
    session.handle(.pinch(.began, scale: 1, at: place))
    session.handle(.pinch(.moved, scale: 1.5, at: place))
    session.handle(.pinch(.moved, scale: 2, at: place))
    session.handle(.pinch(.ended, scale: 2, at: place))
    #expect(session.layer("one/card")?.cornerRadius == 20)
    session.advance(to: 0.1)
    let caught = try #require(session.layer("one/card")?.cornerRadius)
    #expect(caught > 5 && caught < 19)
    session.handle(.pinch(.began, scale: 1, at: place))
    session.advance(to: 0.2)
    #expect(session.layer("one/card")?.cornerRadius == caught)
    session.handle(.pinch(.moved, scale: 1.1, at: place))
    session.handle(.pinch(.moved, scale: 1.2, at: place))
    #expect(session.layer("one/card")?.cornerRadius == 12)
    session.handle(.pinch(.ended, scale: 1.2, at: place))
    #expect(session.layer("one/card")?.cornerRadius == 12)
  }

  /// The fingers of a script or a wheel are arbitrated as all others.
  @Test func ofTwoPinchesOneBegins() throws {
    var session = try session(Self.swelling)
    let place = Point(x: 200, y: 200)
    session.handle(.pinch(.began, scale: 1, at: place))
    for scale in [1.5, 2, 2.5] { session.handle(.pinch(.moved, scale: scale, at: place)) }
    #expect(session.layer("one/card")?.cornerRadius == 25)
    #expect(session.layer("one/card")?.opacity == 1)
  }

  @Test func aPinchCatchesATransitionInFlight() throws {
    var session = try session(
      """
      screens: {one: {}, two: {}}
      transitions:
        open: {kind: push, from: one, to: two, interruptible: true, duration: 1, ease: linear, tracks: {to: {x: W -> 0}}}
      gestures:
        squeeze: {in: one, recognize: pinch, progress: 1 - scale, drives: open, finish: {when: true}}
      """
    )
    session.handle(.trigger("open"))
    session.advance(to: 0.4)
    let place = Point(x: 100, y: 400)
    session.handle(.pinch(.began, scale: 1, at: place))
    session.advance(to: 0.7)
    #expect(abs((session.layer("two")?.frame.minX ?? 0) - 240) < 1e-9)
    for scale in [0.9, 0.8] { session.handle(.pinch(.moved, scale: scale, at: place)) }
    #expect(abs((session.layer("two")?.frame.minX ?? 0) - 200) < 1e-9)
    session.handle(.pinch(.ended, scale: 0.8, at: place))
    session.advance(to: 10)
    #expect(session.screen == "two")
  }

  /// What a drag before it has left behind does not go on under the finger, past a transition that was cancelled.
  @Test func aDragTakesUpWhatStillRunsHome() throws {
    var session = try session(
      """
      screens: {one: {layers: {row: {frame: [0, 0, 100, 100]}}}, two: {}}
      transitions:
        open: {kind: push, from: one, to: two, interruptible: true}
        close: {kind: pop, from: two, to: one, interruptible: true}
      gestures:
        drag: {in: one, recognize: pan, sets: {one/row: {move.x: dx / 2}}}
        back: {in: two, recognize: pan, progress: -dx / 200 in 0..1, drives: close, finish: {when: true}}
      """,
      reduceMotion: true
    )
    press(&session, 50, 50)
    session.advance(to: 0.26)
    touch(&session, .moved, 350, 50)
    touch(&session, .moved, 352, 50)
    touch(&session, .ended, 352, 50)
    session.handle(.trigger("open"))
    press(&session, 68, 120)
    session.advance(to: 0.43)
    touch(&session, .ended, 69, 281)
    #expect(session.screen == "one")
    press(&session, 23, 27)
    touch(&session, .moved, 103, 30)
    session.advance(to: 0.45)
    touch(&session, .moved, 203, 30)
    let held = try #require(session.layer("one/row")?.frame.minX)
    #expect(held == 90)
    session.advance(to: 0.5)
    #expect(session.layer("one/row")?.frame.minX == held)
    touch(&session, .ended, 203, 30)
    #expect(session.layer("one/row")?.frame.minX == held)
  }

  /// A touch that outlives its screen's turn on top presents nothing twice.
  @Test(arguments: ["sets: {}", "scrubs: {}", "drives: open, while: x > 200"])
  func aGestureOfACoveredScreenOpensNothing(_ action: String) throws {
    let opens = action.hasPrefix("drives") ? "" : ", then: open"
    var session = try session(
      """
      screens: {one: {}, two: {}}
      transitions:
        open:
          kind: present
          from: one
          to: two
          presentation: {style: over-full-screen}
          duration: 0.2
          tracks: {to: {scale: 0.5 -> 1}}
      gestures:
        drag: {in: one, recognize: pan, progress: dx / W, \(action), finish: {when: true\(opens)}}
      """
    )
    press(&session, 50, 50)
    touch(&session, .moved, 70, 50)
    session.handle(.trigger("open"))
    session.advance(to: 1)
    let calls = session.trace.count
    touch(&session, .moved, 300, 50)
    touch(&session, .ended, 300, 50)
    let later = session.trace[calls...].compactMap(\.call)
    #expect(later.contains(.complaint(.covered, transition: "open")))
    #expect(session.trace.map(\.text).contains("open refused: its screen is not on top"))
    #expect(session.status.phase != .running)
    session.advance(to: 10)
    #expect(session.place.screens.map(\.name) == ["one", "two"])
    #expect(session.layer("two")?.frame == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  /// `_adjustContentOffsetIfNecessary`: content that has become smaller comes back into its range, without a leap.
  @Test func contentThatShrinksComesBackIntoItsRange() throws {
    var session = try session(
      """
      screens:
        one:
          layers:
            list: {frame: [0, 0, 400, 400], scroll: both, layers: {row: {frame: [100, 0, 400, 400]}}}
      gestures:
        shrink: {in: one, recognize: tap, sets: {}, finish: {when: true, rest: {one/list/row: {x: 30}}, duration: 0.4, ease: linear}}
      """
    )
    session.handle(.scroll(LayerPath("one/list"), by: Point(x: 100, y: 0)))
    #expect(session.layer("one/list/row")?.frame.minX == 0)
    session.handle(.tap(LayerPath("one/list")))
    #expect(session.layer("one/list/row")?.frame.minX == 0)
    session.advance(to: 0.2)
    #expect(abs((session.layer("one/list/row")?.frame.minX ?? 9) - 0) < 1e-9)
    session.advance(to: 5)
    #expect(session.layer("one/list/row")?.frame.minX == 0)
    #expect(session.place.screens[0].offsets["one/list"] == Point(x: 30, y: 0))
  }
}
