import Foundation
import SegueUIKitRules

/// A change from one controller of a tab bar to another one, by an animator of the app's.
///
/// A hand does not drive it: an interactor is asked for, and has no effect.
@MainActor
final class TabTransition: SegueObject, UIViewControllerContextTransitioning {
  private let tabs: UITabBarController
  private let from: UIViewController
  private let to: UIViewController
  private let animator: any UIViewControllerAnimatedTransitioning
  private var isOver = false

  init(
    _ tabs: UITabBarController,
    from: UIViewController,
    to: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.tabs, self.from, self.to, self.animator) = (tabs, from, to, animator)
    super.init(main: ())
    if interactor != nil { SegueHost.current.note("a hand does not drive a tab bar's transition") }
  }

  func begin() {
    from.tellAll([.viewWillDisappear])
    to.tellAll([.viewWillAppear])
    to.loadViewIfNeeded()
    _ = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
  }

  var containerView: UIView { tabs.container }
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return SegueHost.current.note("completeTransition was called twice") }
    isOver = true
    tabs.end(from, completed: didComplete)
    to.tellAll(didComplete ? [.viewIsAppearing, .viewDidAppear] : [.viewWillDisappear, .viewDidDisappear])
    from.tellAll(didComplete ? [.viewDidDisappear] : [.viewWillAppear, .viewIsAppearing, .viewDidAppear])
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? tabs.container.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? tabs.container.bounds : .zero }
}
