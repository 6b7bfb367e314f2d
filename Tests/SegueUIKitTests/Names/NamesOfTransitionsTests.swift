import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

/// Presentations and gestures as animators write them.
@MainActor
@Suite("Names of transitions")
struct NamesOfTransitionsTests {
  /// A panel over half of the screen, with a shade that is animated along.
  private final class Panel: UIPresentationController, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []
    let shade = UIView()

    override var shouldRemovePresentersView: Bool { false }
    override var presentedView: UIView? { super.presentedView }
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let room = containerView?.bounds else { return .zero }
      let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: room.size)
      return CGRect(x: 0, y: room.height - size.height, width: size.width, height: size.height)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: container.preferredContentSize.height) }
    override func presentationTransitionWillBegin() {
      shade.alpha = 0
      shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      containerView?.addSubview(shade)
      let coordinator: (any UIViewControllerTransitionCoordinator)? = presentedViewController
        .transitionCoordinator
      coordinator?
        .animate(
          alongsideTransition: { _ in self.shade.alpha = 1 },
          completion: { context in self.lines.append("along \(context.isCancelled)") }
        )
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("presented \(completed)") }
    override func dismissalTransitionWillBegin() {
      let coordinator = presentedViewController.transitionCoordinator
      coordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("dismissed \(completed)") }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      shade.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
      lines.append("layout")
    }
  }

  private final class Sheet: UIViewController {
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) { lines.append("appear \(isBeingPresented)") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("disappear \(isBeingDismissed)") }
  }

  @Test("a panel comes with what accompanies it, and goes")
  func panel() {
    let phone = Phone()
    let (home, sheet, delegate) = (Screen("home"), Sheet(), TestDelegate())
    phone.window.rootViewController = home
    phone.host.advance(to: 0)
    var panel: Panel?
    (delegate.forward, delegate.back) = (.fadingPanel(1, isForward: true), .fadingPanel(1, isForward: false))
    delegate.makePresentation = { presented, presenting in
      let made = Panel(presentedViewController: presented, presenting: presenting)
      panel = made
      return made
    }
    (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, delegate)
    sheet.preferredContentSize = CGSize(width: 0, height: 300)
    phone.host.perform { home.present(sheet, animated: true) }
    phone.host.advance(to: 0.5)
    #expect(panel?.shade.layer.presentation()?.opacity == 0.5)
    phone.host.advance(to: 1)
    #expect(sheet.view.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(panel?.shade.frame == phone.window.bounds)
    phone.host.perform { sheet.dismiss(animated: true) }
    phone.host.advance(to: 3)
    #expect(panel?.lines.filter { $0 != "layout" } == ["presented true", "along false", "dismissed true"])
    #expect(panel?.lines.contains("layout") == true)
    #expect(sheet.lines == ["appear true", "disappear true"])
  }

  /// Drives a transition by itself, by the context alone.
  private final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    var lines: [String] = []

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      let from = context.viewController(forKey: .from)
      lines.append("start \(context.isInteractive) \(from.map { context.initialFrame(for: $0).width } ?? 0)")
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }

    func end(_ finishes: Bool) {
      if finishes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
      context?.completeTransition(finishes)
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let driver = Driver()
    let animator = TestAnimator.fading()
    var operations: [UINavigationControllerOperation] = []

    func navigationController(
      _ controller: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return animator
    }

    func navigationController(
      _ controller: UINavigationController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test("an interactor of the app's own finishes and cancels through the context")
  func driver() {
    let phone = Phone()
    let (home, detail, delegate) = (Screen("home"), Screen("detail"), Delegate())
    let navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(navigation.isNavigationBarHidden)
    navigation.delegate = delegate
    phone.window.rootViewController = navigation
    phone.host.perform { navigation.pushViewController(detail, animated: true) }
    #expect(delegate.driver.lines == ["start true 393.0"])
    phone.host.perform { delegate.driver.end(false) }
    #expect(navigation.topViewController === home)
    phone.host.perform { navigation.pushViewController(detail, animated: true) }
    phone.host.perform { delegate.driver.end(true) }
    #expect(navigation.topViewController === detail)
    #expect(delegate.operations == [.push, .push])
  }

  @Test("a container lets a child appear and disappear by itself")
  func appearance() {
    final class Child: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) { lines.append("will") }
      override func viewDidAppear(_ animated: Bool) { lines.append("did") }
    }
    _ = Phone()
    let child = Child()
    child.beginAppearanceTransition(true, animated: true)
    #expect(child.lines == ["will"])
    child.endAppearanceTransition()
    #expect(child.lines == ["will", "did"])
    child.modalPresentationStyle = .overCurrentContext
    let key: UITransitionContextViewControllerKey = .from
    #expect(key != .to)
  }

  @Test("a pan of one finger leaves the view's touches to it, if it is told to")
  func pan() {
    final class Watched: UIView {
      var lines: [String] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("cancelled")
      }
    }
    func lines(cancels: Bool) -> [String] {
      let phone = Phone()
      let view = Watched(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      phone.window.addSubview(view)
      phone.host.advance(to: 0)
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      (pan.maximumNumberOfTouches, pan.cancelsTouchesInView) = (1, cancels)
      view.addGestureRecognizer(pan)
      for (time, x) in [(1.0, 10.0), (1.1, 40), (1.2, 80)] {
        phone.host.advance(to: time)
        let phase: PointerEvent.Phase = time == 1 ? .began : .moved
        phone.host.handle(PointerEvent(phase: phase, location: Point(x: x, y: 50), time: time))
      }
      return view.lines
    }
    #expect(lines(cancels: true) == ["moved", "cancelled"])
    #expect(lines(cancels: false) == ["moved", "moved"])
  }
}
