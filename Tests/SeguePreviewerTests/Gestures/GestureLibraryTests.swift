import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

@testable import SeguePlayer
@testable import SeguePreviewer

/// Gestures that fit a scene's recognizers.
struct GestureLibraryTests {
  private func library(_ name: String, device: Device? = nil) throws -> GestureLibrary {
    var options = Session.Options()
    options.device = device
    return GestureLibrary(scene: try SceneFile.load(GestureSamples.scenePath(name)).scene, options: options)
  }

  private func entry(_ name: String, _ entries: [GestureEntry], group: String) throws -> GestureEntry {
    try #require(entries.first { $0.name == name && $0.group.hasPrefix(group) })
  }

  @Test(arguments: [500.0, 1000, 2000, 4000])
  func aFlickIsLetGoAtItsSpeed(_ speed: Double) throws {
    let entries = try library("slide-down").entries
    let flick = try entry("flick \(Int(speed))", entries, group: "pull on sheet, down")
    guard case .points(let velocity)? = flick.measure?.release else {
      Issue.record("not a finger")
      return
    }
    #expect(abs(velocity.y - speed) < 1e-6 * speed)
    #expect(velocity.x == 0)
  }

  @Test func aRestingFingerHasNoVelocity() throws {
    let entries = try library("slide-down").entries
    for name in ["slow drag, at rest", "past and back"] {
      #expect(try entry(name, entries, group: "pull").measure?.release == .points(.zero))
    }
  }

  @Test func afterAForgottenTakeTheNextOneIsSelected() {
    var desk = GestureDesk()
    let names = (0..<3).map { _ in desk.keep(Script(steps: [])).name }
    #expect(names == ["take-1", "take-2", "take-3"])
    #expect(desk.takes.map(\.name) == ["take-3", "take-2", "take-1"] && desk.selectedEntry?.name == "take-3")
    desk.select(next: 1)
    desk.forget()
    #expect(desk.takes.map(\.name) == ["take-3", "take-1"] && desk.selected == desk.takes[1].id)
    desk.forget()
    #expect(desk.selected == desk.takes[0].id)
    desk.forget()
    #expect(desk.takes.isEmpty && desk.selected == nil)
  }

  /// A lift where the finger is says nothing of its speed, however soon it comes.
  @Test func aLiftInMotionKeepsTheVelocity() {
    let moves = (1...8).map { index in
      Script.Step(time: Double(index) / 100, action: .move(Point(x: 0, y: Double(index) * 10)))
    }
    let script = Script(
      steps: [Script.Step(time: 0, action: .press(.zero))] + moves
        + [Script.Step(time: 0.09, action: .lift(Point(x: 0, y: 80)))]
    )
    #expect(GestureMeasure(of: script).shortRelease == "0, 1000")
    #expect(GestureMeasure(of: script).longRelease == "let go at (0, 1000) pt/s")
  }

  @Test func directionsAreThoseThatBringTheGestureOn() throws {
    #expect(try library("slide-down").entries.contains { $0.group == "pull on sheet, down" })
    #expect(try library("corner-slide").entries.contains { $0.group == "edge on note, to the right" })
    #expect(try library("side-panel").entries.contains { $0.source == .canned })
  }

  @Test func whatTheGestureDrivesFollowsTheHand() throws {
    let scene = try SceneFile.load(GestureSamples.scenePath("slide-down")).scene
    let entries = try library("slide-down").entries
    let outcomes: [(String, String)] = [
      ("slow drag, at rest", "home"), ("past and back", "sheet"), ("flick 500", "sheet"),
    ]
    for (name, screen) in outcomes {
      let script = try #require(try entry(name, entries, group: "pull").script)
      var options = Session.Options()
      options.startScreen = script.startScreen(in: scene)
      var session = Session(scene: scene, options: options)
      for event in script.events {
        session.advance(to: event.time)
        session.handle(event.event)
      }
      session.advance(to: session.time + 5)
      #expect(session.screen == screen, "\(name)")
    }
  }

  @Test(arguments: [nil, "iphone-se", "ipad-mini"])
  func everyBundledSceneHasGesturesThatStayOnItsDevice(_ device: String?) throws {
    for name in ["app-store", "corner-slide", "herb-gallery", "image-card", "logo-reveal", "picture-corner"] {
      let device = device.flatMap(Device.named)
      let canned = try library(name, device: device).entries.filter { $0.source == .canned }
      #expect(!canned.isEmpty, "\(name)")
      let size = device?.size ?? Size(width: 393, height: 852)
      for entry in canned {
        let script = try #require(entry.script)
        #expect(try ScriptParser.parse(ScriptWriter.text(of: script), file: "a").steps == script.steps)
        for event in script.events {
          guard case .pointer(let pointer) = event.event else { continue }
          let isInside =
            (0...size.width).contains(pointer.location.x) && (0...size.height).contains(pointer.location.y)
          #expect(isInside, "\(name) \(entry.id) \(pointer.location)")
        }
      }
    }
  }

  @Test func aCatchTakesHoldOfWhatIsOnItsWay() throws {
    let scene = try SceneFile.load(GestureSamples.scenePath("picture-corner")).scene
    let entry = try entry("caught in flight", try library("picture-corner").entries, group: "flick")
    let script = try #require(entry.script)
    var session = Session(scene: scene)
    let press = try #require(script.steps.last { if case .press = $0.action { true } else { false } })
    for event in script.events where event.time <= press.time + 0.4 {
      session.advance(to: event.time)
      session.handle(event.event)
    }
    #expect(session.gestureReading?.name == "flick")
    #expect(session.gestureReading?.state == .changed)
  }

  @Test func idsTellEntriesApart() throws {
    let entries = try library("picture-corner").entries
    #expect(Set(entries.map(\.id)).count == entries.count)
  }
}
