import UIKit

/// A base class with hooks, as libraries have it.
open class DimmingTransition: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
    let color = #colorLiteral(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    private var link: CADisplayLink?
    private var effectConstraint: NSLayoutConstraint?

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        link = CADisplayLink(target: self, selector: #selector(step))
        link?.add(to: .main, forMode: .common)
        transitionContext.containerView.addSubview(blur)
        animateAlongside()
    }

    @objc private func step(_ link: CADisplayLink) { update(percentComplete + 0.01) }
    @objc open dynamic func animateAlongside() { blur.effect = nil }
}

class PlainDimming: DimmingTransition {
    override func animateAlongside() { super.animateAlongside() }
    override func update(_ percentComplete: CGFloat) { super.update(min(percentComplete, 1)) }
}
