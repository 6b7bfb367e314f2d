import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import SegueUIKitRules
import Testing

/// What the transition context answers, and what leaves the container with a deep pop or dismissal.
@Suite struct TransitionContextTests {
  let screen = Rect(x: 0, y: 0, width: 393, height: 852)

  @Test func aFullScreenPresentation() throws {
    var session = try Session("corner-slide")
    #expect(session.transitionContext == nil)
    session.handle(.trigger("write"))
    let context = try #require(session.transitionContext)
    #expect(context.viewController(for: .from) == "home")
    #expect(context.viewController(for: .to) == "draft")
    #expect(context.view(for: .from) == "home")
    #expect(context.initialFrame(for: .from) == screen)
    #expect(context.finalFrame(for: .from) == .zero)
    #expect(context.initialFrame(for: .to) == .zero)
    #expect(context.finalFrame(for: .to) == screen)
    #expect(context.presentationStyle == .fullScreen)
    // The animator starts from the initial frame's size.
    #expect(session.layer("draft")?.frame == Rect(x: 393, y: 852, width: 0, height: 0))
  }

  @Test func aPresentationControllersPresentationAndDismissal() throws {
    var session = try Session("side-panel")
    let half = Rect(x: 197, y: 0, width: 196, height: 852)
    session.handle(.trigger("show"))
    var context = try #require(session.transitionContext)
    #expect(context.view(for: .from) == nil)
    #expect(context.viewController(for: .from) == "home")
    #expect(context.finalFrame(for: .from) == screen)
    #expect(context.initialFrame(for: .to) == .zero)
    #expect(context.finalFrame(for: .to) == half)
    session.advance(to: 1)
    session.handle(.trigger("hide"))
    context = try #require(session.transitionContext)
    #expect(context.view(for: .to) == nil)
    #expect(context.view(for: .from) == "panel")
    #expect(context.initialFrame(for: .from) == half)
    #expect(context.finalFrame(for: .from) == .zero)
    #expect(context.initialFrame(for: .to) == screen)
    #expect(context.finalFrame(for: .to) == screen)
    #expect(context.presentationStyle == .custom)
  }

  @Test func aHandCancels() throws {
    var session = try Session("slide-down", startScreen: "sheet")
    session.pointer(.began, 196, 100, at: 0)
    session.pointer(.moved, 196, 111, at: 0.02)
    session.pointer(.moved, 196, 200, at: 0.1)
    var context = try #require(session.transitionContext)
    #expect(context.isInteractive && context.initiallyInteractive && !context.transitionWasCancelled)
    #expect(context.percentComplete == 0.25)
    session.pointer(.ended, 196, 200, at: 0.1)
    context = try #require(session.transitionContext)
    #expect(!context.isInteractive && context.initiallyInteractive && context.transitionWasCancelled)
  }

  @Test func aPopToTheRootLeavesOnlyTheRoot() throws {
    var session = Session(scene: try Scenes.parse(CallOrderScenes.navigation))
    let start = session.layerSamples()
    for name in ["open", "deeper", "root"] {
      session.handle(.trigger(name))
      session.advance(to: session.time + 1)
    }
    #expect(session.screen == "home")
    #expect(session.layerSamples() == start)
    #expect(session.availableTransitions.contains { $0.name == "open" })
    #expect(!session.availableTransitions.contains { $0.kind == .pop })
  }

  /// What was presented between is gone while the topmost leaves, and back where it was when that is cancelled.
  @Test func aCancelledDismissalOfSeveralPutsAllBack() throws {
    let text =
      CallOrderScenes.presentation
      .replacing(
        "away: {use: pull,",
        with: "calmly: {use: pull, in: alert, drives: calm}\n  away: {use: pull,"
      )
    var session = Session(scene: try Scenes.parse(text))
    for name in ["slide", "warn"] {
      session.handle(.trigger(name))
      session.advance(to: session.time + 1)
    }
    let before = session.layerSamples()
    session.pointer(.began, 200, 100, at: 2)
    session.pointer(.moved, 200, 120, at: 2.1)
    session.pointer(.moved, 200, 200, at: 2.2)
    #expect(session.layer("panel") == nil)
    #expect(session.layer("container/dimming")?.isHidden == true)
    session.pointer(.ended, 200, 200, at: 2.2)
    session.advance(to: 5)
    #expect(session.screen == "alert")
    #expect(session.layerSamples() == before)
    session.handle(.trigger("calm"))
    session.advance(to: 6)
    #expect(session.layerSamples().map(\.id) == ["home"])
  }

  @Test func aPageSheetLeavesTheStatusBarFree() throws {
    let text = CallOrderScenes.presentation.replacing("over-full-screen", with: "page-sheet")
      .replacing("device: [400, 800]", with: "device: iphone-15")
    var session = Session(scene: try Scenes.parse(text))
    for name in ["slide", "warn"] {
      session.handle(.trigger(name))
      session.advance(to: session.time + 1)
    }
    #expect(session.layer("alert")?.frame == Rect(x: 0, y: 69, width: 393, height: 783))
    #expect(session.layer("home") != nil)
  }
}
