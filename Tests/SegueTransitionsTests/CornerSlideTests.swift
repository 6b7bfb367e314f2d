import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

@Suite struct CornerSlideTests {
  static let screen = Rect(x: 0, y: 0, width: 393, height: 852)
  static let corner = Rect(x: 393, y: 852, width: 0, height: 0)
  static let outside = Rect(x: 393, y: 852, width: 393, height: 852)

  /// A presentation grows out of the corner; a push, asked so, comes at its final size.
  @Test(arguments: [("home/write", "draft", corner), ("home/list/note-2", "note", outside)])
  func theViewComesFromTheCorner(_ button: String, _ screen: String, _ from: Rect) throws {
    var session = try Session("corner-slide")
    session.handle(.tap(LayerPath(button)))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100 * 0.5)
      let part = Numbers.easeInOut(Double(percent) / 100)
      #expect(
        try #require(session.layer(screen)).frame.isClose(to: from.mixed(with: CornerSlideTests.screen, part))
      )
      #expect(session.layer("home")?.frame == CornerSlideTests.screen)
    }
    session.advance(to: 0.5)
    #expect(session.layer(screen)?.frame == CornerSlideTests.screen)
    #expect(session.layer("home") == nil)
  }

  @Test(arguments: [("draft", "discard"), ("note", "back")])
  func theViewGoesBackToTheCornerAtItsOwnSize(_ screen: String, _ transition: String) throws {
    var session = try Session("corner-slide", startScreen: screen)
    session.handle(.trigger(transition))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100 * 0.5)
      let part = Numbers.easeInOut(Double(percent) / 100)
      let frame = try #require(session.layer(screen)).frame
      #expect(frame.isClose(to: CornerSlideTests.screen.mixed(with: CornerSlideTests.outside, part)))
      // The view that returns stands at its final frame, below.
      #expect(session.layerSamples().first?.id == "home")
      #expect(session.layerSamples().first?.frame == CornerSlideTests.screen)
    }
    session.advance(to: 0.5)
    #expect(session.layer(screen) == nil)
    #expect(session.screen == "home")
  }

  @Test func theFingerHoldsTheDraftLinearly() throws {
    var session = try Session("corner-slide", startScreen: "draft")
    session.pointer(.began, 196, 200, at: 0)
    session.pointer(.moved, 196, 211, at: 0.02)
    for sample in 1...20 {
      let distance = 11 + Double(sample) * 16
      session.pointer(.moved, 196, 200 + distance, at: 0.02 + Double(sample) * 0.02)
      let frame = try #require(session.layer("draft")).frame
      let part = distance / 400
      #expect(frame.isClose(to: CornerSlideTests.screen.mixed(with: CornerSlideTests.outside, part)))
    }
  }

  @Test func aCancelledDismissalRestoresTheDraft() throws {
    let scene = try Scenes.load("corner-slide")
    var session = Session(scene: scene)
    session.play(try scene.script("cancel"), until: 0.9)
    let start = session.layerSamples()
    session.play(try scene.script("cancel"))
    #expect(session.status.phase == .cancelled)
    #expect(session.layerSamples() == start)
    #expect(session.layer("home") == nil)
  }

  @Test func thereAndBackTheStartIsRestored() throws {
    let scene = try Scenes.load("corner-slide")
    var session = Session(scene: scene)
    let start = session.layerSamples()
    session.play(try scene.script("tour"))
    #expect(session.layerSamples() == start)
  }

  /// Turned back, the content that no longer scrolls lies where it belongs.
  @Test func turningBackBringsTheContentIntoItsRange() throws {
    var session = try Session("corner-slide")
    let start = session.layerSamples()
    session.handle(.rotate(.landscape))
    session.advance(to: 1)
    session.handle(.scroll(LayerPath("home/list"), by: Point(x: 0, y: 150)))
    #expect(session.layerSamples() != start)
    session.handle(.rotate(.portrait))
    session.advance(to: 2)
    #expect(session.layerSamples() == start)
  }

  /// A layout is worked out from layouts, not from what is on its way.
  @Test func turningTwiceInFlightRestoresTheStart() throws {
    var session = try Session("corner-slide")
    let start = session.layerSamples()
    session.handle(.rotate(.landscape))
    session.advance(to: 0.1)
    session.handle(.rotate(.portrait))
    session.advance(to: 1)
    #expect(session.layerSamples() == start)
  }
}
