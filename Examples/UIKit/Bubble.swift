// A screen that is seen through a bubble, which grows where the finger tapped. Beside it: Scenes/reveals.
import UIKit

/// Masks the incoming view with a circle that grows until nothing is outside, or shrinks it away.
final class BubbleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let center: CGPoint

  init(_ operation: UINavigationController.Operation, from center: CGPoint) {
    self.operation = operation
    self.center = center
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    let isPush = operation == .push
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }

    let bubble = UIView(frame: CGRect(x: center.x - 1, y: center.y - 1, width: 2, height: 2))
    bubble.backgroundColor = .black
    bubble.layer.cornerRadius = 1
    bubble.layer.name = "bubble"
    // As large as the screen's diagonal, which covers everything from wherever it grew.
    let large = hypot(container.bounds.width, container.bounds.height)
    let whole = CGAffineTransform(scaleX: large, y: large)
    bubble.transform = isPush ? .identity : whole
    let masked = isPush ? to : from
    masked.mask = bubble

    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      bubble.transform = isPush ? whole : .identity
    } completion: { _ in
      masked.mask = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// One colour, and a bubble to tap.
final class ColorController: UIViewController {
  private let color: UIColor
  private let leave: (ColorController, CGPoint) -> Void

  init(_ color: UIColor, leave: @escaping (ColorController, CGPoint) -> Void) {
    self.color = color
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go(_:))))
  }

  @objc private func go(_ tap: UITapGestureRecognizer) { leave(self, tap.location(in: view)) }
}

/// Asked for the animator of every push and pop.
final class BubbleNavigation: UINavigationController, UINavigationControllerDelegate {
  private var center = CGPoint.zero

  init() {
    super.init(nibName: nil, bundle: nil)
    isNavigationBarHidden = true
    delegate = self
    let pink = ColorController(.systemPink) { pink, _ in pink.navigationController?.popViewController(animated: true) }
    viewControllers = [
      ColorController(.white) { [weak self] _, place in
        self?.center = place
        self?.pushViewController(pink, animated: true)
      }
    ]
  }

  required init?(coder: NSCoder) { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { BubbleAnimator(operation, from: center) }
}

#Preview("Bubble") { BubbleNavigation() }
