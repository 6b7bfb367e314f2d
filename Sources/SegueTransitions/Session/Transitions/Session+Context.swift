import SegueGeometry
import SegueModel
import SegueStage
import SegueUIKitRules

extension Session {
  /// The running transition's context; nil at rest.
  public var transitionContext: TransitionContext? {
    guard let run else { return nil }
    var context = run.context
    context.isInteractive = run.phase == .interactive
    context.transitionWasCancelled = run.phase == .cancelling
    context.percentComplete = min(run.percent, 1)
    return context
  }

  /// A transition's context as it begins, before the views are put in place.
  func context(of transition: ControllerTransition<Controller>, isInteractive: Bool) -> TransitionContext {
    let (from, to) = (transition.from, transition.to)
    let hidden = keyWithoutView(transition.kind, to: to)
    let (fromFrame, toFrame) = (frame(of: from), frame(of: to))
    let stays = transition.kind.isForward && !to.coversPresenter
    return TransitionContext(
      from: TransitionContext.Party(
        screen: from.name,
        layer: from.layer,
        hasView: hidden != .from,
        initialFrame: fromFrame,
        finalFrame: stays ? fromFrame : .zero
      ),
      to: TransitionContext.Party(
        screen: to.name,
        layer: to.layer,
        hasView: hidden != .to,
        initialFrame: stage.isInContainer(to.layer) ? toFrame : .zero,
        finalFrame: toFrame
      ),
      presentationStyle: (transition.kind.isForward ? to : transition.presented).style,
      initiallyInteractive: isInteractive,
      isInteractive: isInteractive
    )
  }

  /// In a presented navigation controller every screen fills its view.
  private func frame(of controller: Controller) -> Rect {
    guard stage.navigationView == nil else { return Rect(origin: .zero, size: stage.transitionSize) }
    return stage.restingState(of: controller.layer, at: time).layoutFrame
  }

  /// The key of the view that has no part in a transition, because it stays in place under the presented one.
  func keyWithoutView(_ kind: TransitionKind, to: Controller) -> TransitionKey? {
    ControllerTransition.keyWithoutView(
      kind,
      to: to,
      presentedRoot: stack.presentedRoot,
      isLowerInWindow: stage.isInContainer(to.layer)
    )
  }
}

extension TransitionKey {
  /// What a scene's paths call the controller.
  var role: LayerPath.Role { self == .from ? .from : .to }
}
