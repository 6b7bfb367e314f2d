@testable import SegueUIKit

/// A controller that is told apart by a name, as a scene's screens are.
@MainActor
final class Screen: UIViewController {
  private let ended: @MainActor () -> Void

  init(_ name: String, ended: @escaping @MainActor () -> Void = {}) {
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
    traceName = name
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let ended = ended
    MainActor.assumeIsolated { ended() }
  }
}

/// An animator that moves or fades one of the views.
@MainActor
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let body: @MainActor (any UIViewControllerContextTransitioning) -> Void

  init(
    duration: TimeInterval,
    _ body: @escaping @MainActor (any UIViewControllerContextTransitioning) -> Void
  ) {
    self.duration = duration
    self.body = body
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) { body(context) }
}

/// A delegate that hands out what it is given.
@MainActor
final class TestDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  var forward: TestAnimator?
  var back: TestAnimator?
  var interactor: UIPercentDrivenInteractiveTransition?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { forward }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { back }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentation?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? forward : back }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension TestAnimator {
  /// Comes down from above with a spring, as `slide-down` has it.
  static func comingDown() -> TestAnimator {
    TestAnimator(duration: 0.5) { context in
      guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
      let final = context.finalFrame(for: to)
      view.frame = final.offsetBy(dx: 0, dy: -context.containerView.bounds.height)
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        usingSpringWithDamping: 0.6,
        initialSpringVelocity: 0,
        animations: { view.frame = final },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) }
      )
    }
  }

  /// Slides out downwards over what it came over, as `slide-down` has it.
  static func goingDown() -> TestAnimator {
    TestAnimator(duration: 0.4) { context in
      guard let view = context.view(forKey: .from) else { return }
      if let below = context.view(forKey: .to) {
        context.containerView.insertSubview(below, belowSubview: view)
      }
      UIView.animate(withDuration: 0.4) {
        view.frame = view.frame.offsetBy(dx: 0, dy: context.containerView.bounds.height)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// Fades the old view away over the new one, as `crossfade` has it.
  static func fading() -> TestAnimator {
    TestAnimator(duration: 1) { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.insertSubview(to, belowSubview: from)
      UIView.animate(withDuration: 1) {
        from.alpha = 0
      } completion: { _ in
        from.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// Fades a presented view in, or out.
  static func fadingPanel(_ duration: TimeInterval, isForward: Bool) -> TestAnimator {
    TestAnimator(duration: duration) { context in
      let key: UITransitionContextViewKey = isForward ? .to : .from
      guard let view = context.view(forKey: key) else { return }
      if isForward { context.containerView.addSubview(view) }
      view.alpha = isForward ? 0 : 1
      UIView.animate(withDuration: duration) {
        view.alpha = isForward ? 1 : 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
