import UIKit

class TabSlideController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(next(_:)))
        swipe.direction = .left
        view.addGestureRecognizer(swipe)
    }

    @objc func next(_ sender: Any) { selectedIndex += 1 }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let all = viewControllers, let a = all.firstIndex(of: fromVC), let b = all.firstIndex(of: toVC) else { return nil }
        return TabSlideAnimator(isForward: b > a)
    }
}

struct Progress01: Equatable { var value: CGFloat }

class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isForward: Bool
    convenience override init() { self.init(isForward: true) }
    init(isForward: Bool) { self.isForward = isForward; super.init() }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
    }
}
