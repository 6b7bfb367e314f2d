import Foundation
import SegueUIKitRules

extension ControllerTransitions {
  /// Changes from one controller of a tab bar to another one, by the delegate's animator, else at once.
  func change(from old: UIViewController, to new: UIViewController, in tabs: UITabBarController) {
    let again = { tabs.selectedViewController = new }
    guard isFree(for: .tab, from: old, to: new, again) else { return }
    let (from, to) = (ControllerHandle(old.shown, .root), ControllerHandle(new.shown, .root))
    let names = ControllerNames.current
    let rules = ControllerTransition(
      .tab,
      from: from,
      to: to,
      presented: from,
      concernsLower: true,
      hasAnimator: true,
      tabs: .init(from: names.name(of: old.first), to: names.name(of: new.first))
    )
    tabs.choose(new)
    let ends = TransitionRun.Ends(from: old, to: new, container: tabs.container)
    let run = TransitionRun(rules, ends, isAnimated: true)
    run.settle = { didComplete in
      tabs.container.resetTime()
      tabs.end(old, completed: didComplete)
    }
    run.ask { call in
      switch call {
      case .animationController:
        tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: old, to: new)
      case .interactionController:
        run.animator.flatMap { tabs.delegate?.tabBarController(tabs, interactionControllerFor: $0) }
      default: nil
      }
    }
    start(run)
  }
}
