import SegueStage
import SegueUIKitRules
import Testing

@testable import SegueUIKit

@MainActor
@Suite("View controllers")
struct ControllerTests {
  @Test("a view is loaded when it is asked for, and the controller is told")
  func loading() {
    final class Lines: UIViewController {
      var lines: [String] = []
      override func loadView() {
        lines.append("load")
        super.loadView()
      }
      override func viewDidLoad() { lines.append("did load") }
      override func viewWillAppear(_ animated: Bool) { lines.append("will \(animated)") }
      override func viewIsAppearing(_ animated: Bool) { lines.append("is") }
      override func viewDidAppear(_ animated: Bool) { lines.append("did") }
      override func viewWillLayoutSubviews() { lines.append("will layout") }
      override func viewDidLayoutSubviews() { lines.append("did layout") }
      override func viewDidDisappear(_ animated: Bool) { lines.append("gone") }
    }
    let phone = Phone()
    let controller = Lines()
    #expect(!controller.isViewLoaded)
    phone.window.rootViewController = controller
    phone.host.advance(to: 0)
    #expect(controller.lines == ["load", "did load", "will false", "is", "did", "will layout", "did layout"])
    #expect(controller.view.frame == phone.window.bounds)
    #expect(controller.view.next === controller)
    phone.window.rootViewController = UIViewController()
    #expect(controller.lines.last == "gone")
    #expect(controller.view.superview == nil)
  }

