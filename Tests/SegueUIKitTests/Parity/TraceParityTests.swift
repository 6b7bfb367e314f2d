import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import SegueUIKitRules
import Testing

@testable import SegueUIKit

/// The calls around a transition are the scene's, one by one and at the same times.
@MainActor
@Suite("Calls of UIKit code and of scenes")
struct TraceParityTests {
  private func lines(_ calls: [(time: Double, call: UIKitCall<String>)]) -> [String] {
    calls.map { "\(($0.time * 1e6).rounded() / 1e6) \($0.call.text)" }
  }

  /// The calls of a scene in which transitions are started at times.
  private func calls(of scene: String, _ transitions: [(Double, String)], until end: Double) throws
    -> [String]
  {
    var session = Session(scene: try SceneFile.load(scene).scene)
    for (time, name) in transitions {
      session.advance(to: time)
      session.handle(.trigger(name))
    }
    session.advance(to: end)
    return lines(session.trace.compactMap { entry in entry.call.map { (entry.time, $0) } })
  }

  @Test("a full-screen presentation and its dismissal")
  func modal() throws {
    let expected = try calls(of: "slide-down", [(0, "show"), (1, "hide")], until: 2)
    let phone = Phone()
    let (home, sheet, delegate) = (Screen("home"), Screen("sheet"), TestDelegate())
    (delegate.forward, delegate.back) = (.comingDown(), .goingDown())
    phone.window.rootViewController = home
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = delegate
    var completions: [Double] = []
    phone.host.perform { home.present(sheet, animated: true) { completions.append(CACurrentMediaTime()) } }
    #expect(home.presentedViewController === sheet)
    #expect(sheet.isBeingPresented)
    phone.host.advance(to: 1)
    #expect(sheet.view.window === phone.window)
    #expect(home.view.window == nil)
    phone.host.perform { sheet.dismiss(animated: true) { completions.append(CACurrentMediaTime()) } }
    phone.host.advance(to: 2)
    #expect(lines(phone.host.calls) == expected)
    #expect(completions.map { ($0 * 1e6).rounded() } == [500_000, 1_400_000])
    #expect(home.view.window === phone.window)
    #expect(home.presentedViewController == nil)
    #expect(phone.window.subviews.count == 1)
  }

  @Test("a push and a pop")
  func navigation() throws {
    let expected = try calls(of: "crossfade", [(0, "forth"), (2, "back")], until: 4)
    let phone = Phone()
    let (dusk, city, delegate) = (Screen("dusk"), Screen("city"), TestDelegate())
    (delegate.forward, delegate.back) = (.fading(), .fading())
    let navigation = UINavigationController(rootViewController: dusk)
    navigation.delegate = delegate
    phone.window.rootViewController = navigation
    phone.host.perform { navigation.pushViewController(city, animated: true) }
    #expect(navigation.topViewController === city)
    phone.host.advance(to: 2)
    #expect(city.view.superview === navigation.container)
    #expect(dusk.view.superview == nil)
    phone.host.perform { navigation.popViewController(animated: true) }
    phone.host.advance(to: 4)
    #expect(lines(phone.host.calls) == expected)
    #expect(navigation.viewControllers.count == 1)
    #expect(city.parent == nil)
    #expect(dusk.view.superview === navigation.container)
  }

  @Test("a presentation with a controller of its own, and what accompanies it")
  func presentation() throws {
    final class Panel: UIPresentationController {
      let dimming = UIView()
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 197, y: 0, width: 196, height: 852)
      }
      override func presentationTransitionWillBegin() {
        dimming.frame = containerView?.bounds ?? .zero
        dimming.alpha = 0
        containerView?.addSubview(dimming)
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
      }
      override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
      }
    }
    let expected = try calls(of: "side-panel", [(0, "show"), (1, "hide")], until: 2)
    let phone = Phone()
    let (home, panel, delegate) = (Screen("home"), Screen("panel"), TestDelegate())
    delegate.forward = .fadingPanel(0.5, isForward: true)
    delegate.back = .fadingPanel(0.5, isForward: false)
    delegate.makePresentation = { Panel(presentedViewController: $0, presenting: $1) }
    phone.window.rootViewController = home
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = delegate
    phone.host.perform { home.present(panel, animated: true) }
    phone.host.advance(to: 0.25)
    let dimming = (panel.presentationController as? Panel)?.dimming
    #expect(dimming?.layer.presentation()?.opacity == 0.5)
    phone.host.advance(to: 1)
    #expect(home.view.window === phone.window, "it stays below")
    phone.host.perform { home.dismiss(animated: true) }
    phone.host.advance(to: 2)
    #expect(lines(phone.host.calls) == expected)
    #expect(panel.presentationController == nil)
  }

  @Test(
    "a dismissal that a hand drives, to its end and back",
    arguments: [("finish", true), ("cancel", false)]
  )
  func interactive(script: String, finishes: Bool) throws {
    let scene = try SceneFile.load("slide-down").scene
    var session = Session(scene: scene)
    session.handle(.trigger("show"))
    session.advance(to: 1)
    let count = session.trace.count
    // The scene's pull: its hand is at a fraction of 400 points, and lets go at the end of the script.
    let ends = finishes ? [0.0, 80, 160, 240] : [0.0, 60, 120, 140]
    for (step, distance) in ends.enumerated() {
      let time = 1 + Double(step) / 10
      session.advance(to: time)
      let phase: PointerEvent.Phase = step == 0 ? .began : step == 3 ? .ended : .moved
      let place = Point(x: 196, y: 160 + distance)
      session.handle(.pointer(PointerEvent(phase: phase, location: place, time: time)))
    }
    session.advance(to: 4)
    let entries = session.trace[count...].compactMap { entry in entry.call.map { (entry.time, $0) } }
    let expected = entries.map(\.1.text).filter { !$0.hasPrefix("update") }

    let phone = Phone()
    let (home, sheet, delegate) = (Screen("home"), Screen("sheet"), TestDelegate())
    (delegate.back, delegate.interactor) = (.goingDown(), UIPercentDrivenInteractiveTransition())
    phone.window.rootViewController = home
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = delegate
    phone.host.perform { home.present(sheet, animated: false) }
    phone.host.advance(to: 1)
    let before = phone.host.calls.count
    phone.host.perform { sheet.dismiss(animated: true) }
    for (step, distance) in ends.enumerated() {
      phone.host.advance(to: 1 + Double(step) / 10)
      delegate.interactor?.update(CGFloat(distance / 400))
    }
    #expect(abs((sheet.view.layer.presentation()?.frame.minY ?? 0) - ends[3] / 400 * 852) < 1e-9)
    if finishes { delegate.interactor?.finish() } else { delegate.interactor?.cancel() }
    phone.host.advance(to: 4)
    let made = phone.host.calls[before...].map(\.call.text).filter { !$0.hasPrefix("update") }
    #expect(made == expected)
    #expect((home.view.window == nil) == !finishes)
    #expect((sheet.view.window == nil) == finishes)
    #expect(sheet.view.superview?.layer.speed ?? 1 == 1)
  }
}
