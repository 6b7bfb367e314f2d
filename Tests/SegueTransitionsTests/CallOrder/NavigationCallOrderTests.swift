import SegueTransitions
import Testing

/// The calls of pushes and pops, line by line.
@Suite struct NavigationCallOrderTests {
  let scene = CallOrderScenes.navigation

  @Test func plainPush() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "open")]) == [
        "0.000 animationController(for: push, from: home, to: detail)",
        "0.000 interactionController(for: animator) -> nil",
        "0.000 transitionDuration",
        "0.000 home viewWillDisappear",
        "0.000 detail viewWillAppear",
        "0.000 navigationController(willShow: detail)",
        "0.000 animateTransition",
        "0.000 detail viewIsAppearing",
        "0.500 completeTransition(true)",
        "0.500 animationEnded(true)",
        "0.500 home viewDidDisappear",
        "0.500 detail viewDidAppear",
        "0.500 navigationController(didShow: detail)",
      ]
    )
  }

  @Test func plainPop() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "open"), (1, "back")], from: 1) == [
        "1.000 animationController(for: pop, from: detail, to: home)",
        "1.000 interactionController(for: animator) -> nil",
        "1.000 transitionDuration",
        "1.000 detail viewWillDisappear",
        "1.000 home viewWillAppear",
        "1.000 navigationController(willShow: home)",
        "1.000 animateTransition",
        "1.000 home viewIsAppearing",
        "1.500 completeTransition(true)",
        "1.500 animationEnded(true)",
        "1.500 detail viewDidDisappear",
        "1.500 home viewDidAppear",
        "1.500 navigationController(didShow: home)",
      ]
    )
  }

  @Test func interactivePushFinished() throws {
    #expect(
      try CallOrderScenes.calls(scene, script: "push") == [
        "0.100 animationController(for: push, from: home, to: detail)",
        "0.100 interactionController(for: animator)",
        "0.100 transitionDuration",
        "0.100 home viewWillDisappear",
        "0.100 detail viewWillAppear",
        "0.100 navigationController(willShow: detail)",
        "0.100 startInteractiveTransition",
        "0.100 animateTransition",
        "0.100 detail viewIsAppearing",
        "0.200 update(0.700)",
        "0.200 finish",
        "0.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
        "0.350 completeTransition(true)",
        "0.350 animationEnded(true)",
        "0.350 home viewDidDisappear",
        "0.350 detail viewDidAppear",
        "0.350 navigationController(didShow: detail)",
      ]
    )
  }

  @Test func interactivePushCancelled() throws {
    #expect(
      try CallOrderScenes.calls(scene, script: "push-a-little") == [
        "0.100 animationController(for: push, from: home, to: detail)",
        "0.100 interactionController(for: animator)",
        "0.100 transitionDuration",
        "0.100 home viewWillDisappear",
        "0.100 detail viewWillAppear",
        "0.100 navigationController(willShow: detail)",
        "0.100 startInteractiveTransition",
        "0.100 animateTransition",
        "0.100 detail viewIsAppearing",
        "0.200 update(0.400)",
        "0.200 cancel",
        "0.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "0.400 completeTransition(false)",
        "0.400 animationEnded(false)",
        "0.400 detail viewWillDisappear",
        "0.400 detail viewDidDisappear",
        "0.400 home viewWillAppear",
        "0.400 home viewIsAppearing",
        "0.400 home viewDidAppear",
      ]
    )
  }

  @Test func interactivePopFinished() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "open")], script: "pop", from: 1) == [
        "1.100 animationController(for: pop, from: detail, to: home)",
        "1.100 interactionController(for: animator)",
        "1.100 transitionDuration",
        "1.100 detail viewWillDisappear",
        "1.100 home viewWillAppear",
        "1.100 navigationController(willShow: home)",
        "1.100 startInteractiveTransition",
        "1.100 animateTransition",
        "1.100 home viewIsAppearing",
        "1.200 update(0.700)",
        "1.200 finish",
        "1.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
        "1.350 completeTransition(true)",
        "1.350 animationEnded(true)",
        "1.350 detail viewDidDisappear",
        "1.350 home viewDidAppear",
        "1.350 navigationController(didShow: home)",
      ]
    )
  }

  @Test func interactivePopCancelled() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "open")], script: "pop-a-little", from: 1) == [
        "1.100 animationController(for: pop, from: detail, to: home)",
        "1.100 interactionController(for: animator)",
        "1.100 transitionDuration",
        "1.100 detail viewWillDisappear",
        "1.100 home viewWillAppear",
        "1.100 navigationController(willShow: home)",
        "1.100 startInteractiveTransition",
        "1.100 animateTransition",
        "1.100 home viewIsAppearing",
        "1.200 update(0.400)",
        "1.200 cancel",
        "1.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "1.400 completeTransition(false)",
        "1.400 animationEnded(false)",
        "1.400 home viewWillDisappear",
        "1.400 home viewDidDisappear",
        "1.400 detail viewWillAppear",
        "1.400 detail viewIsAppearing",
        "1.400 detail viewDidAppear",
      ]
    )
  }

  /// The controller between is told nothing: it was covered, and it is not the one that is animated.
  @Test func popToTheRoot() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "open"), (1, "deeper"), (2, "root")], from: 2) == [
        "2.000 animationController(for: pop, from: last, to: home)",
        "2.000 interactionController(for: animator) -> nil",
        "2.000 transitionDuration",
        "2.000 last viewWillDisappear",
        "2.000 home viewWillAppear",
        "2.000 navigationController(willShow: home)",
        "2.000 animateTransition",
        "2.000 home viewIsAppearing",
        "2.500 completeTransition(true)",
        "2.500 animationEnded(true)",
        "2.500 last viewDidDisappear",
        "2.500 home viewDidAppear",
        "2.500 navigationController(didShow: home)",
      ]
    )
  }

  /// The push completes first, then the pop runs.
  @Test func popDuringAPush() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "open"), (0.2, "back"), (0.3, "back")], from: 0.1) == [
        "0.200 back deferred: a transition is in progress",
        "0.500 completeTransition(true)",
        "0.500 animationEnded(true)",
        "0.500 home viewDidDisappear",
        "0.500 detail viewDidAppear",
        "0.500 navigationController(didShow: detail)",
        "0.500 animationController(for: pop, from: detail, to: home)",
        "0.500 interactionController(for: animator) -> nil",
        "0.500 transitionDuration",
        "0.500 detail viewWillDisappear",
        "0.500 home viewWillAppear",
        "0.500 navigationController(willShow: home)",
        "0.500 animateTransition",
        "0.500 home viewIsAppearing",
        "1.000 completeTransition(true)",
        "1.000 animationEnded(true)",
        "1.000 detail viewDidDisappear",
        "1.000 home viewDidAppear",
        "1.000 navigationController(didShow: home)",
      ]
    )
  }

  @Test func noAnimator() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "show")]) == [
        "0.000 animationController(for: push, from: home, to: plain) -> nil",
        "0.000 home viewWillDisappear",
        "0.000 plain viewWillAppear",
        "0.000 navigationController(willShow: plain)",
        "0.000 plain viewIsAppearing",
        "0.500 completeTransition(true)",
        "0.500 home viewDidDisappear",
        "0.500 plain viewDidAppear",
        "0.500 navigationController(didShow: plain)",
      ]
    )
  }

  /// Without an animator no interaction controller is asked for, so the hand that began it drives nothing.
  @Test func aHandWithoutAnAnimator() throws {
    #expect(
      try CallOrderScenes.calls(scene, script: "push-plainly") == [
        "0.100 animationController(for: push, from: home, to: plain) -> nil",
        "0.100 home viewWillDisappear",
        "0.100 plain viewWillAppear",
        "0.100 navigationController(willShow: plain)",
        "0.100 plain viewIsAppearing",
        "0.600 completeTransition(true)",
        "0.600 home viewDidDisappear",
        "0.600 plain viewDidAppear",
        "0.600 navigationController(didShow: plain)",
      ]
    )
  }

  /// The transition never ends: what is asked for afterwards is refused, each of it warned of once.
  @Test(arguments: ["forget", "spin", "stand"])
  func anAnimatorThatForgetsToComplete(_ name: String) throws {
    let asked = [(0.0, name), (2.0, "open"), (3.0, "open"), (4.0, "show")]
    #expect(
      try CallOrderScenes.calls(scene, begin: asked, from: 0.1) == [
        "1.500 \(name) unfinished: completeTransition was not called",
        "2.000 open refused: a transition is in progress",
        "4.000 show refused: a transition is in progress",
      ]
    )
  }
}
