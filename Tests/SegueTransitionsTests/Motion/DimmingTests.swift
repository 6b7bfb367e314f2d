import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// Presentations over presentations: each has a dimming of its own, and leaves the others alone.
@Suite struct DimmingTests {
  private static let screens = ["a", "b", "c"]

  /// Three presentations, each over the one before.
  private static let text = """
    segue: 1
    device: [400, 800]
    screens: {home: {fill: white}, a: {fill: systemTeal}, b: {fill: systemOrange}, c: {fill: systemPink}}
    transitions:
      show-a: {kind: present, from: home, to: a, <<, presentation: {style: custom, frame: [100, 0, W - 100, H], dimming: black 40%}}
      show-b: {kind: present, from: a, to: b, <<, presentation: {style: custom, frame: [0, 300, W, H - 300], dimming: black 20%}}
      show-c: {kind: present, from: b, to: c, <<, presentation: {style: custom, frame: [50, 400, W - 100, H - 400], dimming: red 10%}}
      hide-a: {kind: dismiss, from: a, to: home, >>}
      hide-b: {kind: dismiss, from: b, to: a, >>}
      hide-c: {kind: dismiss, from: c, to: b, >>}
      hide-both: {kind: dismiss, from: c, to: a, >>}
      hide-all: {kind: dismiss, from: c, to: home, >>}
    gestures:
      pull-a: {in: a, recognize: pan(down), progress: dy / 100 in 0..1, drives: hide-a, finish: {when: progress > 2}}
      pull-b: {in: b, recognize: pan, progress: dy / 100 in 0..1, drives: hide-b, finish: {when: progress > 2}}
      pull-c: {in: c, recognize: pan, progress: dy / 100 in 0..1, drives: hide-all, finish: {when: progress > 2}}
      lift-home: {in: home, recognize: pan, progress: -dy / 100 in 0..1, drives: show-a, finish: {when: progress > 2}}
      lift-a: {in: a, recognize: pan(up), progress: -dy / 100 in 0..1, drives: show-b, finish: {when: progress > 2}}
    """
    .replacing("<<", with: "duration: 0.5, tracks: {to: {y: H -> rest}}")
    .replacing(">>", with: "duration: 0.5, tracks: {from: {y: H}}")

  private func session(showing depth: Int) throws -> Session {
    var session = Session(scene: try Scenes.parse(Self.text))
    for screen in Self.screens.prefix(depth) {
      session.handle(.trigger("show-" + screen))
      session.advance(to: session.time + 1)
    }
    return session
  }

  private func dimmings(_ session: Session) -> [Double] {
    session.layerSamples().filter { $0.id.hasPrefix("container/dimming") && !$0.isHidden }.map(\.opacity)
  }

  @Test(arguments: 1...3) func aPresentationLeavesThoseBelow(_ depth: Int) throws {
    var session = try session(showing: depth - 1)
    session.handle(.trigger("show-" + Self.screens[depth - 1]))
    let start = session.time
    for part in stride(from: 0.0, to: 1, by: 0.1) {
      session.advance(to: start + 0.5 * part)
      let opacities = dimmings(session)
      #expect(opacities.count == depth)
      #expect(opacities.dropLast().allSatisfy { $0 == 1 })
      #expect(part == 0 ? opacities.last == 0 : (opacities.last ?? 0) > 0 && (opacities.last ?? 1) < 1)
    }
    session.advance(to: start + 2)
    #expect(dimmings(session) == Array(repeating: 1, count: depth))
  }

  @Test(arguments: 1...3) func aDismissalTakesItsOwnAway(_ depth: Int) throws {
    var session = try session(showing: depth)
    let below = try self.session(showing: depth - 1)
    session.handle(.trigger("hide-" + Self.screens[depth - 1]))
    let start = session.time
    for part in [0.1, 0.5, 0.9] {
      session.advance(to: start + 0.5 * part)
      #expect(dimmings(session).dropLast().allSatisfy { $0 == 1 })
      #expect((dimmings(session).last ?? 1) < 1)
    }
    session.advance(to: start + 2)
    #expect(session.layerSamples() == below.layerSamples())
  }

  /// Dismissed or presented by a hand that thinks better of it; of the third, all three are dismissed at once.
  @Test(arguments: [(0, -60.0), (1, 60.0), (1, -60.0), (2, 60.0), (3, 60.0)])
  func whatIsCancelledIsAsBefore(_ depth: Int, _ way: Double) throws {
    var session = try session(showing: depth)
    let before = session.layerSamples()
    let start = session.time
    session.pointer(.began, 200, 700, at: start)
    session.pointer(.moved, 200, 700 + way / 4, at: start + 0.1)
    session.pointer(.moved, 200, 700 + way, at: start + 0.2)
    #expect(session.status.phase == .interactive)
    #expect(session.layerSamples() != before)
    session.pointer(.ended, 200, 700 + way, at: start + 0.3)
    session.advance(to: start + 3)
    #expect(session.layerSamples() == before)
  }

  /// A presentation controller's views are laid out with its container.
  @Test(arguments: 1...3) func theyCoverTheCanvasHoweverItIsHeld(_ depth: Int) throws {
    var session = try session(showing: depth)
    for (orientation, width, height) in [(Script.Orientation.landscape, 800.0, 400.0), (.portrait, 400, 800)]
    {
      session.handle(.rotate(orientation))
      session.advance(to: session.time + 1)
      let frames = session.layerSamples().filter { $0.id.hasPrefix("container/dimming") }.map(\.frame)
      #expect(frames == Array(repeating: Rect(x: 0, y: 0, width: width, height: height), count: depth))
    }
  }

  /// With the device turned there and back between the two, and while both are up.
  @Test(arguments: ["hide-c", "hide-both", "hide-all"]) func aPresenterIsDismissedWithAllAboveIt(
    _ transition: String
  ) throws {
    var session = try session(showing: 2)
    session.handle(.rotate(.landscape))
    session.advance(to: session.time + 0.2)
    session.handle(.trigger("show-c"))
    session.advance(to: session.time + 2)
    #expect(dimmings(session) == [1, 1, 1])
    session.handle(.rotate(.portrait))
    session.advance(to: session.time + 1)
    session.handle(.trigger(transition))
    session.advance(to: session.time + 0.3)
    #expect((dimmings(session).last ?? 1) < 1)
    session.advance(to: session.time + 2)
    let left = ["hide-c": 2, "hide-both": 1, "hide-all": 0][transition] ?? 0
    #expect(session.layerSamples() == (try self.session(showing: left)).layerSamples())
  }
}
