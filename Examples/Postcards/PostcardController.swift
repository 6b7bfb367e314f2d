import UIKit

/// One postcard, which grows out of its row and goes back into it.
class PostcardController: UIViewController {
  @IBOutlet var card: UIView!
  @IBOutlet var titleLabel: UILabel!
  let growth = GrowTransition()
  var place = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = place
  }

  @IBAction func turn(_ sender: UIButton) {
    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
      let isTurned = self.card.transform != .identity
      self.card.transform = isTurned ? .identity : CGAffineTransform(rotationAngle: .pi / 16)
    }
  }
}

class GrowTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var origin = CGRect.zero
  private var isGrowing = true

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isGrowing = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    isGrowing = false
    return self
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isGrowing ? .to : .from
    guard let view = transitionContext.view(forKey: key) else { return }
    let whole = transitionContext.containerView.bounds
    if isGrowing { transitionContext.containerView.addSubview(view) }
    view.clipsToBounds = true
    view.frame = isGrowing ? origin : whole
    view.layoutIfNeeded()
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0
    ) {
      view.frame = self.isGrowing ? whole : self.origin
      view.layoutIfNeeded()
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
