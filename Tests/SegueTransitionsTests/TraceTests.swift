import SegueModel
import SegueTransitions
import Testing

/// The calls in UIKit's order, for runs played to their end.
@Suite struct TraceTests {
  @Test func presentationWithoutAHand() throws {
    var session = try Session("slide-down")
    session.handle(.trigger("show"))
    session.advance(to: 1)
    #expect(
      session.calls == [
        "0.000 animationController(forPresented: sheet, presenting: home, source: home)",
        "0.000 interactionControllerForPresentation(using: animator) -> nil",
        "0.000 transitionDuration",
        "0.000 home viewWillDisappear",
        "0.000 sheet viewWillAppear",
        "0.000 animateTransition",
        "0.000 sheet viewIsAppearing",
        "0.500 completeTransition(true)",
        "0.500 animationEnded(true)",
        "0.500 sheet viewDidAppear",
        "0.500 home viewDidDisappear",
      ]
    )
  }

  @Test func interactiveDismissalFinished() throws {
    let scene = try Scenes.load("slide-down")
    var session = Session(scene: scene)
    session.play(try scene.script("finish"))
    #expect(
      session.calls.dropFirst(11) == [
        "1.100 animationController(forDismissed: sheet)",
        "1.100 interactionControllerForDismissal(using: animator)",
        "1.100 transitionDuration",
        "1.100 sheet viewWillDisappear",
        "1.100 home viewWillAppear",
        "1.100 startInteractiveTransition",
        "1.100 animateTransition",
        "1.100 home viewIsAppearing",
        "1.200 update(0.400)",
        "1.300 update(0.600)",
        "1.300 finish",
        "1.300 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
        "2.300 completeTransition(true)",
        "2.300 animationEnded(true)",
        "2.300 sheet viewDidDisappear",
        "2.300 home viewDidAppear",
      ]
    )
  }

  @Test func interactiveDismissalCancelled() throws {
    let scene = try Scenes.load("slide-down")
    var session = Session(scene: scene)
    session.play(try scene.script("cancel"))
    #expect(
      session.calls.suffix(10) == [
        "1.300 update(0.350)",
        "1.300 cancel",
        "1.300 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "1.838 completeTransition(false)",
        "1.838 animationEnded(false)",
        "1.838 home viewWillDisappear",
        "1.838 home viewDidDisappear",
        "1.838 sheet viewWillAppear",
        "1.838 sheet viewIsAppearing",
        "1.838 sheet viewDidAppear",
      ]
    )
  }

  @Test func pushAndPopOfANavigationController() throws {
    var session = Session(scene: try Scenes.parse(TraceTests.plainNavigation))
    session.handle(.tap(LayerPath("home/open")))
    session.advance(to: 1)
    session.handle(.tap(LayerPath("detail/bar/back-button")))
    session.advance(to: 2)
    #expect(
      session.calls == [
        "0.000 animationController(for: push, from: home, to: detail) -> nil",
        "0.000 home viewWillDisappear",
        "0.000 detail viewWillAppear",
        "0.000 navigationController(willShow: detail)",
        "0.000 detail viewIsAppearing",
        "0.500 completeTransition(true)",
        "0.500 home viewDidDisappear",
        "0.500 detail viewDidAppear",
        "0.500 navigationController(didShow: detail)",
        "1.000 animationController(for: pop, from: detail, to: home) -> nil",
        "1.000 detail viewWillDisappear",
        "1.000 home viewWillAppear",
        "1.000 navigationController(willShow: home)",
        "1.000 home viewIsAppearing",
        "1.500 completeTransition(true)",
        "1.500 detail viewDidDisappear",
        "1.500 home viewDidAppear",
        "1.500 navigationController(didShow: home)",
      ]
    )
  }

  @Test func aSecondTransitionIsRefusedWhileOneRuns() throws {
    var session = try Session("slide-down")
    session.handle(.trigger("show"))
    session.advance(to: 0.2)
    session.handle(.trigger("show"))
    #expect(session.calls.last == "0.200 show refused: a transition is in progress")
    session.advance(to: 1)
    #expect(session.screen == "sheet")
  }

  static let plainNavigation = """
    segue: 1
    title: Plain
    device: [400, 800]
    screens:
      home:
        fill: white
        bar: Home
        layers:
          open: {fill: red, frame: [0, 200, 100, 40]}
      detail: {fill: blue, bar: Detail}
    transitions:
      open: {kind: push, from: home, to: detail, tap: from/open}
    """
}

extension Session {
  /// UIKit's calls as `segue trace` prints them.
  var calls: [String] { lines { $0.call != nil } }

  /// UIKit's calls and the decisions on gestures.
  var callsAndVerdicts: [String] {
    lines { if case .recognizer = $0.event { false } else { true } }
  }

  /// Some lines as `segue trace` prints them.
  func lines(where isWanted: (TraceEntry) -> Bool) -> [String] {
    trace.filter(isWanted).map { entry in
      let thousandths = Int((entry.time * 1000).rounded())
      let digits = String(thousandths % 1000)
      return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
        + " \(entry.text)"
    }
  }
}
