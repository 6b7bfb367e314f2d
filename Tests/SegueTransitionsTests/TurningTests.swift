import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// What turns, bounces or begins while something else is under way.
@Suite struct TurningTests {
  /// UIKit disables autorotation while a transition runs.
  @Test func aRotationWaitsForTheTransition() throws {
    var session = try Session("slide-down")
    session.handle(.trigger("show"))
    session.advance(to: 0.2)
    let before = session.layerSamples()
    session.handle(.rotate(.landscape))
    #expect(session.layerSamples() == before)
    session.advance(to: 0.5)
    #expect(session.canvas == Size(width: 852, height: 393))
    #expect(
      session.calls.suffix(4) == [
        "0.500 sheet viewDidAppear", "0.500 home viewDidDisappear",
        "0.500 home viewWillTransition(to: 852x393, with: coordinator)",
        "0.500 sheet viewWillTransition(to: 852x393, with: coordinator)",
      ]
    )
    session.advance(to: 1)
    #expect(session.layer("sheet")?.frame == Rect(x: 0, y: 0, width: 852, height: 393))
  }

  /// Turned there and back meanwhile, nothing turns.
  @Test func rotationsThatWaitComeInOrder() throws {
    var session = try Session("slide-down")
    session.handle(.trigger("show"))
    session.handle(.rotate(.landscape))
    session.handle(.rotate(.portrait))
    session.advance(to: 2)
    #expect(session.layer("sheet")?.frame == Rect(x: 0, y: 0, width: 393, height: 852))
  }

  /// A hand holds the container's time, but not a rotation under way: that goes on by the clock, and stays as it is when
  /// the hand lets go.
  @Test func aRotationGoesOnUnderAHand() throws {
    let whole = Rect(x: 0, y: 0, width: 852, height: 393)
    var session = try Session("side-panel")
    session.handle(.rotate(.landscape))
    session.pointer(.began, 850, 200, at: 0.395)
    session.pointer(.moved, 835, 200, at: 0.395)
    #expect(session.status.phase == .interactive)
    #expect(session.layer("home")?.frame != whole)
    session.pointer(.moved, 850, 200, at: 0.6)
    #expect(session.status.phase == .interactive)
    #expect(session.layer("home")?.frame == whole)
    session.pointer(.ended, 850, 200, at: 0.6)
    #expect(session.status.phase == .cancelled)
    session.advance(to: 2)
    #expect(session.layer("home")?.frame == whole)
  }

  @Test func contentCaughtBeyondItsEndGoesBack() throws {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: List
        device: [400, 800]
        screens: {home: {scroll: y, layers: {tall: {frame: [0, 0, 400, 2000]}}}}
        """
      )
    )
    session.pointer(.began, 196, 600, at: 0)
    session.pointer(.moved, 196, 615, at: 0.02)
    session.pointer(.moved, 196, 660, at: 0.04)
    session.pointer(.cancelled, 196, 660, at: 0.06)
    session.pointer(.began, 196, 600, at: 0.3)
    let caught = try #require(session.layer("home/tall")).frame.minY
    #expect(caught > 1)
    session.advance(to: 0.5)
    session.pointer(.ended, 196, 600, at: 0.5)
    #expect(session.layer("home/tall")?.frame.minY == caught)
    session.advance(to: 5)
    #expect(abs(try #require(session.layer("home/tall")).frame.minY) < 1e-9)
  }

  /// The pull wants to pop when the pop is already under way.
  @Test func aGestureCannotBeginATransitionTwice() throws {
    var session = try Session("image-card", startScreen: "detail")
    session.pointer(.began, 196, 180, at: 0)
    session.pointer(.moved, 196, 195, at: 0.02)
    session.pointer(.moved, 196, 225, at: 0.04)
    session.handle(.trigger("close"))
    let card = session.layer("container/card")
    session.pointer(.moved, 196, 400, at: 0.04)
    #expect(session.layer("container/card") == card)
    #expect(session.calls.last == "0.040 close refused: a transition is in progress")
    session.advance(to: 5)
    #expect(session.screen == "home")
    #expect(session.calls.count { $0.contains("completeTransition") } == 1)
  }

  /// What a gesture has announced does not happen on a screen that has been left meanwhile.
  @Test func aDelayedTransitionIsDroppedWithItsScreen() throws {
    let scene = try Scenes.parse(TurningTests.delayed)
    var options = Session.Options()
    options.startScreen = "sheet"
    var session = Session(scene: scene, options: options)
    session.pointer(.began, 100, 100, at: 0)
    session.pointer(.moved, 100, 120, at: 0.02)
    session.handle(.trigger("hide"))
    session.pointer(.moved, 100, 300, at: 0.04)
    session.pointer(.ended, 100, 300, at: 0.06)
    session.advance(to: 5)
    #expect(session.screen == "middle")
    #expect(!session.isAnimating)
  }

  /// Until then the screen takes nothing else.
  @Test func whileATransitionIsAnnouncedNothingElseBegins() throws {
    var options = Session.Options()
    options.startScreen = "sheet"
    var session = Session(scene: try Scenes.parse(TurningTests.delayed), options: options)
    session.pointer(.began, 100, 100, at: 0)
    session.pointer(.moved, 100, 120, at: 0.02)
    session.pointer(.moved, 100, 300, at: 0.04)
    session.pointer(.ended, 100, 300, at: 0.06)
    let calls = session.calls.count
    session.advance(to: 0.3)
    session.handle(.trigger("hide"))
    #expect(session.calls.count == calls)
    session.advance(to: 5)
    #expect(session.calls.dropFirst(calls).first?.hasPrefix("0.560 ") == true)
    #expect(session.screen == "middle")
  }

  static let delayed = """
    segue: 1
    title: Delayed
    device: [400, 800]
    screens:
      home: {fill: white}
      middle: {fill: systemTeal}
      sheet: {layers: {card: {fill: systemPink}}}
    transitions:
      first: {kind: push, from: home, to: middle}
      show: {kind: present, from: middle, to: sheet, duration: 0.2, tracks: {to: {opacity: 0 -> 1}}}
      hide: {kind: dismiss, from: sheet, to: middle, duration: 0.2, tracks: {from: {opacity: 0}}}
      back: {kind: pop, from: middle, to: home}
    gestures:
      pull:
        in: sheet
        recognize: pan
        sets: {sheet/card: {scale: 0.9}}
        finish: {when: dy > 100, delay: 0.5, then: hide}
    """
}
