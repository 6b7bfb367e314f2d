// A player that comes down from above with a spring, and slides out downwards. Beside it: Scenes/slide-down.
import UIKit

/// The way in, with a spring.
final class DownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let sheet = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let final = transitionContext.finalFrame(for: controller)
    sheet.frame = final.offsetBy(dx: 0, dy: -container.bounds.height)
    container.addSubview(sheet)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0,
      options: [],
      animations: { sheet.frame = final },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    )
  }
}

/// The way out, which a finger can drive.
final class DismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let sheet = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    if let below = transitionContext.view(forKey: .to) { container.insertSubview(below, belowSubview: sheet) }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      sheet.frame = sheet.frame.offsetBy(dx: 0, dy: container.bounds.height)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// What is playing.
final class SheetController: UIViewController, UIViewControllerTransitioningDelegate {
  private var interactor: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
    view.layer.name = "sheet"
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  @objc private func pull(_ pan: UIPanGestureRecognizer) {
    let progress = min(max(pan.translation(in: view.window).y / 400, 0), 1)
    switch pan.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: interactor?.update(progress)
    case .ended:
      if progress > 0.5 { interactor?.finish() } else { interactor?.cancel() }
      interactor = nil
    default:
      interactor?.cancel()
      interactor = nil
    }
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { DownAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DismissAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}

/// The library; its button opens the player.
final class HomeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    let open = UIView(frame: CGRect(x: 12, y: 742, width: 369, height: 68))
    open.backgroundColor = .black
    open.layer.name = "open"
    open.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openPlayer)))
    view.addSubview(open)
  }

  @objc private func openPlayer() { present(SheetController(), animated: true) }
}

#Preview("Slide down") { HomeController() }
