import Foundation
import SegueUIKitRules

extension TransitionRun: UIViewControllerContextTransitioning {
  var containerView: UIView { ends.container }
  var transitionWasCancelled: Bool { isCancelled }
  var targetTransform: CGAffineTransform { .identity }

  var presentationStyle: UIModalPresentationStyle {
    rules.kind.isNavigation ? .none : upper.modalPresentationStyle
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    update(Double(percentComplete))
    note(.update(Double(percentComplete)))
  }

  func finishInteractiveTransition() { release(finishes: true) }
  func cancelInteractiveTransition() { release(finishes: false) }
  func pauseInteractiveTransition() { hold() }
  func completeTransition(_ didComplete: Bool) { complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: ends.from
    case .to: ends.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: ends.missing == .from ? nil : view(of: ends.from)
    case .to: ends.missing == .to ? nil : view(of: ends.to)
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === ends.to { return rules.kind == .dismiss && ends.missing == .to ? vc.view.frame : finalFrame }
    return rules.kind.isForward && ends.missing == .from ? vc.view.frame : .zero
  }

  /// The presented or pushed controller.
  var upper: UIViewController { rules.kind.isForward ? ends.to : ends.from }

  /// A controller's view; of a presented one, what its presentation says.
  private func view(of controller: UIViewController) -> UIView? {
    controller === upper && presentation != nil ? presentation?.presentedView : controller.view
  }
}

extension TransitionRun: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { false }
  var transitionDuration: TimeInterval { duration }
  var percentComplete: CGFloat { CGFloat(percent) }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func animate(
    alongsideTransition animation: Accompaniment?,
    completion: Accompaniment?
  ) -> Bool { accompany(animation, completion) }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: Accompaniment?,
    completion: Accompaniment?
  ) -> Bool { accompany(animation, completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Accompaniment) { observe(handler) }
}