  @Test("children come, are told, and go")
  func containment() {
    final class Child: UIViewController {
      var lines: [String] = []
      override func willMove(toParent parent: UIViewController?) { lines.append("will \(parent != nil)") }
      override func didMove(toParent parent: UIViewController?) { lines.append("did \(parent != nil)") }
      override func viewWillAppear(_ animated: Bool) { lines.append("appear") }
    }
    let phone = Phone()
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent)
    phone.window.rootViewController = parent
    #expect(child.lines == ["will true", "did true", "appear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.lines.suffix(2) == ["will false", "did false"])
    #expect(parent.children.isEmpty)
  }

  @Test("without an animator UIKit's own runs: a sheet from below, a push from the side")
  func systemAnimations() {
    let phone = Phone()
    let (home, sheet) = (Screen("home"), Screen("sheet"))
    let navigation = UINavigationController(rootViewController: home)
    phone.window.rootViewController = navigation
    phone.host.advance(to: 0)
    phone.host.perform { home.present(sheet, animated: true) }
    #expect(abs((sheet.view.layer.presentation()?.frame.minY ?? 0) - 852) < 1e-9)
    phone.host.advance(to: 1)
    #expect(sheet.view.frame == CGRect(x: 0, y: 69, width: 393, height: 852 - 69))
    #expect(sheet.presentingViewController === navigation)
    phone.host.perform { sheet.dismiss(animated: true) }
    phone.host.advance(to: 2)
    #expect(sheet.view.window == nil)
    let detail = Screen("detail")
    phone.host.perform { navigation.pushViewController(detail, animated: true) }
    #expect(detail.view.layer.presentation()?.frame.minX == 393)
    phone.host.advance(to: 3)
    #expect(detail.view.frame == phone.window.bounds)
    #expect(home.view.superview == nil)
    phone.host.perform { navigation.popViewController(animated: true) }
    phone.host.advance(to: 4)
    #expect(home.view.frame == phone.window.bounds)
  }

  @Test("a pop during the push to its screen waits, any other transition is refused")
  func requests() {
    let phone = Phone()
    let (home, detail) = (Screen("home"), Screen("detail"))
    let navigation = UINavigationController(rootViewController: home)
    phone.window.rootViewController = navigation
    phone.host.perform { navigation.pushViewController(detail, animated: true) }
    phone.host.advance(to: 0.1)
    navigation.popViewController(animated: true)
    navigation.pushViewController(Screen("other"), animated: true)
    let complaints = phone.host.calls.compactMap { entry -> TransitionComplaint? in
      if case .complaint(let complaint, _) = entry.call { complaint } else { nil }
    }
    #expect(complaints == [.deferred, .refused])
    #expect(navigation.viewControllers.count == 2)
    phone.host.advance(to: 2)
    #expect(navigation.viewControllers.count == 1)
    #expect(home.view.superview === navigation.container)
  }

  @Test("a cancelled push leaves the stack as it was")
  func cancelledPush() {
    let phone = Phone()
    let (home, detail, delegate) = (Screen("home"), Screen("detail"), TestDelegate())
    (delegate.forward, delegate.interactor) = (.fading(), UIPercentDrivenInteractiveTransition())
    let navigation = UINavigationController(rootViewController: home)
    navigation.delegate = delegate
    phone.window.rootViewController = navigation
    phone.host.perform { navigation.pushViewController(detail, animated: true) }
    delegate.interactor?.update(0.5)
    #expect(home.view.layer.presentation()?.opacity == 0.5)
    phone.host.advance(to: 5)
    #expect(navigation.topViewController === detail)
    var changes: [Bool] = []
    detail.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    delegate.interactor?.cancel()
    #expect(changes == [true])
    phone.host.advance(to: 5.25)
    #expect(home.view.layer.presentation().map { $0.opacity > 0.5 && $0.opacity < 1 } == true)
    phone.host.advance(to: 6)
    #expect(navigation.viewControllers.map { $0 === home } == [true])
    #expect(detail.parent == nil)
    #expect(detail.view.window == nil)
    #expect(home.view.layer.presentation()?.opacity == 1)
    #expect(navigation.container.layer.speed == 1)
  }

  @Test("a transition that is cancelled at once is over when it is back, long before its animations would be")
  func earlyCancel() {
    let phone = Phone()
    let (home, detail, delegate) = (Screen("home"), Screen("detail"), TestDelegate())
    (delegate.forward, delegate.interactor) = (.fading(), UIPercentDrivenInteractiveTransition())
    let navigation = UINavigationController(rootViewController: home)
    navigation.delegate = delegate
    phone.window.rootViewController = navigation
    phone.host.perform { navigation.pushViewController(detail, animated: true) }
    phone.host.advance(to: 0.05)
    delegate.interactor?.update(0.1)
    delegate.interactor?.cancel()
    phone.host.advance(to: 0.2)
    #expect(navigation.topViewController === home)
    #expect(home.view.layer.animationKeys() == nil)
    #expect(phone.host.calls.last?.call == .appearance(.viewDidAppear, of: "home"))
  }

  @Test("a caught transition goes on from where it is")
  func catching() {
    let phone = Phone()
    let (home, detail, delegate) = (Screen("home"), Screen("detail"), TestDelegate())
    let interactor = UIPercentDrivenInteractiveTransition()
    (delegate.forward, delegate.interactor) = (.fading(), interactor)
    interactor.completionCurve = .linear
    let navigation = UINavigationController(rootViewController: home)
    navigation.delegate = delegate
    phone.window.rootViewController = navigation
    phone.host.perform { navigation.pushViewController(detail, animated: true) }
    interactor.update(0.25)
    interactor.finish()
    phone.host.advance(to: 0.25)
    #expect(home.view.layer.presentation()?.opacity == 0.5)
    interactor.pause()
    phone.host.advance(to: 3)
    #expect(home.view.layer.presentation()?.opacity == 0.5)
    #expect(interactor.percentComplete == 0.5)
    interactor.finish()
    phone.host.advance(to: 3.5)
    #expect(navigation.topViewController === detail)
    #expect(home.view.superview == nil)
  }

  @Test("controllers, animators and presentations are gone when nobody holds them")
  func ownership() {
    let phone = Phone()
    let count = phone.host.tree.count
    var ended: [String] = []
    weak var weakDelegate: TestDelegate?
    do {
      let home = Screen("home") { ended.append("home") }
      phone.window.rootViewController = home
      let delegate = TestDelegate()
      weakDelegate = delegate
      (delegate.forward, delegate.back) = (.comingDown(), .goingDown())
      let sheet = Screen("sheet") { ended.append("sheet") }
      sheet.modalPresentationStyle = .fullScreen
      sheet.transitioningDelegate = delegate
      phone.host.perform { home.present(sheet, animated: true) }
      phone.host.advance(to: 1)
      phone.host.perform { sheet.dismiss(animated: true) }
      phone.host.advance(to: 2)
    }
    #expect(ended == ["sheet"])
    #expect(weakDelegate == nil)
    do {
      let navigation = UINavigationController(rootViewController: Screen("root") { ended.append("root") })
      phone.window.rootViewController = navigation
      phone.host.perform {
        navigation.pushViewController(Screen("detail") { ended.append("detail") }, animated: true)
      }
      phone.host.advance(to: 3)
      phone.host.perform { navigation.popViewController(animated: true) }
      phone.host.advance(to: 4)
    }
    #expect(ended == ["sheet", "home", "detail"])
    phone.window.rootViewController = nil
    phone.host.advance(to: 5)
    #expect(ended == ["sheet", "home", "detail", "root"])
    #expect(phone.host.tree.count == count)
  }
}
