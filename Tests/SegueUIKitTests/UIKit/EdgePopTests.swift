import SegueGeometry
import SegueGestures
import SegueUIKitRules
import Testing

@testable import SegueUIKit

@MainActor
@Suite("A stroke from the edge leads back")
struct EdgePopTests {
  /// A phone with a screen on top of another one.
  @MainActor
  private struct Shown {
    let phone = Phone()
    let home = Screen("home")
    let detail = Screen("detail")
    let navigation: UINavigationController

    init() {
      navigation = UINavigationController(rootViewController: home)
      navigation.viewControllers = [home, detail]
      phone.window.rootViewController = navigation
      phone.host.advance(to: 0)
    }

    /// Drags from the edge to a place, and waits until all is at rest.
    func drag(to end: Double, at start: Double = 1, from edge: Double = 2) {
      touch(.began, edge, at: start)
      for step in 1...5 {
        touch(.moved, edge + (end - edge) * Double(step) / 5, at: start + Double(step) / 10)
      }
    }

    func touch(_ phase: PointerEvent.Phase, _ x: Double, at time: Double) {
      phone.host.advance(to: time)
      phone.host.handle(PointerEvent(phase: phase, location: Point(x: x, y: 400), time: time))
    }

    func letGo(_ x: Double, at time: Double = 2) {
      touch(.ended, x, at: time)
      phone.host.advance(to: time + 3)
    }

    var place: CGFloat { detail.view.layer.presentation()?.frame.minX ?? -1 }
  }

  @Test("the view follows the finger evenly, and goes on where it has come far enough")
  func finishes() {
    let shown = Shown()
    shown.drag(to: 302)
    #expect(abs(shown.place - 300) < 1e-9)
    #expect(shown.navigation.topViewController === shown.home)
    shown.letGo(302)
    #expect(shown.navigation.viewControllers == [shown.home])
    #expect(shown.home.view.window != nil && shown.detail.view.window == nil)
    #expect(shown.home.view.frame == shown.phone.window.bounds)
    let lines = shown.phone.host.calls.map(\.1.text)
    #expect(lines.contains("startInteractiveTransition") && lines.contains("finish"))
  }

  @Test("where it has not, everything is as before")
  func cancels() {
    let shown = Shown()
    shown.drag(to: 102)
    #expect(abs(shown.place - 100) < 1e-9)
    shown.letGo(102)
    #expect(shown.navigation.viewControllers == [shown.home, shown.detail])
    #expect(shown.detail.view.frame == shown.phone.window.bounds)
    #expect(shown.home.view.window == nil)
    // And the finger may try again.
    shown.drag(to: 302, at: 10)
    shown.letGo(302, at: 11)
    #expect(shown.navigation.viewControllers == [shown.home])
  }

  /// An animator of the app's for every way.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ controller: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { TestAnimator.fading() }
  }

  /// What keeps a stroke from leading back.
  enum Obstacle: CaseIterable {
    case hiddenBar, hiddenButton, ownButton, disabled, root, animator, middle
  }

  @Test(
    "not where the bar has no button for it, or the app has a way back of its own",
    arguments: Obstacle.allCases
  )
  func obstacles(_ obstacle: Obstacle) {
    let (shown, delegate) = (Shown(), Delegate())
    switch obstacle {
    case .hiddenBar: shown.navigation.isNavigationBarHidden = true
    case .hiddenButton: shown.detail.navigationItem.hidesBackButton = true
    case .ownButton:
      shown.detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "x",
        style: .plain,
        target: nil,
        action: nil
      )
    case .disabled: shown.navigation.interactivePopGestureRecognizer?.isEnabled = false
    case .root: shown.navigation.viewControllers = [shown.detail]
    case .animator: shown.navigation.delegate = delegate
    case .middle: break
    }
    let before = shown.navigation.viewControllers
    shown.drag(to: 302, from: obstacle == .middle ? 150 : 2)
    shown.letGo(302)
    #expect(shown.navigation.viewControllers == before)
  }

  @Test("an app that takes the recognizer's delegate away has it also without a bar")
  func withoutDelegate() {
    let shown = Shown()
    shown.navigation.isNavigationBarHidden = true
    shown.navigation.interactivePopGestureRecognizer?.delegate = nil
    shown.drag(to: 302)
    shown.letGo(302)
    #expect(shown.navigation.viewControllers == [shown.home])
  }
}
