import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
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
    session.pointer(.moved, 196, 413, at: 0.34)
    #expect(session.status.phase == .interactive)
    #expect(session.layerSamples() == caught)
    // 40 points down take a tenth of the presentation back.
    session.pointer(.moved, 196, 453, at: 0.4)
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

  @Test func withoutTheOptionNothingCanBeCaught() throws {
    var session = try Session("slide-down")
    session.handle(.trigger("show"))
    session.pointer(.began, 196, 400, at: 0.2)
    session.advance(to: 0.6)
    #expect(session.status.phase == .finished)
  }
}
