import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// The canvas turned or resized at any moment: nothing that is seen jumps, and everything ends where it belongs.
@Suite struct RotationTests {
  /// The largest move of an edge, or change of a radius, that an event makes on the device's own glass.
  private func leap(_ session: inout Session, _ event: SessionEvent) -> Double {
    let (canvas, orientation) = (session.canvas, session.orientation)
    let before = Dictionary(session.layerSamples().map { ($0.id, $0) }) { first, _ in first }
    session.handle(event)
    return session.layerSamples().compactMap { layer in
      guard let old = before[layer.id], !layer.isHidden else { return nil }
      let isTurned = session.orientation != orientation
      let frame = isTurned ? old.frame.turned(to: session.orientation, from: canvas) : old.frame
      let edges = [
        layer.frame.minX - frame.minX, layer.frame.minY - frame.minY,
        layer.frame.maxX - frame.maxX, layer.frame.maxY - frame.maxY,
        layer.cornerRadius - old.cornerRadius, layer.opacity - old.opacity,
      ]
      return edges.map(abs).max()
    }.max() ?? 0
  }

  /// How far everything is from where a session that has come to the same screen by itself shows it.
  private func isAsOpened(_ session: Session, by turn: SessionEvent = .rotate(.landscape)) throws -> Bool {
    var options = Session.Options()
    options.startScreen = session.screen
    var fresh = Session(scene: session.scene, options: options)
    if session.canvas != fresh.canvas { fresh.handle(turn) }
    fresh.advance(to: 10)
    return fresh.layerSamples() == session.layerSamples()
  }

  private static let wide = Size(width: 852, height: 393)
  private static let tall = Size(width: 393, height: 852)

  @Test(arguments: [
    ("side-panel", "show"), ("slide-down", "show"), ("corner-slide", "open"), ("corner-slide", "write"),
    ("logo-reveal", "reveal"),
  ])
  func whileATransitionRuns(_ scene: String, _ transition: String) throws {
    for moment in [0.0, 0.1, 0.3] {
      var session = try Session(scene)
      session.handle(.trigger(transition))
      session.advance(to: moment)
      #expect(leap(&session, .resize(Self.wide)) < 1e-9, "at \(moment)")
      session.advance(to: moment + 0.05)
      #expect(leap(&session, .resize(Self.tall)) < 1e-9, "back at \(moment)")
      session.advance(to: moment + 0.15)
      #expect(leap(&session, .resize(Self.wide)) < 1e-9, "again at \(moment)")
      session.advance(to: 20)
      #expect(session.status.phase == .finished)
      #expect(try isAsOpened(session, by: .resize(Self.wide)))
    }
  }

  /// What waited is taken up at the end of the run, and does not jump there either.
  @Test func aNewSizeWaitsForTheTransition() throws {
    var session = try Session("side-panel")
    session.handle(.trigger("show"))
    session.advance(to: 0.2)
    session.handle(.resize(Self.wide))
    session.advance(to: 0.5 - 1e-9)
    #expect(session.canvas == Self.tall)
    let before = try #require(session.layer("panel"))
    session.advance(to: 0.5 + 1e-9)
    let after = try #require(session.layer("panel"))
    #expect(session.canvas == Self.wide)
    #expect(session.screen == "panel")
    #expect(abs(before.frame.minX - after.frame.minX) < 1e-4)
    #expect(abs(before.frame.maxY - after.frame.maxY) < 1e-4)
  }

