// A push under which the new screen lies while the old one fades away. Beside it: Scenes/crossfade.
import UIKit

/// The old view fades; the new one waits below.
final class CrossfadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      from.alpha = 0
    } completion: { _ in
      from.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A screen of one colour that a tap leaves.
final class SkyController: UIViewController {
  private let color: UIColor
  private let leave: (UIViewController) -> Void

  init(_ color: UIColor, leave: @escaping (UIViewController) -> Void) {
    self.color = color
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
  }

  @objc private func go() { leave(self) }
}

/// Asked for the animator of every push and pop.
final class CrossfadeNavigation: UINavigationController, UINavigationControllerDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    isNavigationBarHidden = true
    delegate = self
    let dusk = SkyController(.systemPurple) { dusk in
      let city = SkyController(.black) { $0.navigationController?.popViewController(animated: true) }
      dusk.navigationController?.pushViewController(city, animated: true)
    }
    viewControllers = [dusk]
  }

  required init?(coder: NSCoder) { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CrossfadeAnimator() }
}

#Preview("Crossfade") { CrossfadeNavigation() }
