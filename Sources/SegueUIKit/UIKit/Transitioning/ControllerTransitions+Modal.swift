import Foundation
import SegueUIKitRules

extension ControllerTransitions {
  /// Presents a controller over the one that is seen of another.
  func present(
    _ controller: UIViewController,
    over source: UIViewController,
    _ isAnimated: Bool,
    _ completion: (() -> Void)?
  ) {
    let outer = source.outermost
    guard let window = outer.viewIfLoaded?.window, controller.presenter == nil, outer.presented == nil else {
      let host = SegueHost.current
      return host.note("\(type(of: controller)) cannot be presented over \(type(of: source)) now")
    }
    let again = { source.present(controller, animated: isAnimated, completion: completion) }
    guard isFree(for: .present, from: source, to: controller, again) else { return }
    let stack = ControllerStack(of: window)
    let handle = ControllerHandle(controller.shown, .presented(controller.rules))
    guard let rules = stack.transition(.present, to: handle, hasAnimator: isAnimated) else { return }
    let missing = ControllerTransition.keyWithoutView(
      .present,
      to: handle,
      presentedRoot: stack.presentedRoot,
      isLowerInWindow: true
    )
    let container = PresentationContainer(frame: window.bounds)
    let run = TransitionRun(
      rules,
      TransitionRun.Ends(from: outer, to: controller, container: container, missing: missing),
      isAnimated: isAnimated
    )
    (outer.presented, controller.presenter) = (controller, outer)
    let isConfigured = controller.sheet != nil
    askAboutPresentation(run, of: controller, over: outer, source, isAnimated)
    let presentation =
      run.presentation ?? controller.plannedSheet(over: outer)
      ?? UIPresentationController(presentedViewController: controller, presenting: outer)
    (controller.ownPresentation, run.presentation) = (presentation, presentation)
    (presentation.containerView, container.presentation) = (container, presentation)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    let home = outer.view.superview
    if missing == nil { container.addSubview(outer.view) }
    let sheet = presentation as? UISheetPresentationController
    // An animator that knows nothing of sheets, as those from before there were any, has all of the presentation.
    if run.animator == nil || isConfigured { sheet?.accompanyPresentation(run) }
    run.settle = { didComplete in
      container.resetTime()
      sheet?.endPresentation(didComplete)
      if didComplete {
        if missing == nil { outer.view.removeFromSuperview() }
        Self.show(presentation, in: container)
      } else {
        if missing == nil { home?.insertSubview(outer.view, at: 0) }
        Self.end(presentation, of: controller, over: outer)
      }
    }
    run.ended = { if $0 { completion?() } }
    start(run)
  }

  /// Dismisses what a controller presents, or else itself.
  func dismiss(_ controller: UIViewController, _ isAnimated: Bool, _ completion: (() -> Void)?) {
    let presenting = controller.chain.first { $0.presented != nil } ?? controller.presentingViewController
    guard let lower = presenting?.outermost, let upper = lower.presented, let window = upper.view.window,
      let presentation = upper.ownPresentation, let container = presentation.containerView
    else { return }
    let again = { controller.dismiss(animated: isAnimated, completion: completion) }
    guard isFree(for: .dismiss, from: upper, to: lower, again) else { return }
    let stack = ControllerStack(of: window)
    let isLowerInWindow = lower.view.window != nil
    guard let handle = stack.controllers.last(where: { $0.id == ObjectIdentifier(lower.shown) }),
      let rules = stack.transition(
        .dismiss,
        to: handle,
        hasAnimator: isAnimated,
        isLowerInWindow: isLowerInWindow
      )
    else { return }
    let missing = ControllerTransition.keyWithoutView(
      .dismiss,
      to: handle,
      presentedRoot: stack.presentedRoot,
      isLowerInWindow: isLowerInWindow
    )
    let run = TransitionRun(
      rules,
      TransitionRun.Ends(from: upper, to: lower, container: container, missing: missing),
      isAnimated: isAnimated
    )
    run.presentation = presentation
    let sheet = presentation as? UISheetPresentationController
    sheet?.accompanyDismissal(run)
    askAboutDismissal(run, of: upper, isAnimated)
    run.settle = { didComplete in
      container.resetTime()
      sheet?.endDismissal(didComplete)
      let isBack = lower.view.isDescendant(of: container)
      if !didComplete {
        if isBack { lower.view.removeFromSuperview() }
        return
      }
      if !isLowerInWindow {
        let home = lower.ownPresentation?.containerView ?? window
        home.insertSubview(lower.view, at: 0)
      }
      Self.end(presentation, of: upper, over: lower)
    }
    run.ended = { if $0 { completion?() } }
    start(run)
  }

  private func askAboutPresentation(
    _ run: TransitionRun,
    of controller: UIViewController,
    over outer: UIViewController,
    _ source: UIViewController,
    _ isAnimated: Bool
  ) {
    let delegate = controller.transitioningDelegate
    guard isAnimated else {
      guard controller.rules.isCustom else { return }
      run.presentation = delegate?.presentationController(
        forPresented: controller,
        presenting: outer,
        source: source
      )
      return
    }
    run.ask { call in
      switch call {
      case .presentationController:
        run.presentation = delegate?.presentationController(
          forPresented: controller,
          presenting: outer,
          source: source
        )
        return nil
      case .animationController:
        return delegate?.animationController(forPresented: controller, presenting: outer, source: source)
      case .interactionController:
        return run.animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
      default: return nil
      }
    }
  }

  private func askAboutDismissal(_ run: TransitionRun, of controller: UIViewController, _ isAnimated: Bool) {
    guard isAnimated else { return }
    let delegate = controller.transitioningDelegate
    run.ask { call in
      switch call {
      case .animationController: delegate?.animationController(forDismissed: controller)
      case .interactionController:
        run.animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
      default: nil
      }
    }
  }

  /// Has the presented view in the container, where an animator did not put it there.
  private static func show(_ presentation: UIPresentationController, in container: UIView) {
    guard let view = presentation.presentedView, view.window == nil else { return }
    view.frame = presentation.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// Lets go of everything that a presentation has, and of what was presented over it.
  private static func end(
    _ presentation: UIPresentationController,
    of controller: UIViewController,
    over lower: UIViewController
  ) {
    if let above = controller.presented, let own = above.ownPresentation {
      end(own, of: above, over: controller)
    }
    controller.viewIfLoaded?.removeFromSuperview()
    presentation.containerView?.removeFromSuperview()
    presentation.containerView = nil
    (controller.ownPresentation, controller.sheet) = (nil, nil)
    (lower.presented, controller.presenter) = (nil, nil)
  }
}
