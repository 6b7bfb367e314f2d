// A screen that grows out of the lower right corner. Alone it gets stock screens. Beside it: Scenes/corner-slide.
import UIKit

/// Grows in, and slides back to the corner.
final class CornerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let corner = CGPoint(x: container.bounds.maxX, y: container.bounds.maxY)
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let final: CGRect
    if isPresenting {
      final = container.bounds
      view.frame = CGRect(origin: corner, size: .zero)
      container.addSubview(view)
    } else {
      final = CGRect(origin: corner, size: view.frame.size)
      if let below = transitionContext.view(forKey: .to) { container.insertSubview(below, belowSubview: view) }
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.frame = final
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