  @Test func aHandKeepsTheTransitionThatItHolds() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    session.pointer(.began, 196, 160, at: 0)
    session.pointer(.moved, 196, 180, at: 0.1)
    session.pointer(.moved, 196, 260, at: 0.2)
    #expect(session.status.progress == 0.25)
    #expect(leap(&session, .resize(Self.wide)) < 1e-9)
    session.advance(to: 1)
    #expect(session.status.phase == .interactive)
    #expect(session.status.progress == 0.25)
    #expect(session.canvas == Self.tall)
    session.pointer(.moved, 196, 200, at: 1.1)
    session.pointer(.ended, 196, 200, at: 1.1)
    session.advance(to: 20)
    #expect(session.screen == "sheet")
    #expect(try isAsOpened(session, by: .resize(Self.wide)))
  }

  @Test func whileAPresentationIsUp() throws {
    var session = try Session("side-panel")
    session.handle(.trigger("show"))
    session.advance(to: 2)
    for (count, turn) in [SessionEvent.rotate(.landscape), .rotate(.portrait), .rotate(.landscape)]
      .enumerated()
    {
      #expect(leap(&session, turn) < 1e-9)
      session.advance(to: 2 + 0.15 * Double(count + 1))
    }
    session.advance(to: 10)
    #expect(try isAsOpened(session))
  }

  /// Ease-in-out starts at rest, so a second turn leaves the velocity of the first one alone.
  @Test func repeatedlyItKeepsItsVelocity() throws {
    var session = try Session("herb-gallery")
    session.handle(.rotate(.landscape))
    session.advance(to: 0.15)
    let before = session.motion("home/story") { $0.frame.maxX }
    session.handle(.rotate(.portrait))
    // A quarter of a turn to the right makes an x a y.
    let after = session.motion("home/story") { $0.frame.maxY }
    #expect(abs(before.velocity) > 100)
    #expect(abs(before.value - after.value) < 1e-9)
    #expect(abs(before.velocity - after.velocity) < 0.1)
  }

  @Test func whileWhatWasDraggedGoesBack() throws {
    var session = try Session("app-store", startScreen: "story")
    session.pointer(.began, 196, 200, at: 0)
    session.pointer(.moved, 196, 216, at: 0.1)
    session.pointer(.moved, 196, 280, at: 0.2)
    session.pointer(.ended, 196, 280, at: 0.3)
    session.advance(to: 0.4)
    #expect(leap(&session, .rotate(.landscape)) < 1e-9)
    session.advance(to: 10)
    #expect(!session.isAnimating)
    #expect(session.layer("story/page")?.frame == Rect(x: 0, y: 0, width: 852, height: 393))
  }

  /// A dismissal begun and taken back on the way: what is left of the turn goes on, under the transition and after it.
  @Test func aTransitionBegunMeanwhileEndsWithoutAJump() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    session.handle(.resize(Self.wide))
    session.pointer(.began, 196, 160, at: 0.1)
    session.pointer(.moved, 196, 180, at: 0.12)
    #expect(session.status.phase == .interactive)
    session.pointer(.moved, 196, 150, at: 0.2)
    let place = Point(x: 196, y: 150)
    let cancellation = PointerEvent(phase: .cancelled, location: place, time: session.time)
    #expect(leap(&session, .pointer(cancellation)) < 1e-9)
    #expect(session.status.phase == .cancelled)
    let width = try #require(session.layer("sheet")).frame.size.width
    #expect(width > 393 && width < 852)
    session.advance(to: 0.4)
    #expect(session.layer("sheet")?.frame == Rect(origin: .zero, size: Self.wide))
  }

  /// A transition holds an anchor point of its own, or moves it: the frame goes on turning as it did, and nothing leaps
  /// where the hand gives both up.
  @Test(arguments: [Point(x: 0, y: 1), Point(x: 1, y: 0)])
  func anotherAnchorPointLeavesTheTurnAsItIs(_ direction: Point) throws {
    var options = Session.Options()
    options.startScreen = "sheet"
    var session = Session(scene: try Scenes.parse(Self.anchored), options: options)
    func drag(by distance: Double, _ phase: PointerEvent.Phase = .moved) {
      let place = Point(x: 100, y: 100) + direction * distance
      session.handle(.pointer(PointerEvent(phase: phase, location: place, time: session.time)))
    }
    session.handle(.resize(Size(width: 800, height: 400)))
    session.advance(to: 0.25)
    drag(by: 0, .began)
    drag(by: 20)
    #expect(session.layer("sheet")?.frame == Rect(x: 0, y: 0, width: 500, height: 700))
    drag(by: 50)
    // A quarter of the container's way, which is its new width.
    #expect(session.layer("sheet")?.frame == Rect(x: -200, y: 0, width: 500, height: 700))
    session.advance(to: 0.5)
    #expect(session.layer("sheet")?.frame == Rect(x: -200, y: 0, width: 600, height: 600))
    drag(by: 0)
    #expect(session.layer("sheet")?.frame == Rect(x: 0, y: 0, width: 600, height: 600))
    drag(by: 0, .cancelled)
    #expect(session.status.phase == .cancelled)
    #expect(session.layer("sheet")?.frame == Rect(x: 0, y: 0, width: 600, height: 600))
    session.advance(to: 0.75)
    #expect(session.layer("sheet")?.frame == Rect(x: 0, y: 0, width: 700, height: 500))
    session.advance(to: 1)
    #expect(session.layer("sheet")?.frame == Rect(x: 0, y: 0, width: 800, height: 400))
  }

  private static let anchored = """
    segue: 1
    title: Anchored
    device: [400, 800]
    screens:
      home: {fill: white}
      sheet: {fill: systemPink}
    transitions:
      show: {kind: present, from: home, to: sheet}
      held:
        {kind: dismiss, from: sheet, to: home, duration: 1, during: {from: {anchor: [1, 0.25]}},
        tracks: {container: {x: -W}}}
      moved:
        {kind: dismiss, from: sheet, to: home, duration: 1, tracks: {container: {x: -W}, from: {anchor: [1, 0.25]}}}
      turn: {kind: rotate, duration: 1, ease: linear}
    gestures:
      down: {in: sheet, recognize: pan(down), progress: dy / 200 in 0..1, drives: held, finish: {when: progress > 1}}
      across:
        {in: sheet, recognize: pan(right), progress: dx / 200 in 0..1, drives: moved, finish: {when: progress > 1}}
    """
}
