import SegueModel
import SegueTransitions
import Testing

/// The calls in UIKit's order for presentation controllers, property animators, and drags of each scene.
@Suite struct CatalogueTraceTests {
  @Test func interactiveCustomDismissalFinished() throws {
    #expect(
      try calls("side-panel", "finish") == [
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
        "1.100 animationController(forDismissed: panel)",
        "1.100 interactionControllerForDismissal(using: animator)",
        "1.100 transitionDuration",
        "1.100 dismissalTransitionWillBegin",
        "1.100 panel viewWillDisappear",
        "1.100 startInteractiveTransition",
        "1.100 animateTransition",
        "1.100 animate(alongsideTransition:)",
        "1.200 update(0.750)",
        "1.200 finish",
        "1.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
        "1.325 completeTransition(true)",
        "1.325 animationEnded(true)",
        "1.325 panel viewDidDisappear",
        "1.325 dismissalTransitionDidEnd(true)",
        "1.325 animate(alongsideTransition:) completion(isCancelled: false)",
      ]
    )
  }

  @Test func interactiveCustomDismissalCancelled() throws {
    #expect(
      try calls("side-panel", "cancel", from: 16) == [
        "1.100 animationController(forDismissed: panel)",
        "1.100 interactionControllerForDismissal(using: animator)",
        "1.100 transitionDuration",
        "1.100 dismissalTransitionWillBegin",
        "1.100 panel viewWillDisappear",
        "1.100 startInteractiveTransition",
        "1.100 animateTransition",
        "1.100 animate(alongsideTransition:)",
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

  @Test func interactiveCustomPresentationCancelled() throws {
    #expect(
      try calls("side-panel", "reconsider") == [
        "0.100 presentationController(forPresented: panel, presenting: home, source: home)",
        "0.100 animationController(forPresented: panel, presenting: home, source: home)",
        "0.100 interactionControllerForPresentation(using: animator)",
        "0.100 transitionDuration",
        "0.100 presentationTransitionWillBegin",
        "0.100 frameOfPresentedViewInContainerView",
        "0.100 panel viewWillAppear",
        "0.100 startInteractiveTransition",
        "0.100 animateTransition",
        "0.100 panel viewIsAppearing",
        "0.100 containerViewWillLayoutSubviews",
        "0.100 animate(alongsideTransition:)",
        "0.200 update(0.250)",
        "0.200 cancel",
        "0.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "0.325 completeTransition(false)",
        "0.325 animationEnded(false)",
        "0.325 panel viewWillDisappear",
        "0.325 panel viewDidDisappear",
        "0.325 presentationTransitionDidEnd(false)",
        "0.325 animate(alongsideTransition:) completion(isCancelled: true)",
      ]
    )
  }

  @Test func customPresentationWithoutAnAnimator() throws {
    #expect(
      try calls("side-panel", "sort") == [
        "0.000 presentationController(forPresented: panel, presenting: home, source: home)",
        "0.000 animationController(forPresented: panel, presenting: home, source: home) -> nil",
        "0.000 presentationTransitionWillBegin",
        "0.000 frameOfPresentedViewInContainerView",
        "0.000 panel viewWillAppear",
        "0.000 panel viewIsAppearing",
        "0.000 containerViewWillLayoutSubviews",
        "0.000 animate(alongsideTransition:)",
        "0.500 completeTransition(true)",
        "0.500 panel viewDidAppear",
        "0.500 presentationTransitionDidEnd(true)",
        "0.500 animate(alongsideTransition:) completion(isCancelled: false)",
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

  @Test func fullScreenDismissalFinished() throws {
    #expect(
      try calls("corner-slide", "finish") == [
        "0.000 animationController(forPresented: draft, presenting: home, source: home)",
        "0.000 interactionControllerForPresentation(using: animator) -> nil",
        "0.000 transitionDuration",
        "0.000 home viewWillDisappear",
        "0.000 draft viewWillAppear",
        "0.000 animateTransition",
        "0.000 draft viewIsAppearing",
        "0.500 completeTransition(true)",
        "0.500 animationEnded(true)",
        "0.500 draft viewDidAppear",
        "0.500 home viewDidDisappear",
        "1.100 animationController(forDismissed: draft)",
        "1.100 interactionControllerForDismissal(using: animator)",
        "1.100 transitionDuration",
        "1.100 draft viewWillDisappear",
        "1.100 home viewWillAppear",
        "1.100 startInteractiveTransition",
        "1.100 animateTransition",
        "1.100 home viewIsAppearing",
        "1.200 update(0.600)",
        "1.200 finish",
        "1.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
        "1.400 completeTransition(true)",
        "1.400 animationEnded(true)",
        "1.400 draft viewDidDisappear",
        "1.400 home viewDidAppear",
      ]
    )
  }

  @Test func fullScreenDismissalCancelled() throws {
    #expect(
      try calls("corner-slide", "cancel", from: 11) == [
        "1.100 animationController(forDismissed: draft)",
        "1.100 interactionControllerForDismissal(using: animator)",
        "1.100 transitionDuration",
        "1.100 draft viewWillDisappear",
        "1.100 home viewWillAppear",
        "1.100 startInteractiveTransition",
        "1.100 animateTransition",
        "1.100 home viewIsAppearing",
        "1.200 update(0.250)",
        "1.200 cancel",
        "1.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "1.325 completeTransition(false)",
        "1.325 animationEnded(false)",
        "1.325 home viewWillDisappear",
        "1.325 home viewDidDisappear",
        "1.325 draft viewWillAppear",
        "1.325 draft viewIsAppearing",
        "1.325 draft viewDidAppear",
      ]
    )
  }

  @Test func interactivePopOfANavigationController() throws {
    #expect(
      try calls("corner-slide", "pop", from: 13) == [
        "1.100 animationController(for: pop, from: note, to: home)",
        "1.100 interactionController(for: animator)",
        "1.100 transitionDuration",
        "1.100 note viewWillDisappear",
        "1.100 home viewWillAppear",
        "1.100 navigationController(willShow: home)",
        "1.100 startInteractiveTransition",
        "1.100 animateTransition",
        "1.100 home viewIsAppearing",
        "1.300 update(0.494)",
        "1.300 finish",
        "1.300 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
        "1.553 completeTransition(true)",
        "1.553 animationEnded(true)",
        "1.553 note viewDidDisappear",
        "1.553 home viewDidAppear",
        "1.553 navigationController(didShow: home)",
      ]
    )
  }

  @Test func aScrubbedAnimatorHandsOverToAPop() throws {
    #expect(
      try calls("image-card", "finish") == [
        "0.000 animationController(for: push, from: home, to: detail) -> nil",
        "0.000 home viewWillDisappear",
        "0.000 detail viewWillAppear",
        "0.000 navigationController(willShow: detail)",
        "0.000 detail viewIsAppearing",
        "0.500 completeTransition(true)",
        "0.500 home viewDidDisappear",
        "0.500 detail viewDidAppear",
        "0.500 navigationController(didShow: detail)",
        "1.100 UIViewPropertyAnimator(duration: 0, curve: linear)",
        "1.100 isReversed = false",
        "1.100 pauseAnimation",
        "1.100 fractionComplete = 0.000",
        "1.200 fractionComplete = 0.480",
        "1.300 fractionComplete = 1.000",
        "1.300 stopAnimation(false)",
        "1.300 finishAnimation(at: end)",
        "1.300 animationController(for: pop, from: detail, to: home)",
        "1.300 interactionController(for: animator) -> nil",
        "1.300 transitionDuration",
        "1.300 detail viewWillDisappear",
        "1.300 home viewWillAppear",
        "1.300 navigationController(willShow: home)",
        "1.300 animateTransition",
        "1.300 home viewIsAppearing",
        "1.900 completeTransition(true)",
        "1.900 animationEnded(true)",
        "1.900 detail viewDidDisappear",
        "1.900 home viewDidAppear",
        "1.900 navigationController(didShow: home)",
      ]
    )
  }

  @Test func aScrubbedAnimatorRunsBack() throws {
    #expect(
      try calls("image-card", "cancel", from: 9) == [
        "1.100 UIViewPropertyAnimator(duration: 0, curve: linear)",
        "1.100 isReversed = false",
        "1.100 pauseAnimation",
        "1.100 fractionComplete = 0.000",
        "1.200 fractionComplete = 0.380",
        "1.300 fractionComplete = 0.600",
        "1.300 pauseAnimation",
        "1.300 isReversed = true",
        "1.300 startAnimation",
        "1.450 completion(at: start)",
      ]
    )
  }

  @Test func aHerbPulledBack() throws {
    #expect(
      try calls("herb-gallery", "finish", from: 11) == [
        "2.100 animationController(forDismissed: detail)",
        "2.100 interactionControllerForDismissal(using: animator)",
        "2.100 transitionDuration",
        "2.100 detail viewWillDisappear",
        "2.100 home viewWillAppear",
        "2.100 startInteractiveTransition",
        "2.100 animateTransition",
        "2.100 home viewIsAppearing",
        "2.200 update(0.500)",
        "2.200 finish",
        "2.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: false)",
        "2.700 completeTransition(true)",
        "2.700 animationEnded(true)",
        "2.700 detail viewDidDisappear",
        "2.700 home viewDidAppear",
      ]
    )
  }

  @Test func aHerbPulledAndLetGo() throws {
    #expect(
      try calls("herb-gallery", "cancel", from: 11) == [
        "2.100 animationController(forDismissed: detail)",
        "2.100 interactionControllerForDismissal(using: animator)",
        "2.100 transitionDuration",
        "2.100 detail viewWillDisappear",
        "2.100 home viewWillAppear",
        "2.100 startInteractiveTransition",
        "2.100 animateTransition",
        "2.100 home viewIsAppearing",
        "2.200 update(0.250)",
        "2.200 cancel",
        "2.200 notifyWhenInteractionChanges(isInteractive: false, isCancelled: true)",
        "2.450 completeTransition(false)",
        "2.450 animationEnded(false)",
        "2.450 home viewWillDisappear",
        "2.450 home viewDidDisappear",
        "2.450 detail viewWillAppear",
        "2.450 detail viewIsAppearing",
        "2.450 detail viewDidAppear",
      ]
    )
  }

  /// The trace of a scene's script, without the first so many lines.
  private func calls(_ name: String, _ script: String, from first: Int = 0) throws -> [String] {
    let scene = try Scenes.load(name)
    var session = Session(scene: scene)
    session.play(try scene.script(script))
    return Array(session.calls.dropFirst(first))
  }
}
