import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

@Suite struct SidePanelTests {
  /// x = W − floor(W / 2), y = 0, width floor(W / 2), height H.
  static let rest = Rect(x: 197, y: 0, width: 196, height: 852)
  static let corner = Rect(x: 393, y: 852, width: 0, height: 0)
  /// The corner at the panel's own size.
  static let outside = Rect(x: 393, y: 852, width: 196, height: 852)

  @Test func thePanelGrowsOutOfTheCornerAndTheDimmingGoesAlongside() throws {
    var session = try Session("side-panel")
    session.handle(.tap(LayerPath("home/open")))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100 * 0.5)
      let part = Numbers.easeInOut(Double(percent) / 100)
      let panel = try #require(session.layer("panel"))
      #expect(panel.frame.isClose(to: SidePanelTests.corner.mixed(with: SidePanelTests.rest, part)))
      #expect(abs(try #require(session.layer("container/dimming")).opacity - part) < 1e-6)
    }
    session.advance(to: 0.5)
    #expect(session.layer("panel")?.frame == SidePanelTests.rest)
    #expect(session.layer("container/dimming")?.opacity == 1)
    #expect(session.status.phase == .finished)
    // The presenter stays, below the dimming view, below the panel.
    let roots = session.layerSamples().map(\.id).filter {
      ["home", "container/dimming", "panel"].contains($0)
    }
    #expect(roots == ["home", "container/dimming", "panel"])
  }

  @Test func theDismissalTakesItBackAtItsOwnSize() throws {
    var session = try Session("side-panel")
    let start = session.layerSamples()
    session.handle(.tap(LayerPath("home/open")))
    session.advance(to: 1)
    session.handle(.tap(LayerPath("panel/close")))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: 1 + Double(percent) / 100 * 0.5)
      let part = Numbers.easeInOut(Double(percent) / 100)
      let panel = try #require(session.layer("panel"))
      #expect(panel.frame.isClose(to: SidePanelTests.rest.mixed(with: SidePanelTests.outside, part)))
      #expect(abs(try #require(session.layer("container/dimming")).opacity - (1 - part)) < 1e-6)
    }
    session.advance(to: 1.5)
    #expect(session.layerSamples() == start)
  }

  @Test func theFingerHoldsPanelAndDimmingLinearly() throws {
    var session = try Session("side-panel", startScreen: "panel")
    session.pointer(.began, 210, 500, at: 0)
    session.pointer(.moved, 221, 500, at: 0.02)
    #expect(session.status.phase == .interactive)
    for sample in 1...20 {
      let distance = 11 + Double(sample) * 8
      session.pointer(.moved, 210 + distance, 500, at: 0.02 + Double(sample) * 0.02)
      let part = distance / 196
      let panel = try #require(session.layer("panel"))
      #expect(panel.frame.isClose(to: SidePanelTests.rest.mixed(with: SidePanelTests.outside, part)))
      #expect(abs(try #require(session.layer("container/dimming")).opacity - (1 - part)) < 1e-9)
    }
  }

  @Test func aCancelledDismissalRestoresTheDimming() throws {
    let scene = try Scenes.load("side-panel")
    var session = Session(scene: scene)
    session.play(try scene.script("cancel"), until: 0.9)
    let start = session.layerSamples()
    session.play(try scene.script("cancel"))
    #expect(session.status.phase == .cancelled)
    #expect(session.layerSamples() == start)
  }

  @Test func aPresentationThatDidNotCompleteLeavesNothing() throws {
    let scene = try Scenes.load("side-panel")
    var session = Session(scene: scene)
    let start = session.layerSamples()
    session.play(try scene.script("reconsider"))
    #expect(session.status.phase == .cancelled)
    #expect(session.screen == "home")
    #expect(session.layerSamples() == start)
  }

  @Test func withoutAnAnimatorItComesFromBelowIntoTheSameFrame() throws {
    var session = try Session("side-panel")
    session.handle(.tap(LayerPath("home/tools/sort")))
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100 * 0.5
      session.advance(to: time)
      let part = Numbers.standardSpring(time)
      let below = Rect(x: 197, y: 852, width: 196, height: 852)
      #expect(
        try #require(session.layer("panel")).frame.isClose(to: below.mixed(with: SidePanelTests.rest, part))
      )
      #expect(abs(try #require(session.layer("container/dimming")).opacity - part) < 1e-6)
    }
    session.advance(to: 0.5)
    #expect(session.layer("panel")?.frame == SidePanelTests.rest)
    #expect(
      session.calls[1]
        == "0.000 animationController(forPresented: panel, presenting: home, source: home) -> nil"
    )
  }

  /// Neither way has an animator: UIKit's own spring both ways, and the presentation controller's dimming with it.
  @Test func withoutAnimatorsItGoesBackDownWithItsDimming() throws {
    let scene = try Scenes.load("side-panel")
    var session = Session(scene: scene)
    let start = session.layerSamples()
    let plain = try scene.script("plain")
    let below = Rect(x: 197, y: 852, width: 196, height: 852)
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100 * 0.5
      let part = Numbers.standardSpring(time)
      for (begin, visible) in [(0.0, part), (1, 1 - part)] {
        var session = Session(scene: scene)
        session.play(plain, until: begin + time)
        let panel = try #require(session.layer("panel")).frame
        #expect(panel.isClose(to: below.mixed(with: SidePanelTests.rest, visible)))
        #expect(abs(try #require(session.layer("container/dimming")).opacity - visible) < 1e-6)
        #expect(session.layer("home")?.frame == Rect(x: 0, y: 0, width: 393, height: 852))
      }
    }
    session.play(plain)
    #expect(session.layerSamples() == start)
    #expect(session.calls.contains("1.000 animationController(forDismissed: panel) -> nil"))
  }

  @Test func aCustomDismissalHasNoToView() throws {
    var scene = try Scenes.load("side-panel")
    let index = try #require(scene.transitions.firstIndex { $0.name == "hide" })
    let fade = TrackDefinition(
      targets: [LayerPath("to")],
      changes: [.init(property: .opacity, keyframes: [.init(value: .number(0)), .init(value: .number(0))])]
    )
    scene.transitions[index].body.tracks.append(fade)
    #expect(try opacityOfThePresenter(in: scene) == 1)
    // The coordinator reaches the presenter all the same.
    scene.transitions[index].body.alongside.append(fade)
    #expect(try opacityOfThePresenter(in: scene) == 0)
  }

  @Test func rotatedItStaysAtTheRightHalf() throws {
    var session = try Session("side-panel", startScreen: "panel")
    session.handle(.rotate(.landscape))
    // The device is turned to the left: what was at its right is above.
    let above = Rect(x: 0, y: 0, width: 852, height: 196)
    #expect(session.layer("panel")?.frame.isClose(to: above) == true)
    let whole = Rect(x: 0, y: 0, width: 852, height: 393)
    #expect(session.layer("container/dimming")?.frame.isClose(to: whole) == true)
    session.advance(to: 1)
    #expect(session.layer("panel")?.frame == Rect(x: 426, y: 0, width: 426, height: 393))
    #expect(session.layer("container/dimming")?.frame == Rect(x: 0, y: 0, width: 852, height: 393))
  }

  /// Nothing to animate alongside: the dimming is there at once.
  @Test func withoutDurationTheFinalAlphaIsSetAtOnce() throws {
    var scene = try Scenes.load("side-panel")
    let index = try #require(scene.transitions.firstIndex { $0.name == "show" })
    scene.transitions[index].body.duration = .number(0)
    var session = Session(scene: scene)
    session.handle(.tap(LayerPath("home/open")))
    session.advance(to: 0)
    #expect(session.status.phase == .finished)
    #expect(session.layer("panel")?.frame == SidePanelTests.rest)
    #expect(session.layer("container/dimming")?.opacity == 1)
  }

  @Test func aFlickIsEnough() throws {
    var session = try Session("side-panel", startScreen: "panel")
    session.pointer(.began, 240, 500, at: 0)
    session.pointer(.moved, 255, 500, at: 0.01)
    session.pointer(.moved, 270, 500, at: 0.02)
    session.pointer(.moved, 290, 500, at: 0.03)
    session.pointer(.ended, 290, 500, at: 0.035)
    #expect(session.status.phase == .finishing)
    session.advance(to: 1)
    #expect(session.screen == "home")
  }

  private func opacityOfThePresenter(in scene: Scene) throws -> Double {
    var session = Session(scene: scene)
    session.handle(.tap(LayerPath("home/open")))
    session.advance(to: 1)
    session.handle(.tap(LayerPath("panel/close")))
    session.advance(to: 1.25)
    return try #require(session.layer("home")).opacity
  }
}
