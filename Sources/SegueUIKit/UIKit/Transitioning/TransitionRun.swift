import Foundation
import SegueMotion
import SegueUIKitRules

/// A transition between two controllers, from the delegates' questions to the last call.
///
/// Who is called when is the rules' (`ControllerTransition`); this carries the calls out and writes them down.
@MainActor
final class TransitionRun: SegueObject {
  /// The two ends of a transition, and the view in which it happens.
  struct Ends {
    let from: UIViewController
    let to: UIViewController
    let container: UIView
    /// The key whose view is no part of the transition.
    var missing: TransitionKey?
  }

  let host: SegueHost
  let ends: Ends
  let isAnimated: Bool
  /// When the delegates were asked, in the host's seconds.
  let beginTime: Double
  var rules: ControllerTransition<ControllerHandle>
  /// The delegates' answers.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var presentation: UIPresentationController?
  var navigation: UINavigationController?
  /// Changes the hierarchy at the end, with whether the transition has completed.
  var settle: (Bool) -> Void = { _ in }
  /// Called after everything else.
  var ended: (Bool) -> Void = { _ in }

  private(set) var duration = 0.0
  private(set) var isCancelled = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var percent = 0.0
  private(set) var isOver = false
  /// Whether nothing moves yet.
  private(set) var isBeginning = true
  private var hasRunAnimator = false
  private var alongside: [(animation: Accompaniment?, completion: Accompaniment?)] = []
  private var observers: [Accompaniment] = []
  private(set) var initialFrames: [ObjectIdentifier: CGRect] = [:]
  private(set) var finalFrame = CGRect.zero

  typealias Accompaniment = (any UIViewControllerTransitionCoordinatorContext) -> Void

  init(_ rules: ControllerTransition<ControllerHandle>, _ ends: Ends, isAnimated: Bool) {
    (self.rules, self.ends, self.isAnimated) = (rules, ends, isAnimated)
    host = SegueHost.current
    beginTime = host.time
    super.init(main: ())
  }

  /// Asks the delegates in UIKit's order; without an animator it ends with that question.
  func ask(_ questions: (UIKitCall<String>) -> (any AnyObject)?) {
    for call in rules.questions(hasInteractionController: true) {
      switch call {
      case .animationController(let question, _):
        animator = questions(call) as? any UIViewControllerAnimatedTransitioning
        note(.animationController(question, isGiven: animator != nil))
        guard animator == nil else { continue }
        rules = rules.withoutAnimator
        return
      case .interactionController(let kind, _):
        interactor = questions(call) as? any UIViewControllerInteractiveTransitioning
        note(.interactionController(kind, isGiven: interactor != nil))
      case .transitionDuration:
        duration = animator?.transitionDuration(using: self) ?? 0
        note(call)
      default:
        note(call)
        _ = questions(call)
      }
    }
  }

  /// Begins: the calls before the animator, the animator, and what accompanies it.
  func begin() {
    initiallyInteractive = isAnimated && interactor?.wantsInteractiveStart == true
    isInteractive = initiallyInteractive
    initialFrames = [
      ObjectIdentifier(ends.from): ends.from.view.frame,
      ObjectIdentifier(ends.to): ends.to.viewIfLoaded?.window == nil ? .zero : ends.to.view.frame,
    ]
    finalFrame = ends.container.bounds
    if rules.kind == .present, !rules.to.hasPresentationController, let presentation {
      finalFrame = presentation.frameOfPresentedViewInContainerView
    }
    for call in rules.beginning { carryOut(call) }
    rules.hasAlongside = !alongside.isEmpty
    ViewAnimations.current.isBeginningTransition = true
    if animator == nil { runSystemAnimator() }
    let calls = rules.animation(isInteractive: isInteractive)
    for call in calls { carryOut(call) }
    ViewAnimations.current.isBeginningTransition = false
    isBeginning = false
    guard animates else { return complete(true) }
    drive { navigation?.changeBar(along: self) }
  }

  /// Makes animations that a hand may drive: then they are even, and the hand is the curve.
  private func drive(_ animations: () -> Void) {
    ViewAnimations.current.isDrivenByHand = isInteractive
    animations()
    ViewAnimations.current.isDrivenByHand = false
  }

  /// The layers whose time is the transition's: of its container, and of a bar that changes with it.
  var timedLayers: [CALayer] { [ends.container.layer] + (navigation.map { [$0.navigationBar.layer] } ?? []) }

  /// Whether it takes time: a change of the tab does not by itself.
  var animates: Bool { isAnimated && (animator != nil || rules.kind != .tab) }

  /// Has UIKit's own animation run, which a finger may drive.
  private func runSystemAnimator() {
    duration = SystemAnimator.duration
    drive { SystemAnimator(run: self).animate() }
  }

