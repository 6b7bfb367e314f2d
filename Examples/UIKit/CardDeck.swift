// A letter that slides off a deck, from which the inbox tilts up again. Beside it: Scenes/cards.
import UIKit

/// Slides the letter down, and brings what was behind it back with a tilt.
final class PutAwayAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let letter = transitionContext.view(forKey: .from), let inbox = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    container.insertSubview(inbox, belowSubview: letter)

    CATransaction.begin()
    CATransaction.setCompletionBlock {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    inbox.layer.add(tilt(for: transitionDuration(using: transitionContext)), forKey: "tilt")
    CATransaction.commit()

    UIView.animate(withDuration: 0.5) { letter.frame.origin.y = container.bounds.height }
  }

  /// Up from the back, leaning away; then level.
  private func tilt(for duration: CFTimeInterval) -> CAAnimation {
    let small = CATransform3DMakeScale(0.6, 0.6, 1)
    let leaning = CATransform3DConcat(
      CATransform3DMakeRotation(15 * .pi / 180, 1, 0, 0),
      CATransform3DMakeScale(0.95, 0.95, 1)
    )
    let rise = animation("transform", from: seen(small), to: seen(leaning), during: 0.35...0.7)
    let appear = animation("opacity", from: 0.6, to: 1.0, during: 0.35...0.7)
    for part in [rise, appear] { part.fillMode = .both }
    let settle = animation("transform", from: seen(leaning), to: seen(CATransform3DIdentity), during: 0.75...1)
    let group = CAAnimationGroup()
    group.animations = [rise, appear, settle]
    group.duration = duration
    return group
  }

  private func animation(
    _ keyPath: String,
    from start: Any,
    to end: Any,
    during time: ClosedRange<CFTimeInterval>
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (start, end)
    animation.beginTime = time.lowerBound
    animation.duration = time.upperBound - time.lowerBound
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  /// A transform as it is seen from 900 points away.
  private func seen(_ transform: CATransform3D) -> NSValue {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 900
    return NSValue(caTransform3D: CATransform3DConcat(transform, perspective))
  }
}

/// Five letters.
final class InboxController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.12, green: 0.35, blue: 0.55, alpha: 1)
    for index in 0..<5 {
      let letter = UIView(frame: CGRect(x: 24, y: 159 + 112 * CGFloat(index), width: view.bounds.width - 48, height: 100))
      letter.backgroundColor = UIColor(white: 1, alpha: 0.9)
      letter.layer.cornerRadius = 16
      view.addSubview(letter)
    }
  }
}

/// One of them.
final class LetterController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
    view.layer.cornerRadius = 12
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(putAway)))
  }

  @objc private func putAway() { navigationController?.popViewController(animated: true) }
}

/// Has a letter open, and an animator for the way back.
final class DeckNavigation: UINavigationController, UINavigationControllerDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    isNavigationBarHidden = true
    delegate = self
    viewControllers = [InboxController(), LetterController()]
  }

  required init?(coder: NSCoder) { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? PutAwayAnimator() : nil }
}

#Preview("Card deck") { DeckNavigation() }
