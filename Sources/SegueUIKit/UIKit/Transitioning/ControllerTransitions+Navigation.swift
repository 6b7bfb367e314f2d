import Foundation
import SegueUIKitRules

extension ControllerTransitions {
  /// Puts a controller on a navigation stack; at once, where nobody sees it.
  func push(_ controller: UIViewController, onto navigation: UINavigationController, _ isAnimated: Bool) {
    guard let top = navigation.topViewController, navigation.viewIfLoaded?.window != nil else {
      return navigation.setStack(navigation.stack + [controller])
    }
    let again = { navigation.pushViewController(controller, animated: isAnimated) }
    guard isFree(for: .push, from: top, to: controller, again) else { return }
    let stack = ControllerStack(of: navigation)
    let handle = ControllerHandle(controller, .pushed)
    guard let rules = stack.transition(.push, to: handle, hasAnimator: isAnimated) else { return }
    navigation.addChild(controller)
    navigation.navigationBar.holdContent()
    navigation.stack.append(controller)
    let run = TransitionRun(
      rules,
      TransitionRun.Ends(from: top, to: controller, container: navigation.container),
      isAnimated: isAnimated
    )
    run.settle = { didComplete in
      navigation.reset(didComplete)
      if didComplete {
        navigation.show(controller, instead: [top])
        controller.didMove(toParent: navigation)
      } else {
        navigation.stack.removeAll { $0 === controller }
        navigation.show(top, instead: [controller])
        navigation.leave(controller)
      }
    }
    start(run, in: navigation)
  }

  /// Takes controllers off a navigation stack, down to one of them; returns them, lowest first.
  @discardableResult
  func pop(
    to controller: UIViewController,
    in navigation: UINavigationController,
    _ isAnimated: Bool
  ) -> [UIViewController] {
    guard let index = navigation.stack.firstIndex(where: { $0 === controller }),
      let top = navigation.topViewController, top !== controller
    else { return [] }
    let old = navigation.stack
    let gone = Array(old[(index + 1)...])
    guard navigation.viewIfLoaded?.window != nil else {
      navigation.setStack(Array(old.prefix(index + 1)))
      return gone
    }
    let again = { _ = navigation.popToViewController(controller, animated: isAnimated) }
    guard isFree(for: .pop, from: top, to: controller, again) else { return [] }
    let stack = ControllerStack(of: navigation)
    guard let handle = stack.controllers.first(where: { $0.id == ObjectIdentifier(controller) }),
      let rules = stack.transition(.pop, to: handle, hasAnimator: isAnimated)
    else { return [] }
    navigation.navigationBar.holdContent()
    navigation.stack = Array(old.prefix(index + 1))
    for leaving in gone { leaving.willMove(toParent: nil) }
    let run = TransitionRun(
      rules,
      TransitionRun.Ends(from: top, to: controller, container: navigation.container),
      isAnimated: isAnimated
    )
    run.settle = { didComplete in
      navigation.reset(didComplete)
      if didComplete {
        navigation.show(controller, instead: [top])
        for leaving in gone { leaving.removeFromParent() }
      } else {
        navigation.stack = old
        navigation.show(top, instead: [controller])
      }
    }
    start(run, in: navigation)
    return gone
  }

  private func start(_ run: TransitionRun, in navigation: UINavigationController) {
    run.navigation = navigation
    if run.isAnimated {
      run.ask { call in
        switch call {
        case .animationController:
          navigation.delegate?.navigationController(
            navigation,
            animationControllerFor: run.rules.kind == .push ? .push : .pop,
            from: run.ends.from,
            to: run.ends.to
          )
        case .interactionController:
          run.animator.flatMap {
            navigation.delegate?.navigationController(navigation, interactionControllerFor: $0)
          }
        default: nil
        }
      }
      if run.animator == nil { run.interactor = navigation.popHand }
    }
    start(run)
  }
}

extension UINavigationController {
  /// Lets time pass in the container as in the window, and has the bar at rest.
  fileprivate func reset(_ didComplete: Bool) {
    container.resetTime()
    endBarChange(didComplete)
  }

  /// Has one controller's view in the container, and others' not.
  fileprivate func show(_ controller: UIViewController, instead others: [UIViewController]) {
    for other in others where other.viewIfLoaded?.isDescendant(of: container) == true {
      other.view.removeFromSuperview()
    }
    guard controller.view.superview !== container else { return }
    controller.view.frame = container.bounds
    container.addSubview(controller.view)
  }
}

extension UIView {
  /// Lets time pass in the view as in the one that it is in.
  func resetTime() { layer.resetTime() }
}

extension CALayer {
  /// Lets time pass in the layer as in the one that it is in.
  func resetTime() { (speed, timeOffset, beginTime) = (1, 0, 0) }
}
