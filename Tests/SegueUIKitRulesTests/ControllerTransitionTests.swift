import SegueUIKitRules
import Testing

@Suite struct ControllerTransitionTests {
  /// Everything that decides which calls are made.
  struct Case: CustomTestStringConvertible {
    var kind: TransitionKind
    var isCustom: Bool
    var removesPresenter: Bool
    var hasAnimator: Bool
    var hasAlongside: Bool
    var isInteractive: Bool
    var seen: Int
    var testDescription: String {
      "\(kind) custom \(isCustom) removes \(removesPresenter) animator \(hasAnimator) \(hasAlongside) \(isInteractive)"
        + " between \(seen)"
    }

    static let all: [Case] = TransitionKind.allCases.flatMap { kind in
      (0..<64).compactMap { bits in
        let seen = kind.isForward ? 0 : (bits >> 5) * 2
        if kind.isForward, bits >= 32 { return nil }
        return Case(
          kind: kind,
          isCustom: bits & 1 != 0,
          removesPresenter: bits & 2 != 0,
          hasAnimator: bits & 4 != 0,
          hasAlongside: bits & 8 != 0,
          isInteractive: bits & 16 != 0,
          seen: seen
        )
      }
    }

    var transition: ControllerTransition<Page> {
      let traits = ModalPresentation(removesPresenter: removesPresenter, isCustom: isCustom)
      let upperOrigin: ControllerOrigin = kind.isNavigation ? .pushed : .presented(traits)
      let lower = Page(name: "lower", origin: .root)
      let upper = Page(name: "upper", origin: upperOrigin)
      return ControllerTransition(
        kind,
        from: kind.isForward ? lower : upper,
        to: kind.isForward ? upper : lower,
        presented: kind.isForward ? lower : upper,
        leaving: (0..<seen).map {
          .init(controller: Page(name: "between \($0)", origin: upperOrigin), place: $0 == 0 ? 1 : nil)
        },
        concernsLower: kind.isNavigation || removesPresenter,
        hasAnimator: hasAnimator,
        hasAlongside: hasAlongside
      )
    }

    func calls(didComplete: Bool) -> [UIKitCall<String>] {
      transition.questions(hasInteractionController: isInteractive) + transition.beginning
        + transition.animation(isInteractive: isInteractive) + transition.completion(didComplete: didComplete)
    }
  }

  @Test("Every controller ends where it belongs, by states that UIKit knows", arguments: Case.all)
  func appearances(one: Case) {
    for didComplete in [true, false] {
      let isUpperShown = one.kind.isForward == didComplete
      var places = ["lower": one.kind.isForward, "upper": !one.kind.isForward, "between 0": true]
        .mapValues { $0 ? "here" : "gone" }
      for case .appearance(let callback, let name) in one.calls(didComplete: didComplete) {
        let next: [String: [AppearanceCallback: String]] = [
          "gone": [.viewWillAppear: "coming"],
          "coming": [.viewIsAppearing: "appearing", .viewWillDisappear: "going"],
          "appearing": [.viewDidAppear: "here", .viewWillDisappear: "going"],
          "here": [.viewWillDisappear: "going"],
          "going": [.viewDidDisappear: "gone", .viewWillAppear: "coming"],
        ]
        let place = next[places[name] ?? ""]?[callback]
        #expect(place != nil, "\(callback) of \(name), which is \(places[name] ?? "unknown")")
        places[name] = place
      }
      let concernsLower = one.transition.concernsLower
      #expect(places["upper"] == (isUpperShown ? "here" : "gone"))
      #expect(places["lower"] == (concernsLower && isUpperShown ? "gone" : "here") || !concernsLower)
      let betweenIsGone = one.seen > 0 && didComplete
      #expect(places["between 0"] == (betweenIsGone ? "gone" : "here"))
    }
  }

