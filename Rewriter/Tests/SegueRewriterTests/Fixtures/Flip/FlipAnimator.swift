import UIKit

#if os(iOS) || os(tvOS)
    import QuartzCore
#elseif os(macOS)
    import AppKit
    class FlipAnimator: NSObject { @objc func never() {} }
#endif

#if canImport(UIKit)
class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var isReverse = false

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 900
        container.layer.sublayerTransform = perspective
        let turn = CATransform3DMakeRotation(.pi / 2 * (isReverse ? -1 : 1), 0, 1, 0)
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
        to.layer.transform = turn
        container.addSubview(to)
        if #available(iOS 13.0, *) { from.layer.zPosition = 1 }
        UIView.animate(withDuration: 0.6, animations: {
            from.layer.transform = turn
            to.layer.transform = CATransform3DIdentity
        }, completion: { done in
            transitionContext.completeTransition(done)
        })
    }
}
#endif

#if targetEnvironment(simulator)
let isSimulator = true
#else
let isSimulator = false
#endif

class FlipDebug: NSObject {
    #if DEBUG
    @objc func dump() { print("flip") }
    #else
    @objc func dumpNothing() {}
    #endif
}
