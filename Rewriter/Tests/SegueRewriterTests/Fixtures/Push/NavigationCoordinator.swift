import UIKit

/// Owns the edge pan of a navigation controller and hands out animators.
class NavigationCoordinator: NSObject {

    private weak var navigationController: UINavigationController?
    private var interactor: UIPercentDrivenInteractiveTransition?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleEdgePan(_:)))
        pan.edges = .left
        navigationController.view.addGestureRecognizer(pan)
    }

    @objc private func handleEdgePan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let progress = recognizer.translation(in: view).x / max(view.bounds.width, 1)
        switch recognizer.state {
        case .began:
            interactor = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed:
            interactor?.update(progress)
        case .ended, .cancelled:
            if progress > 0.5 || recognizer.velocity(in: view).x > 500 {
                interactor?.finish()
            } else {
                interactor?.cancel()
            }
            interactor = nil
        default:
            break
        }
    }
}

// MARK: - UINavigationControllerDelegate

extension NavigationCoordinator: UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SlidePushAnimator(operation: operation)
    }

    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning? {
        return interactor
    }
}