  @Test("What begins ends, and nothing else", arguments: Case.all)
  func pairs(one: Case) {
    for didComplete in [true, false] {
      let calls = one.calls(didComplete: didComplete)
      func count(_ call: UIKitCall<String>) -> Int { calls.count { $0 == call } }
      let owners = one.kind.isNavigation || !one.isCustom ? 0 : 1 + one.seen
      #expect(count(.presentationTransitionWillBegin) == (one.kind == .present ? owners : 0))
      #expect(count(.presentationTransitionDidEnd(didComplete)) == (one.kind == .present ? owners : 0))
      #expect(count(.dismissalTransitionWillBegin) == (one.kind == .dismiss ? owners : 0))
      #expect(count(.dismissalTransitionDidEnd(didComplete)) == (one.kind == .dismiss ? owners : 0))
      #expect(count(.animateTransition) == (one.hasAnimator ? 1 : 0))
      #expect(count(.animationEnded(didComplete)) == (one.hasAnimator ? 1 : 0))
      #expect(count(.transitionDuration) == (one.hasAnimator ? 1 : 0))
      #expect(count(.completeTransition(didComplete)) == 1)
      #expect(count(.animateAlongsideTransition) == (one.hasAlongside ? 1 : 0))
      #expect(count(.alongsideCompletion(isCancelled: !didComplete)) == (one.hasAlongside ? 1 : 0))
      #expect(count(.startInteractiveTransition) == (one.isInteractive ? 1 : 0))
      let shown = one.kind.isForward ? "upper" : "lower"
      #expect(count(.navigationWillShow(shown)) == (one.kind.isNavigation ? 1 : 0))
      #expect(count(.navigationDidShow(shown)) == (one.kind.isNavigation && didComplete ? 1 : 0))
      let asked = calls.contains { if case .presentationController = $0 { true } else { false } }
      #expect(asked == (one.kind == .present && one.isCustom))
    }
  }

  @Test("A custom presentation, call by call")
  func presentation() {
    let one = Case(
      kind: .present,
      isCustom: true,
      removesPresenter: true,
      hasAnimator: true,
      hasAlongside: true,
      isInteractive: false,
      seen: 0
    )
    #expect(
      one.calls(didComplete: true).map(\.text) == [
        "presentationController(forPresented: upper, presenting: lower, source: lower)",
        "animationController(forPresented: upper, presenting: lower, source: lower)",
        "interactionControllerForPresentation(using: animator) -> nil",
        "transitionDuration",
        "presentationTransitionWillBegin",
        "frameOfPresentedViewInContainerView",
        "lower viewWillDisappear",
        "upper viewWillAppear",
        "animateTransition",
        "upper viewIsAppearing",
        "containerViewWillLayoutSubviews",
        "animate(alongsideTransition:)",
        "completeTransition(true)",
        "animationEnded(true)",
        "upper viewDidAppear",
        "lower viewDidDisappear",
        "presentationTransitionDidEnd(true)",
        "animate(alongsideTransition:) completion(isCancelled: false)",
      ]
    )
  }

  @Test("A pop of the target waits, any other request is refused once")
  func requests() {
    var requests = TransitionRequests()
    func ask(_ name: String, _ kind: TransitionKind?, target: Bool, source: Bool, _ running: TransitionKind)
      -> TransitionComplaint?
    {
      requests.ask(for: name, kind, leavesTarget: target, leavesSource: source, during: running)
    }
    #expect(ask("back", .pop, target: true, source: false, .push) == .deferred)
    #expect(ask("back", .pop, target: true, source: false, .push) == nil)
    #expect(ask("close", .pop, target: true, source: false, .present) == .refused)
    #expect(ask("push", .push, target: false, source: true, .push) == .refused)
    #expect(ask("push", .push, target: false, source: true, .push) == nil)
    #expect(ask("elsewhere", .push, target: false, source: false, .push) == nil)
    #expect(ask("turn", nil, target: false, source: false, .push) == nil)
    #expect(requests.takeDeferred() == ["back"])
    #expect(requests.takeDeferred().isEmpty)
    #expect(ask("push", .push, target: false, source: true, .push) == .refused)
    // The tab that is coming is chosen already, and has nothing to pop.
    #expect(ask("back", .pop, target: true, source: false, .tab) == .refused)
  }

  @Test("A hand's calls, in order")
  func hands() {
    let continuation = UIKitCall<String>.Continuation(.spring, durationFactor: 0.5)
    #expect(
      UIKitCall<String>.release(finishes: true, continuation: continuation) == [
        .finish, .continueAnimation(.spring, durationFactor: 0.5),
        .interactionChange(isInteractive: false, isCancelled: false),
      ]
    )
    #expect(
      UIKitCall<String>.release(finishes: false, continuation: continuation) == [
        .cancel, .setReversed(true), .continueAnimation(.spring, durationFactor: 0.5),
        .interactionChange(isInteractive: false, isCancelled: true),
      ]
    )
    #expect(
      UIKitCall<String>.hold(.pause) == [.pause, .interactionChange(isInteractive: true, isCancelled: false)]
    )
  }
}
