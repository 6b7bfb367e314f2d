import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

@Suite struct LogoRevealTests {
  @Test func theHoleAndTheLogoGrowTogether() throws {
    var session = try Session("logo-reveal")
    let logo = try #require(session.layer("home/logo")).frame
    session.handle(.tap(LayerPath("home")))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100 * 2)
      let part = Numbers.easeIn(Double(percent) / 100)
      // translate(0, −10) then scale(150): decomposed, the scale goes 1 → 150 and m42 0 → −1500.
      let scale = 1 + 149 * part
      let centre = Point(x: logo.center.x, y: logo.center.y - 1500 * part)
      for id in ["home/logo", "container/hole"] {
        let frame = try #require(session.layer(id)).frame
        #expect(abs(frame.size.width - logo.size.width * scale) < 1e-6 * scale)
        #expect(abs(frame.center.x - centre.x) < 1e-6)
        #expect(abs(frame.center.y - centre.y) < 1e-6)
      }
      #expect(abs(try #require(session.layer("list")).opacity - Double(percent) / 100) < 1e-9)
    }
    session.advance(to: 2)
    #expect(session.screen == "list")
    #expect(session.layer("container/hole") == nil)
    #expect(session.layer("list")?.opacity == 1)
  }

  @Test(arguments: [-1.0, 1.0]) func theFingerScrubsEitherWay(_ direction: Double) throws {
    var session = try Session("logo-reveal")
    session.pointer(.began, 196, 700, at: 0)
    session.pointer(.moved, 196 + 12 * direction, 700, at: 0.02)
    #expect(session.status.phase == .interactive)
    for sample in 1...20 {
      let distance = 12 + Double(sample) * 10
      session.pointer(.moved, 196 + distance * direction, 700, at: 0.02 * Double(sample + 1))
      let percent = min(max(distance / 200, 0.01), 0.99)
      #expect(abs(try #require(session.layer("list")).opacity - percent) < 1e-9)
    }
  }

  @Test func releasedPastTheHalfItFinishesAlongTheSameTimeline() throws {
    var session = try Session("logo-reveal")
    scrub(&session, to: 120)
    #expect(session.status.phase == .finishing)
    session.advance(to: 0.3 + 0.4)
    #expect(abs(try #require(session.layer("list")).opacity - 0.8) < 1e-9)
    session.advance(to: 0.3 + 0.8 + 1e-9)
    #expect(session.status.phase == .finished)
    #expect(session.screen == "list")
  }

  @Test func releasedBeforeTheHalfItRunsBackwards() throws {
    var session = try Session("logo-reveal")
    let start = session.layerSamples()
    scrub(&session, to: 80)
    #expect(session.status.phase == .cancelling)
    session.advance(to: 0.3 + 0.4)
    #expect(abs(try #require(session.layer("list")).opacity - 0.2) < 1e-9)
    session.advance(to: 0.3 + 0.8 + 1e-9)
    #expect(session.status.phase == .cancelled)
    #expect(session.layerSamples() == start)
  }

  @Test func theSystemsCancelDecidesLikeARelease() throws {
    var session = try Session("logo-reveal")
    session.pointer(.began, 196, 700, at: 0)
    session.pointer(.moved, 216, 700, at: 0.1)
    session.pointer(.moved, 346, 700, at: 0.2)
    session.pointer(.cancelled, 346, 700, at: 0.3)
    #expect(session.status.phase == .finishing)
  }

  @Test func thePopShrinksAboutItsCentreByEaseInOut() throws {
    var session = try Session("logo-reveal", startScreen: "list")
    session.handle(.tap(LayerPath("list/bar/back-button")))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100 * 2)
      let scale = 1 - 0.99 * Numbers.easeInOut(Double(percent) / 100)
      let frame = try #require(session.layer("list")).frame
      #expect(abs(frame.size.width - 393 * scale) < 1e-6)
      #expect(abs(frame.center.y - 426) < 1e-9)
    }
    session.advance(to: 2)
    #expect(session.screen == "home")
  }

  private func scrub(_ session: inout Session, to distance: Double) {
    session.pointer(.began, 196, 700, at: 0)
    session.pointer(.moved, 208, 700, at: 0.1)
    session.pointer(.moved, 196 + distance, 700, at: 0.3)
    session.pointer(.ended, 196 + distance, 700, at: 0.3)
  }
}
