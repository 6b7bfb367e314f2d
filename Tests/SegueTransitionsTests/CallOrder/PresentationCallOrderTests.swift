import SegueTransitions
import Testing

/// The calls of presentations and dismissals, line by line.
@Suite struct PresentationCallOrderTests {
  let scene = CallOrderScenes.presentation

  @Test func presentationWithoutAPresentationController() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "show")]) == [
        "0.000 animationController(forPresented: player, presenting: home, source: home)",
        "0.000 interactionControllerForPresentation(using: animator) -> nil",
        "0.000 transitionDuration",
        "0.000 home viewWillDisappear",
        "0.000 player viewWillAppear",
        "0.000 animateTransition",
        "0.000 player viewIsAppearing",
        "0.500 completeTransition(true)",
        "0.500 animationEnded(true)",
        "0.500 player viewDidAppear",
        "0.500 home viewDidDisappear",
      ]
    )
  }

  /// The pan stands ready, but no finger is down: no interaction controller is handed out.
  @Test func dismissalByAButtonBesideAPan() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "show")], script: "button", from: 1) == [
        "1.000 animationController(forDismissed: player)",
        "1.000 interactionControllerForDismissal(using: animator) -> nil",
        "1.000 transitionDuration",
        "1.000 player viewWillDisappear",
        "1.000 home viewWillAppear",
        "1.000 animateTransition",
        "1.000 home viewIsAppearing",
        "1.500 completeTransition(true)",
        "1.500 animationEnded(true)",
        "1.500 player viewDidDisappear",
        "1.500 home viewDidAppear",
      ]
    )
  }

  @Test func presentationWithAPresentationController() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "slide")]) == [
        "0.000 presentationController(forPresented: panel, presenting: home, source: home)",
        "0.000 animationController(forPresented: panel, presenting: home, source: home)",
        "0.000 interactionControllerForPresentation(using: animator) -> nil",
        "0.000 transitionDuration",
        "0.000 presentationTransitionWillBegin",
        "0.000 frameOfPresentedViewInContainerView",
        "0.000 panel viewWillAppear",
        "0.000 animateTransition",
        "0.000 panel viewIsAppearing",
        "0.000 containerViewWillLayoutSubviews",
        "0.000 animate(alongsideTransition:)",
        "0.500 completeTransition(true)",
        "0.500 animationEnded(true)",
        "0.500 panel viewDidAppear",
        "0.500 presentationTransitionDidEnd(true)",
        "0.500 animate(alongsideTransition:) completion(isCancelled: false)",
      ]
    )
  }

  @Test func dismissalWithAPresentationController() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "slide"), (1, "slide-away")], from: 1) == [
        "1.000 animationController(forDismissed: panel)",
        "1.000 interactionControllerForDismissal(using: animator) -> nil",
        "1.000 transitionDuration",
        "1.000 dismissalTransitionWillBegin",
        "1.000 panel viewWillDisappear",
        "1.000 animateTransition",
        "1.000 animate(alongsideTransition:)",
        "1.500 completeTransition(true)",
        "1.500 animationEnded(true)",
        "1.500 panel viewDidDisappear",
        "1.500 dismissalTransitionDidEnd(true)",
        "1.500 animate(alongsideTransition:) completion(isCancelled: false)",
      ]
    )
  }

  @Test func interactiveDismissalFinished() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "show")], script: "pull", from: 1) == [
        "1.100 animationController(forDismissed: player)",
        "1.100 interactionControllerForDismissal(using: animator)",
        "1.100 transitionDuration",
        "1.100 player viewWillDisappear",
        "1.100 home viewWillAppear",
        "1.100 startInteractiveTransition",
        "1.100 animateTransition",
        "1.100 home viewIsAppearing",
        "1.200 update(0.750)",
        "1.200 finish",
        "1.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
        "1.325 completeTransition(true)",
        "1.325 animationEnded(true)",
        "1.325 player viewDidDisappear",
        "1.325 home viewDidAppear",
      ]
    )
  }

  @Test func interactiveDismissalCancelled() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "show")], script: "pull-a-little", from: 1.15) == [
        "1.200 update(0.250)",
        "1.200 cancel",
        "1.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "1.325 completeTransition(false)",
        "1.325 animationEnded(false)",
        "1.325 home viewWillDisappear",
        "1.325 home viewDidDisappear",
        "1.325 player viewWillAppear",
        "1.325 player viewIsAppearing",
        "1.325 player viewDidAppear",
      ]
    )
  }

  /// However far it was pulled.
  @Test func interactiveDismissalCancelledByTheSystem() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "show")], script: "interrupted", from: 1.15) == [
        "1.200 update(0.750)",
        "1.300 cancel",
        "1.300 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "1.675 completeTransition(false)",
        "1.675 animationEnded(false)",
        "1.675 home viewWillDisappear",
        "1.675 home viewDidDisappear",
        "1.675 player viewWillAppear",
        "1.675 player viewIsAppearing",
        "1.675 player viewDidAppear",
      ]
    )
  }

  @Test func interactiveDismissalWithAPresentationControllerCancelled() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "slide")], script: "pull-a-little", from: 1.15) == [
        "1.200 update(0.250)",
        "1.200 cancel",
        "1.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "1.325 completeTransition(false)",
        "1.325 animationEnded(false)",
        "1.325 panel viewWillAppear",
        "1.325 panel viewIsAppearing",
        "1.325 panel viewDidAppear",
        "1.325 dismissalTransitionDidEnd(false)",
        "1.325 animate(alongsideTransition:) completion(isCancelled: true)",
      ]
    )
  }

  @Test func presentationDuringATransition() throws {
    #expect(
      try CallOrderScenes.calls(scene, begin: [(0, "show"), (0.2, "slide"), (0.3, "slide")], from: 0.1) == [
        "0.200 slide refused: a transition is in progress",
        "0.500 completeTransition(true)",
        "0.500 animationEnded(true)",
        "0.500 player viewDidAppear",
        "0.500 home viewDidDisappear",
      ]
    )
  }

  /// Everything above the presenter goes; only the topmost is animated, and the panel is told as it was seen.
  @Test func dismissalOfAPresenterWithMoreAboveIt() throws {
    let asked = [(0.0, "slide"), (1.0, "warn"), (2.0, "calm")]
    #expect(
      try CallOrderScenes.calls(scene, begin: asked, from: 1) == [
        "1.000 animationController(forPresented: alert, presenting: panel, source: panel)",
        "1.000 interactionControllerForPresentation(using: animator) -> nil",
        "1.000 transitionDuration",
        "1.000 alert viewWillAppear",
        "1.000 animateTransition",
        "1.000 alert viewIsAppearing",
        "1.500 completeTransition(true)",
        "1.500 animationEnded(true)",
        "1.500 alert viewDidAppear",
        "2.000 animationController(forDismissed: alert)",
        "2.000 interactionControllerForDismissal(using: animator) -> nil",
        "2.000 transitionDuration",
        "2.000 dismissalTransitionWillBegin",
        "2.000 alert viewWillDisappear",
        "2.000 panel viewWillDisappear",
        "2.000 animateTransition",
        "2.500 completeTransition(true)",
        "2.500 animationEnded(true)",
        "2.500 alert viewDidDisappear",
        "2.500 panel viewDidDisappear",
        "2.500 dismissalTransitionDidEnd(true)",
      ]
    )
  }

  /// A presentation controller below the topmost that was to leave is told that it stays.
  @Test func aDismissalOfTwoThatIsTakenBack() throws {
    let asked = [(0.0, "slide"), (1.0, "warn")]
    #expect(
      try CallOrderScenes.calls(scene, begin: asked, script: "calm-a-little", from: 2) == [
        "2.100 animationController(forDismissed: alert)",
        "2.100 interactionControllerForDismissal(using: animator)",
        "2.100 transitionDuration",
        "2.100 dismissalTransitionWillBegin",
        "2.100 alert viewWillDisappear",
        "2.100 panel viewWillDisappear",
        "2.100 startInteractiveTransition",
        "2.100 animateTransition",
        "2.200 update(0.250)",
        "2.200 cancel",
        "2.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "2.325 completeTransition(false)",
        "2.325 animationEnded(false)",
        "2.325 panel viewWillAppear",
        "2.325 alert viewWillAppear",
        "2.325 panel viewIsAppearing",
        "2.325 alert viewIsAppearing",
        "2.325 panel viewDidAppear",
        "2.325 alert viewDidAppear",
        "2.325 dismissalTransitionDidEnd(false)",
      ]
    )
  }
}