  /// Lets the animator animate, once.
  func runAnimator() {
    guard let animator, !hasRunAnimator else { return }
    hasRunAnimator = true
    drive { animator.animateTransition(using: self) }
  }

  /// Ends: the hierarchy is settled, then everybody is told.
  func complete(_ didComplete: Bool) {
    guard !isOver else { return host.note("completeTransition was called twice") }
    isOver = true
    settle(didComplete)
    for call in rules.completion(didComplete: didComplete) { carryOut(call) }
    ended(didComplete)
    // What waited for the end may hold what holds this.
    (settle, ended, alongside, observers) = ({ _ in }, { _ in }, [], [])
  }

  /// Writes a call down.
  func note(_ call: UIKitCall<String>) { host.calls.append((host.time, call)) }

  /// Writes a call down and makes it.
  private func carryOut(_ call: UIKitCall<String>) {
    if case .animateTransition = call, hasCustomInteractor { return }
    note(call)
    switch call {
    case .appearance(let callback, let name): tell(callback, name)
    case .navigationWillShow:
      navigation.map { $0.delegate?.navigationController($0, willShow: ends.to, animated: isAnimated) }
    case .navigationDidShow:
      navigation.map { $0.delegate?.navigationController($0, didShow: ends.to, animated: isAnimated) }
    case .startInteractiveTransition: interactor?.startInteractiveTransition(self)
    case .animateTransition: runAnimator()
    case .animationEnded(let didComplete): animator?.animationEnded(didComplete)
    case .animateAlongsideTransition: animateAlongside()
    case .alongsideCompletion: for entry in alongside { entry.completion?(self) }
    default: tellPresentation(call)
    }
  }

  private func tellPresentation(_ call: UIKitCall<String>) {
    switch call {
    case .presentationTransitionWillBegin: presentation?.presentationTransitionWillBegin()
    case .presentationTransitionDidEnd(let completed): presentation?.presentationTransitionDidEnd(completed)
    case .dismissalTransitionWillBegin: presentation?.dismissalTransitionWillBegin()
    case .dismissalTransitionDidEnd(let completed): presentation?.dismissalTransitionDidEnd(completed)
    case .frameOfPresentedViewInContainerView:
      finalFrame = presentation?.frameOfPresentedViewInContainerView ?? finalFrame
    case .containerViewWillLayoutSubviews:
      (ends.container as? PresentationContainer)?.isAnnounced = true
      presentation?.containerViewWillLayoutSubviews()
    default: break
    }
  }

  /// Whether an interactor of the app's does everything by itself.
  private var hasCustomInteractor: Bool {
    isInteractive && !(interactor is UIPercentDrivenInteractiveTransition)
  }

  private func tell(_ callback: AppearanceCallback, _ name: String) {
    for controller in [ends.from, ends.to] where ControllerNames.current.name(of: controller.shown) == name {
      if controller !== controller.shown { controller.tell(callback, isAnimated) }
      controller.shown.tell(callback, isAnimated)
    }
  }

  /// Runs what accompanies the transition in the context of its own animation, so with the same timing.
  private func animateAlongside() {
    let own = ViewAnimations.current.transitionBlock
    drive {
      UIView.begin(
        isAnimated ? own?.duration ?? (duration > 0 ? duration : SystemAnimator.duration) : 0,
        own?.delay ?? 0,
        .overrideInheritedCurve,
        own?.curve ?? UIView.AnimationCurve.easeInOut.engine,
        { for entry in alongside { entry.animation?(self) } },
        nil
      )
    }
  }

  // MARK: What a hand does

  func accompany(_ animation: Accompaniment?, _ completion: Accompaniment?) -> Bool {
    guard !isOver, !hasRunAnimator else { return false }
    alongside.append((animation, completion))
    return true
  }

  func observe(_ observer: @escaping Accompaniment) { observers.append(observer) }

  func update(_ percent: Double) { self.percent = percent }

  /// A hand lets go: the transition goes on, or back.
  func release(finishes: Bool) {
    guard isInteractive else { return }
    (isInteractive, isCancelled) = (false, !finishes)
    for call in UIKitCall<String>.release(finishes: finishes, continuation: nil) { note(call) }
    for observer in observers { observer(self) }
  }

  /// A hand takes hold of it again.
  func hold() {
    guard !isInteractive else { return }
    isInteractive = true
    for call in UIKitCall<String>.hold(.pause) { note(call) }
    for observer in observers { observer(self) }
  }
}

extension ControllerTransition {
  /// The same transition, for which the app has no animator.
  fileprivate var withoutAnimator: Self {
    ControllerTransition(
      kind,
      from: from,
      to: to,
      presented: presented,
      leaving: leaving,
      concernsLower: concernsLower,
      hasAnimator: false,
      tabs: tabs
    )
  }
}
