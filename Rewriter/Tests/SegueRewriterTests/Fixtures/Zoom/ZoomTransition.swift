import UIKit
import QuartzCore

@objc public protocol ZoomTransitionSource: class {
    func zoomSourceImageView() -> UIImageView
    @objc optional func zoomWillBegin(_ operation: Int)
    @objc optional func zoomDidEnd()
    @objc optional func zoomCornerRadius(for view: UIView) -> CGFloat
    @objc optional func zoomReplacement(for view: UIView, at index: Int) -> UIView?
}

public class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
    @objc public dynamic var isReversed = false
    public weak var source: ZoomTransitionSource?

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toVC = transitionContext.viewController(forKey: .to), let source = source else { return }
        let container = transitionContext.containerView
        source.zoomWillBegin?(isReversed ? 1 : 0)
        let imageView = source.zoomSourceImageView()
        let radius = source.zoomCornerRadius?(for: imageView) ?? 8
        let snapshot: UIView = source.zoomReplacement?(for: imageView, at: 0) ?? imageView.snapshotView(afterScreenUpdates: false) ?? UIView(frame: .zero)
        snapshot.frame = container.convert(imageView.frame, from: imageView.superview)
        snapshot.layer.cornerRadius = radius
        container.addSubview(snapshot)
        toVC.view.alpha = 0
        container.insertSubview(toVC.view, belowSubview: snapshot)
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) { snapshot.frame = container.bounds }
            UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { toVC.view.alpha = 1 }
        }, completion: { _ in
            snapshot.removeFromSuperview()
            source.zoomDidEnd?()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
