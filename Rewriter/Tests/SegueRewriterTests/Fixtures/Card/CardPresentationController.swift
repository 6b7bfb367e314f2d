import UIKit

@objc protocol CardPresentationControllerDelegate: AnyObject {
    /// Asked before a tap on the dimming dismisses.
    @objc optional func cardPresentationControllerShouldDismiss(_ controller: CardPresentationController) -> Bool
    @objc optional func cardPresentationControllerDidDismiss(_ controller: CardPresentationController)
    @objc optional var cardHeight: CGFloat { get }
}

class CardPresentationController: UIPresentationController {
    weak var cardDelegate: CardPresentationControllerDelegate?

    private lazy var dimmingView: UIView = {
        let view = UIView(frame: .zero)
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        view.alpha = 0
        let tap = UITapGestureRecognizer(target: self, action: #selector(dimmingTapped))
        view.addGestureRecognizer(tap)
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let height = cardDelegate?.cardHeight ?? bounds.height * 0.6
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        container.insertSubview(dimmingView, at: 0)
        presentedView?.layer.cornerRadius = 16
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.dimmingView.alpha = 0
        }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard completed else { return }
        dimmingView.removeFromSuperview()
        cardDelegate?.cardPresentationControllerDidDismiss?(self)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    @objc func dimmingTapped() {
        guard cardDelegate?.cardPresentationControllerShouldDismiss?(self) ?? true else { return }
        presentedViewController.dismiss(animated: true)
    }
}
