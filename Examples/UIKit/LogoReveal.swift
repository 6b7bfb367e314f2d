// The next screen through a growing hole in the shape of the logo. Beside it: Scenes/logo-reveal.
import UIKit

/// Masks the incoming view with the logo, and lets mask and logo grow together.
final class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private weak var context: UIViewControllerContextTransitioning?
  private let logo: CAShapeLayer

  init(_ logo: CAShapeLayer) {
    self.logo = logo
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
    context = transitionContext
    transitionContext.containerView.addSubview(to)

    let hole = CAShapeLayer()
    hole.path = logo.path
    hole.frame = logo.frame
    to.layer.mask = hole

    let grow = CABasicAnimation(keyPath: "transform")
    grow.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    grow.toValue = NSValue(
      caTransform3D: CATransform3DConcat(CATransform3DMakeTranslation(0, -10, 0), CATransform3DMakeScale(150, 150, 1))
    )
    grow.duration = transitionDuration(using: transitionContext)
    grow.timingFunction = CAMediaTimingFunction(name: .easeIn)
    grow.fillMode = .forwards
    grow.isRemovedOnCompletion = false
    grow.delegate = self
    hole.add(grow, forKey: nil)
    grow.delegate = nil
    logo.add(grow, forKey: nil)

    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = grow.duration
    to.layer.add(fade, forKey: nil)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context else { return }
    context.completeTransition(!context.transitionWasCancelled)
    logo.removeAllAnimations()
    context.view(forKey: .to)?.layer.mask = nil
  }
}

/// A logo on the sea.
final class LogoController: UIViewController {
  let logo = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.12, green: 0.35, blue: 0.55, alpha: 1)
    logo.frame = CGRect(x: 116.5, y: 296, width: 160, height: 160)
    logo.path = UIBezierPath(roundedRect: CGRect(x: 0, y: 48, width: 160, height: 102), cornerRadius: 18).cgPath
    logo.fillColor = UIColor.white.cgColor
    logo.name = "logo"
    view.layer.addSublayer(logo)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(start)))
  }

  @objc private func start() { navigationController?.pushViewController(PackingController(), animated: true) }
}

/// What is packed.
final class PackingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }
}

/// Asked for the animator of a push; a pop is UIKit's own.
final class TripNavigation: UINavigationController, UINavigationControllerDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    isNavigationBarHidden = true
    delegate = self
    viewControllers = [LogoController()]
  }

  required init?(coder: NSCoder) { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? (fromVC as? LogoController).map { RevealAnimator($0.logo) } : nil
  }
}

#Preview("Logo reveal") { TripNavigation() }
