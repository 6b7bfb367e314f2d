//
//  SlidePushAnimator.swift
//  A push that moves the old screen a third of the way.
//

import UIKit

final class SlidePushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private let duration: TimeInterval

    init(operation: UINavigationController.Operation, duration: TimeInterval = 0.35) {
        self.operation = operation
        self.duration = duration
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from),
              let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let width = container.bounds.width
        let isPush = operation == .push

        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        to.transform = CGAffineTransform(translationX: isPush ? width : -width / 3, y: 0)

        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: {
            to.transform = .identity
            from.transform = CGAffineTransform(translationX: isPush ? -width / 3 : width, y: 0)
        }, completion: { _ in
            from.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
