import Foundation

/// Hands out what a file has of a transition, and drives it by a pan.
@MainActor
final class StockDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  private let parts: SegueStock
  private let list: UIViewController
  /// The card that was tapped.
  var card: @MainActor () -> UIView = { UIView() }
  weak var detail: UIViewController?
  /// What a hand drives now.
  private var held: UIPercentDrivenInteractiveTransition?

  init(_ parts: SegueStock, list: UIViewController) {
    (self.parts, self.list) = (parts, list)
    super.init()
  }

  /// Lets a pan to the right, or down, drive a step back; `begin` starts that.
  func follow(_ pan: UIPanGestureRecognizer, _ isPushed: Bool, _ begin: () -> Void) {
    guard let view = pan.view?.window else { return }
    let (moved, speed) = (pan.translation(in: view), pan.velocity(in: view))
    let part = isPushed ? moved.x / view.bounds.width : moved.y / view.bounds.height
    let pace = isPushed ? speed.x / view.bounds.width : speed.y / view.bounds.height
    switch pan.state {
    case .began:
      held = parts.interactor?()
      begin()
    case .changed: held?.update(min(max(part, 0), 1))
    case .ended:
      if part + pace / 4 > 0.5 { held?.finish() } else { held?.cancel() }
      held = nil
    case .cancelled, .failed:
      held?.cancel()
      held = nil
    default: break
    }
  }

  private func animator(
    _ isForward: Bool,
    _ operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let make = parts.animator, let detail else { return nil }
    let card = self.card()
    let step = SegueStock.Step(
      isForward: isForward,
      operation: operation,
      card: card,
      cardFrame: card.convert(card.bounds, to: nil),
      list: list,
      detail: detail
    )
    return make(step)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(true, .push) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(false, .pop) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { held }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { parts.presentation?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(operation == .push, operation) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { held }
}
