import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

@Suite struct SlideDownTests {
  let height = 852.0

  @Test func presentsBySpringFromOneHeightAbove() throws {
    var session = try Session("slide-down")
    session.handle(.trigger("show"))
    for percent in stride(from: 0, through: 90, by: 10) {
      let time = Double(percent) / 100 * 0.5
      session.advance(to: time)
      let expected = -height * (1 - Numbers.uikitSpring(time, duration: 0.5, ratio: 0.6))
      #expect(abs(try #require(session.layer("sheet")).frame.origin.y - expected) < 1e-6)
      #expect(session.status.phase == .running)
    }
    session.advance(to: 0.5)
    #expect(session.layer("sheet")?.frame == Rect(x: 0, y: 0, width: 393, height: height))
    #expect(session.status.phase == .finished)
    #expect(session.layer("home") == nil)
  }

  @Test func buttonDismissesByEaseInOut() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    session.handle(.tap(LayerPath("sheet/close")))
    for percent in stride(from: 0, through: 90, by: 10) {
      session.advance(to: Double(percent) / 100 * 0.4)
      let expected = height * Numbers.easeInOut(Double(percent) / 100)
      #expect(abs(try #require(session.layer("sheet")).frame.origin.y - expected) < 1e-6)
      // The view below stands still behind it.
      #expect(session.layerSamples().first?.id == "home")
    }
    session.advance(to: 0.4)
    #expect(session.screen == "home")
    #expect(session.layer("sheet") == nil)
  }

  @Test func fingerHoldsTheSheetLinearly() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    session.pointer(.began, 196, 100, at: 0)
    session.pointer(.moved, 196, 111, at: 0.02)
    #expect(session.status.phase == .interactive)
    for sample in 1...20 {
      let distance = 11 + Double(sample) * 17
      session.pointer(.moved, 196, 100 + distance, at: 0.02 + Double(sample) * 0.02)
      let expected = distance / 400 * height
      #expect(abs(try #require(session.layer("sheet")).frame.origin.y - expected) < 1e-9)
      #expect(abs(session.status.progress - distance / 400) < 1e-12)
    }
  }

  @Test func finishingTakesOneSecondFromWhereverTheHandLetGo() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    drag(&session, to: 240)
    #expect(session.status.phase == .finishing)
    for tenth in 0...9 {
      session.advance(to: 0.3 + Double(tenth) / 10)
      let percent = 0.6 + 0.4 * Numbers.easeInOut(Double(tenth) / 10)
      #expect(abs(try #require(session.layer("sheet")).frame.origin.y - percent * height) < 1e-6)
    }
    session.advance(to: 1.3 - 1e-9)
    #expect(session.status.phase == .finishing)
    session.advance(to: 1.3 + 1e-9)
    #expect(session.status.phase == .finished)
    #expect(session.screen == "home")
  }

  @Test func cancellingRunsBackInItsOwnTime() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    let start = session.layerSamples()
    drag(&session, to: 160)
    #expect(session.status.phase == .cancelling)
    // p / (1 − p) seconds.
    let seconds = 0.4 / 0.6
    for tenth in 0...9 {
      session.advance(to: 0.3 + seconds * Double(tenth) / 10)
      let percent = 0.4 * (1 - Numbers.easeInOut(Double(tenth) / 10))
      #expect(abs(try #require(session.layer("sheet")).frame.origin.y - percent * height) < 1e-6)
    }
    session.advance(to: 0.3 + seconds + 1e-9)
    #expect(session.status.phase == .cancelled)
    #expect(session.layerSamples() == start)
  }

  @Test func theDecisionIsTheLastChangesNotTheReleases() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    session.pointer(.began, 196, 100, at: 0)
    session.pointer(.moved, 196, 111, at: 0.02)
    session.pointer(.moved, 196, 310, at: 0.1)
    session.pointer(.moved, 196, 290, at: 0.2)
    session.pointer(.ended, 196, 290, at: 0.3)
    #expect(session.status.phase == .cancelling)
  }

  @Test func theSystemTakingTheTouchAlwaysCancels() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    session.pointer(.began, 196, 100, at: 0)
    session.pointer(.moved, 196, 111, at: 0.02)
    session.pointer(.moved, 196, 460, at: 0.1)
    session.pointer(.cancelled, 196, 460, at: 0.2)
    #expect(session.status.phase == .cancelling)
    session.advance(to: 60)
    #expect(session.screen == "sheet")
  }

  @Test func pulledAllTheWayItCompletesAtOnce() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    session.pointer(.began, 196, 100, at: 0)
    session.pointer(.moved, 196, 111, at: 0.02)
    session.pointer(.moved, 196, 640, at: 0.1)
    session.pointer(.ended, 196, 640, at: 0.2)
    #expect(session.status.phase == .finished)
    #expect(session.screen == "home")
  }

  private func drag(_ session: inout Session, to distance: Double) {
    session.pointer(.began, 196, 100, at: 0)
    session.pointer(.moved, 196, 111, at: 0.02)
    session.pointer(.moved, 196, 100 + distance, at: 0.3)
    session.pointer(.ended, 196, 100 + distance, at: 0.3)
  }
}
