import UIKit

class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
	let interactor = CardInteractor()

	func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
		let controller = CardPresentationController(presentedViewController: presented, presenting: presenting)
		controller.cardDelegate = presented as? CardPresentationControllerDelegate
		return controller
	}

	func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
		return CardAnimator(isPresenting: true)
	}

	func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
		return CardAnimator(isPresenting: false)
	}

	func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
		return interactor.hasStarted ? interactor : nil
	}
}

class CardInteractor: UIPercentDrivenInteractiveTransition {
	var hasStarted = false
	var shouldFinish = false

	override func cancel() {
		hasStarted = false
		super.cancel()
	}
}

struct CardMotion { // plain numbers, nothing for Objective-C
	static let duration: TimeInterval = 0.45
	static let damping: CGFloat = 0.82
}

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
	let isPresenting: Bool
	init(isPresenting: Bool) { self.isPresenting = isPresenting }

	func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { CardMotion.duration }

	func animateTransition(using context: UIViewControllerContextTransitioning) {
		let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
		guard let controller = context.viewController(forKey: key) else { return }
		let shown = context.finalFrame(for: controller)
		let hidden = shown.offsetBy(dx: 0, dy: context.containerView.bounds.height - shown.minY)
		if isPresenting { context.containerView.addSubview(controller.view) }
		controller.view.frame = isPresenting ? hidden : shown
		UIView.animate(
			withDuration: transitionDuration(using: context), delay: 0,
			usingSpringWithDamping: CardMotion.damping, initialSpringVelocity: 0,
			options: [], animations: { controller.view.frame = self.isPresenting ? shown : hidden }
		) { _ in context.completeTransition(!context.transitionWasCancelled) }
	}
}
