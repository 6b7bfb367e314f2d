import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import SegueUIKitRules
import Testing

/// Transitions caught in flight, where they allow it.
@Suite struct InterruptionTests {
  private func session() throws -> Session {
    var options = Session.Options()
    options.allInterruptible = true
    return Session(scene: try Scenes.load("slide-down"), options: options)
  }

  @Test func aTouchHoldsTheTransitionWhereItIs() throws {
    var session = try session()
    session.handle(.trigger("show"))
    session.advance(to: 0.2)
    let caught = session.layerSamples()
    session.pointer(.began, 196, 400, at: 0.2)
    #expect(session.layerSamples() == caught)
    session.advance(to: 3)
    #expect(session.layerSamples() == caught)
    #expect(!session.isAnimating)
  }

  /// Tracks that are delayed, repeated or timed by a spring of their own may go on after the transition's duration.
  @Test(arguments: ["delay: 0.5", "repeat: 2", "ease: spring(response 0.9 ratio 0.4)", "speed: 0.5"])
  func whatOutlastsTheDurationIsCaughtWhereItIs(_ timing: String) throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens: {home: {}, sheet: {}}
      transitions:
        show: {kind: push, from: home, to: sheet, duration: 0.5, interruptible: true, tracks: {to: {x: W -> 0, \(timing)}}}
      gestures:
        pull: {in: home, recognize: pan, progress: dx / 400, drives: show, finish: {when: progress > 0}}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.handle(.trigger("show"))
    session.advance(to: 0.7)
    let caught = session.layerSamples()
    session.pointer(.began, 200, 400, at: 0.7)
    #expect(session.layerSamples() == caught)
    session.pointer(.moved, 180, 400, at: 0.8)
    session.pointer(.moved, 180, 401, at: 0.9)
    #expect(session.status.phase == .interactive)
    // The hand's place when it is recognised is where nothing has moved yet.
    let held = try #require(session.layer("sheet")).frame.minX
    #expect(abs(held - (caught.first { $0.id == "sheet" }?.frame.minX ?? .nan)) < 1e-9)
    session.pointer(.ended, 180, 401, at: 1)
    #expect(abs(try #require(session.layer("sheet")).frame.minX - held) < 1e-9)
    session.advance(to: 9)
    #expect(session.status.phase == .finished)
    #expect(try #require(session.layer("sheet")).frame.minX == 0)
  }

  /// A track that goes on beyond the duration is held where it is, and scrubbed from there.
  @Test func aTailIsHeldAsWell() throws {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens:
          home: {fill: white}
          away: {layers: {dot: {frame: [100, 0, 40, 40], fill: red}}}
        transitions:
          go:
            kind: push
            from: home
            to: away
            duration: 0.4
            ease: linear
            interruptible: true
            tracks: {to/dot: {x: 0 -> 100, delay: 0.3, duration: 0.4}}
        gestures:
          pull: {in: home, recognize: pan, progress: dx / 100 in 0..1, drives: go, finish: {when: true}}
        """
      )
    )
    session.handle(.trigger("go"))
    session.pointer(.began, 100, 700, at: 0.6)
    #expect(abs(try #require(session.layer("away/dot")).frame.minX - 75) < 1e-9)
    session.pointer(.moved, 112, 700, at: 0.65)
    session.pointer(.moved, 112, 700, at: 0.66)
    #expect(abs(try #require(session.layer("away/dot")).frame.minX - 75) < 1e-9)
    // A tenth of the duration on, a tenth of the track.
    session.pointer(.moved, 122, 700, at: 0.7)
    #expect(abs(try #require(session.layer("away/dot")).frame.minX - 85) < 1e-9)
    session.pointer(.ended, 122, 700, at: 0.75)
    session.advance(to: 3)
    #expect(session.screen == "away")
  }

  @Test func aTouchThatOnlyRestsLetsItGoOn() throws {
    var session = try session()
    session.handle(.trigger("show"))
    session.pointer(.began, 196, 400, at: 0.2)
    session.pointer(.ended, 196, 400, at: 1)
    session.advance(to: 1.3 - 1e-9)
    #expect(session.status.phase == .running)
    session.advance(to: 1.3 + 1e-9)
    #expect(session.status.phase == .finished)
  }

  @Test func theOppositeGestureCarriesItOnWithoutAJump() throws {
    var session = try session()
    session.handle(.trigger("show"))
    session.pointer(.began, 196, 400, at: 0.3)
    let caught = session.layerSamples()
    session.pointer(.moved, 196, 412, at: 0.32)
    session.pointer(.moved, 196, 412, at: 0.34)
    #expect(session.status.phase == .interactive)
    #expect(session.layerSamples() == caught)
    // 40 points down take a tenth of the presentation back.
    session.pointer(.moved, 196, 452, at: 0.4)
    #expect(abs(session.status.progress - 0.5) < 1e-9)
    session.pointer(.moved, 196, 500, at: 0.5)
    let held = session.layerSamples()
    session.pointer(.ended, 196, 500, at: 0.5)
    #expect(session.status.phase == .cancelling)
    #expect(session.layerSamples() == held)
    session.advance(to: 10)
    #expect(session.screen == "home")
    #expect(session.layer("sheet") == nil)
  }

  @Test func caughtAndLetGoNearTheEndItFinishes() throws {
    var session = try session()
    session.handle(.trigger("show"))
    session.pointer(.began, 196, 400, at: 0.4)
    session.pointer(.moved, 196, 412, at: 0.42)
    session.pointer(.moved, 196, 420, at: 0.44)
    session.pointer(.moved, 196, 424, at: 0.46)
    session.pointer(.ended, 196, 424, at: 0.5)
    #expect(session.status.phase == .finishing)
    session.advance(to: 10)
    #expect(session.screen == "sheet")
    #expect(session.layer("sheet")?.frame.minY == 0)
  }

  @Test func aCaughtPictureMovesEvenlyWithTheHand() throws {
    var session = try session()
    session.handle(.trigger("show"))
    session.pointer(.began, 196, 400, at: 0.2)
    session.pointer(.moved, 196, 520, at: 0.22)
    session.pointer(.moved, 196, 520, at: 0.24)
    let caught = Numbers.uikitSpring(0.2, duration: 0.5, ratio: 0.6)
    for (y, fraction) in [(520.0, 0.4), (560, 0.3), (600, 0.2), (440, 0.6), (400, 0.7)] {
      session.pointer(.moved, 196, y, at: session.time + 0.02)
      #expect(abs(session.status.progress - fraction) < 1e-9)
      // Straight from nothing to what was caught, and straight on to the end.
      let seen = fraction < 0.4 ? caught * fraction / 0.4 : caught + (1 - caught) * (fraction - 0.4) / 0.6
      #expect(abs(try #require(session.layer("sheet")).frame.minY + 852 * (1 - seen)) < 1e-6)
    }
  }

  @Test func theCallsAreAPropertyAnimators() throws {
    var session = try session()
    session.handle(.trigger("show"))
    session.pointer(.began, 196, 400, at: 0.1)
    session.pointer(.ended, 196, 400, at: 0.2)
    session.pointer(.began, 196, 400, at: 0.4)
    session.pointer(.moved, 196, 412, at: 0.42)
    session.pointer(.moved, 196, 412, at: 0.44)
    session.pointer(.moved, 196, 532, at: 0.5)
    session.pointer(.ended, 196, 532, at: 0.5)
    let calls = session.calls.filter { call in
      ["pauseAnimation", "continueAnimation", "fractionComplete", "isReversed"].contains { call.contains($0) }
    }
    #expect(
      calls == [
        "0.100 pauseAnimation",
        "0.200 continueAnimation(withTimingParameters: nil, durationFactor: 0.000)",
        "0.400 pauseAnimation",
        "0.440 fractionComplete = 0.600",
        "0.500 fractionComplete = 0.300",
        "0.500 isReversed = true",
        "0.500 continueAnimation(withTimingParameters: cubic, durationFactor: 2.000)",
      ]
    )
    // Caught on its way back and carried forwards, it turns round again.
    session.pointer(.began, 196, 400, at: 0.55)
    let held = session.layerSamples()
    session.pointer(.moved, 196, 700, at: 0.56)
    session.pointer(.moved, 196, 700, at: 0.57)
    #expect(session.layerSamples() == held)
    session.pointer(.moved, 196, 440, at: 0.6)
    let released = session.layerSamples()
    session.pointer(.ended, 196, 440, at: 0.6)
    #expect(session.layerSamples() == released)
    #expect(session.trace.contains { $0.time == 0.6 && $0.call == .setReversed(false) })
    session.advance(to: 20)
    #expect(session.screen == "sheet")
    #expect(session.status.phase == .finished)
  }

  /// WWDC 2017, session 230: half of the time and a tenth of the way of an ease-in are a tenth once it is paused.
  @Test("the fraction of what is caught is that of its picture, and the picture follows the hand")
  func theFractionIsThePictures() throws {
    var session = Session(scene: try Scenes.parse(Self.easedIn))
    session.handle(.trigger("show"))
    session.pointer(.began, 300, 700, at: 0.5)
    session.pointer(.moved, 288, 700, at: 0.52)
    session.pointer(.moved, 288, 700, at: 0.54)
    let place = try #require(session.layer("sheet")).frame.minX
    let seen = 1 - place / 400
    #expect(seen > 0.3 && seen < 0.33)
    #expect(abs(session.status.progress - seen) < 1e-9)
    #expect(abs((session.transitionContext?.percentComplete ?? 0) - seen) < 1e-9)
    for distance in [40.0, 100, -60, 12] {
      session.pointer(.moved, 288 - distance, 700, at: session.time + 0.02)
      #expect(abs(try #require(session.layer("sheet")).frame.minX - (place - distance)) < 1e-9)
      // What takes the second half of the time has its whole way in what is left of the fraction.
      let half = max(0, (seen + distance / 400 - seen) / (1 - seen))
      #expect(abs(try #require(session.layer("sheet/dot")).opacity - half) < 1e-9)
      let fraction = (seen + distance / 400).formatted(places: 3)
      #expect(session.calls.last?.hasSuffix("fractionComplete = \(fraction)") == true)
    }
    session.pointer(.moved, 188, 700, at: session.time + 0.02)
    session.pointer(.ended, 188, 700, at: session.time)
    // (1 − fraction) of the duration, and straight on as the hand was.
    let rest = 1 - seen - 0.25
    let released = session.time
    #expect(abs(try #require(session.layer("sheet")).frame.minX - (place - 100)) < 1e-9)
    session.advance(to: released + rest / 2)
    #expect(abs(try #require(session.layer("sheet")).frame.minX - (place - 100) / 2) < 1e-9)
    session.advance(to: released + rest + 1e-6)
    #expect(session.status.phase == .finished)
  }

  @Test("a caught transition that no hand moves goes on along its curve")
  func restingKeepsTheCurve() throws {
    var session = Session(scene: try Scenes.parse(Self.easedIn))
    var free = session
    free.handle(.trigger("show"))
    session.handle(.trigger("show"))
    session.pointer(.began, 300, 700, at: 0.5)
    session.pointer(.ended, 300, 700, at: 0.9)
    for part in [0.1, 0.3, 0.45] {
      free.advance(to: 0.5 + part)
      session.advance(to: 0.9 + part)
      let wanted = try #require(free.layer("sheet")).frame.minX
      #expect(abs(try #require(session.layer("sheet")).frame.minX - wanted) < 1e-9)
    }
  }

  private static let easedIn = """
    segue: 1
    device: [400, 800]
    screens: {home: {}, sheet: {layers: {dot: {frame: [0, 0, 10, 10], fill: red}}}}
    transitions:
      show:
        kind: push
        from: home
        to: sheet
        duration: 1
        ease: ease-in
        interruptible: true
        tracks:
          to: {x: W -> 0}
          to/dot: {opacity: 0 -> 1, at: 0.5..1, ease: linear}
    gestures:
      pull: {in: home, recognize: pan, progress: -dx / W, drives: show, finish: {when: true}, ease: linear}
    """

  /// Caught on the way back by a touch that only rests, it goes on back.
  @Test func aCancelledRunThatWasCaughtGoesOnBack() throws {
    var session = try session()
    session.handle(.trigger("show"))
    session.advance(to: 2)
    let start = session.layerSamples()
    session.pointer(.began, 196, 100, at: 2)
    session.pointer(.moved, 196, 111, at: 2.02)
    session.pointer(.moved, 196, 260, at: 2.1)
    session.pointer(.ended, 196, 260, at: 2.3)
    #expect(session.status.phase == .cancelling)
    session.pointer(.began, 196, 400, at: 2.5)
    let caught = session.layerSamples()
    session.pointer(.ended, 196, 400, at: 3)
    #expect(session.layerSamples() == caught)
    #expect(session.status.phase == .cancelling)
    session.advance(to: 10)
    #expect(session.screen == "sheet")
    #expect(session.layerSamples() == start)
  }

  /// `update(_:)` keeps within 0 … 1 what the scene does not.
  @Test func theHandCannotLeadBeyondTheEnds() throws {
    let text = """
      segue: 1
      title: Unbounded
      device: [400, 800]
      screens: {home: {fill: white}, sheet: {fill: black}}
      transitions:
        show: {kind: present, from: home, to: sheet, duration: 1, tracks: {to: {y: H -> rest}}}
        hide: {kind: dismiss, from: sheet, to: home, duration: 1, tracks: {from: {y: H}}}
      gestures:
        pull: {in: sheet, recognize: pan, progress: dy / 100, drives: hide, finish: {when: progress > 0.5}}
      """
    var options = Session.Options()
    options.startScreen = "sheet"
    var session = Session(scene: try Scenes.parse(text), options: options)
    session.pointer(.began, 200, 300, at: 0)
    session.pointer(.moved, 200, 311, at: 0.02)
    for (y, percent) in [(350.0, 0.5), (400, 1), (700, 1), (330, 0.3), (300, 0), (100, 0)] {
      session.pointer(.moved, 200, y, at: session.time + 0.02)
      #expect(abs(session.status.progress - percent) < 1e-12)
      #expect(abs(try #require(session.layer("sheet")).frame.minY - 800 * percent) < 1e-9)
    }
  }

  @Test func withoutTheOptionNothingCanBeCaught() throws {
    var session = try Session("slide-down")
    session.handle(.trigger("show"))
    session.pointer(.began, 196, 400, at: 0.2)
    session.advance(to: 0.6)
    #expect(session.status.phase == .finished)
  }
}
