import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import SegueUIKitRules
import Testing

@testable import SegueUIKit

/// A tab bar controller's changes, by the rules that scenes keep.
@MainActor
@Suite("Tab bar controllers")
struct TabBarControllerTests {
  final class Delegate: NSObject, UITabBarControllerDelegate {
    var animator: TestAnimator?
    var interactor: UIPercentDrivenInteractiveTransition?
    var asked: [String] = []
    var mayChoose = true

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelect viewController: UIViewController
    ) -> Bool { mayChoose }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(fromVC.traceName ?? "") \(toVC.traceName ?? "")")
      return animator
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private static let scene = """
    segue: 1
    device: iphone-15
    screens: {one: {tab: One}, two: {tab: Two}}
    transitions:
      change: {kind: tab, duration: 1, ease: linear, tracks: {to: {x: direction * W -> rest}}}
    gestures:
      drag: {in: one, recognize: pan(left), progress: -dx / W, drives: change, finish: {when: progress > 0.5}}
    """

  private func session() throws -> Session {
    Session(scene: try SceneFile.parse(Array(Self.scene.utf8), path: "tabs.yaml", folder: nil).scene)
  }

  private func lines(_ calls: [(time: Double, call: UIKitCall<String>)]) -> [String] {
    calls.map { "\(($0.time * 1e6).rounded() / 1e6) \($0.call.text)" }
  }

  private func lines(_ session: Session) -> [String] {
    lines(session.trace.compactMap { entry in entry.call.map { (entry.time, $0) } })
  }

  @MainActor
  private struct Tabs {
    let phone: Phone
    let controller: UITabBarController
    let one: Screen
    let two: Screen
    let delegate: Delegate

    init() {
      // Before any object, because it makes its host the present one.
      phone = Phone()
      controller = UITabBarController()
      (one, two) = (Screen("one"), Screen("two"))
      delegate = Delegate()
      controller.viewControllers = [one, two]
      controller.delegate = delegate
      phone.window.rootViewController = controller
      phone.host.advance(to: 0)
    }
  }

  /// From the side that the new view comes from.
  private static func sliding() -> TestAnimator {
    TestAnimator(duration: 1) { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.frame.origin.x = 393
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test(
    "a tap on the bar makes the scene's calls, with an animator and without one",
    arguments: [true, false]
  )
  func calls(animates: Bool) throws {
    var session = try session()
    if animates {
      session.handle(.tap(LayerPath("two/tab")))
    } else {
      let tracks = ", duration: 1, ease: linear, tracks: {to: {x: direction * W -> rest}}"
      let plain = Self.scene.split(separator: "gestures:")[0].replacing(tracks, with: "")
      session = Session(scene: try SceneFile.parse(Array(plain.utf8), path: "tabs.yaml", folder: nil).scene)
      session.handle(.tap(LayerPath("two/tab")))
    }
    session.advance(to: 2)
    let tabs = Tabs()
    if animates { tabs.delegate.animator = Self.sliding() }
    tabs.phone.host.perform { tabs.controller.tabBar(tabs.controller.tabBar, didSelect: tabs.two.tabBarItem) }
    tabs.phone.host.advance(to: 0.5)
    if animates { #expect(tabs.two.view.layer.presentation()?.frame.minX == 196.5) }
    tabs.phone.host.advance(to: 2)
    let calls = lines(tabs.phone.host.calls)
    // At once, the app's delegate hears of the choice after everything else.
    let expected = animates ? lines(session) : lines(session).filter { !$0.contains("didSelect") }
    #expect(calls.filter { animates || !$0.contains("didSelect") } == expected)
    #expect(tabs.delegate.asked == ["one two"])
    #expect(tabs.controller.selectedIndex == 1 && tabs.one.view.superview == nil)
  }

  @Test("a hand drives it, to its end and back", arguments: [true, false])
  func hand(finishes: Bool) throws {
    let tabs = Tabs()
    let interactor = UIPercentDrivenInteractiveTransition()
    (tabs.delegate.animator, tabs.delegate.interactor) = (Self.sliding(), interactor)
    tabs.phone.host.perform { tabs.controller.selectedIndex = 1 }
    tabs.phone.host.advance(to: 0.2)
    tabs.phone.host.perform { interactor.update(0.25) }
    tabs.phone.host.advance(to: 0.3)
    #expect(tabs.two.view.layer.presentation()?.frame.minX == 393 * 0.75)
    #expect(tabs.controller.selectedIndex == 1)
    tabs.phone.host.perform { if finishes { interactor.finish() } else { interactor.cancel() } }
    tabs.phone.host.advance(to: 3)
    #expect(tabs.controller.selectedIndex == (finishes ? 1 : 0))
    let (shown, gone) = finishes ? (tabs.two, tabs.one) : (tabs.one, tabs.two)
    #expect(shown.view.superview === tabs.controller.container && gone.view.superview == nil)
    #expect(tabs.controller.tabBar.selectedItem === shown.tabBarItem)
    let calls = tabs.phone.host.calls.map(\.call.text)
    #expect(calls.contains("startInteractiveTransition"))
    #expect(calls.contains("completeTransition(\(finishes))"))
    #expect(calls.contains("two viewDidAppear") == finishes)
  }

  @Test("a second tap leads a navigation controller back to its root")
  func again() {
    let tabs = Tabs()
    let (root, page) = (Screen("root"), Screen("page"))
    let navigation = UINavigationController(rootViewController: root)
    tabs.controller.viewControllers = [navigation, tabs.two]
    tabs.phone.host.perform { navigation.pushViewController(page, animated: true) }
    tabs.phone.host.advance(to: 1)
    #expect(navigation.topViewController === page)
    let question = "animationController(for: push, from: root, to: page) -> nil"
    #expect(tabs.phone.host.calls.contains { $0.call.text == question }, "it is asked about the screens")
    tabs.phone.host.perform {
      tabs.controller.tabBar(tabs.controller.tabBar, didSelect: navigation.tabBarItem)
    }
    tabs.phone.host.advance(to: 2)
    #expect(navigation.topViewController === root)
    let calls = tabs.phone.host.calls.map(\.call.text)
    #expect(calls.contains("page viewWillDisappear") && calls.contains("root viewDidAppear"))
    #expect(tabs.controller.selectedViewController === navigation)
  }

  @Test("the delegate may refuse a tap")
  func refusal() {
    let tabs = Tabs()
    tabs.delegate.mayChoose = false
    tabs.phone.host.perform { tabs.controller.tabBar(tabs.controller.tabBar, didSelect: tabs.two.tabBarItem) }
    #expect(tabs.controller.selectedIndex == 0)
    #expect(tabs.phone.host.calls.map(\.call.text) == ["tabBarController(shouldSelect: two)"])
  }

  @Test("a second change is refused while the first one runs, and nothing is left behind")
  func twice() {
    let tabs = Tabs()
    tabs.delegate.animator = Self.sliding()
    tabs.phone.host.perform { tabs.controller.selectedIndex = 1 }
    tabs.phone.host.advance(to: 0.5)
    tabs.phone.host.perform { tabs.controller.selectedIndex = 0 }
    tabs.phone.host.advance(to: 3)
    #expect(tabs.controller.selectedIndex == 1)
    #expect(tabs.phone.host.calls.contains { $0.call.text.contains("refused") })
  }
}
