import UIKit
import Foundation
import CoreGraphics

class CircleRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    fileprivate weak var context: UIViewControllerContextTransitioning?
    let start: CGRect

    init(from start: CGRect) { self.start = start }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(to)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: start.insetBy(dx: -600, dy: -600)).cgPath
        to.layer.mask = mask
        let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.path))
        animation.fromValue = UIBezierPath(ovalIn: start).cgPath
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        mask.add(animation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        context?.view(forKey: .to)?.layer.mask = nil
        context?.completeTransition(!(context?.transitionWasCancelled ?? false))
    }
}
