import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Bars, and the controllers that have them")
struct BarTests {
  private func tap(_ phone: Phone, _ x: Double, _ y: Double) {
    let time = phone.host.time + 0.05
    for (phase, moment) in [(PointerEvent.Phase.began, time), (.ended, time + 0.05)] {
      phone.host.advance(to: moment)
      phone.host.handle(PointerEvent(phase: phase, location: Point(x: x, y: y), time: moment))
    }
    phone.host.advance(to: time + 0.1)
  }

  private func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.filter { !$0.isHidden }.flatMap(texts)
  }

  @Test("a navigation bar shows the top's title, and a button that leads back")
  func navigationBar() {
    let phone = Phone()
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    phone.window.rootViewController = navigation
    phone.host.advance(to: 0)
    #expect(texts(in: navigation.navigationBar) == ["First"])
    second.navigationItem.title = "Second"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      style: .plain,
      target: nil,
      action: nil
    )
    navigation.pushViewController(second, animated: false)
    phone.host.advance(to: 0)
    #expect(Set(texts(in: navigation.navigationBar)) == ["Second", "‹ First", "Edit"])
    let top = navigation.view.safeAreaInsets.top
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: top + 44))
    #expect(second.view.safeAreaInsets.top == top + 44)
    tap(phone, 40, Double(top) + 22)
    phone.host.advance(to: 2)
    #expect(navigation.topViewController === first)
    navigation.isNavigationBarHidden = true
    #expect(navigation.navigationBar.alpha == 0)
    #expect(first.view.safeAreaInsets.top == top)
  }

  @Test("a bar's button has room for letters that are as wide as cells, in the middle of its own")
  func roomForLetters() throws {
    let (phone, item) = (Phone(), UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    let button = try #require(BarButton.view(for: item, in: bar) as? BarButton)
    let letters = button.sizeThatFits(.zero).width
    phone.window.addSubview(button)
    button.frame.origin = CGPoint(x: 100, y: 0)
    phone.host.advance(to: 0)
    let label = try #require(button.titleLabel)
    #expect(abs(label.frame.width - letters - 16) < 1e-9)
    #expect(abs(label.center.x - button.bounds.width / 2) < 1e-9 && label.textAlignment == .center)
    #expect(abs(button.frame.width - letters) < 1e-9)
  }

  @Test("a bar's button sends its message, or does what it is told")
  func buttons() {
    final class Target: SegueUIKit.NSObject {
      var senders: [AnyObject] = []
    }
    let (phone, target) = (Phone(), Target())
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
    let told = Selector("told:", of: target) { target in
      { (sender: UIBarButtonItem) in target.senders.append(sender) }
    }
    let one = UIBarButtonItem(title: "One", style: .plain, target: target, action: told)
    var count = 0
    let two = UIBarButtonItem(title: "Two", primaryAction: UIAction { _ in count += 1 })
    bar.items = [one, .flexibleSpace(), two]
    phone.window.addSubview(bar)
    phone.host.advance(to: 0)
    tap(phone, 24, 122)
    tap(phone, 370, 122)
    #expect(target.senders.first === one)
    #expect(count == 1)
    one.isEnabled = false
    phone.host.advance(to: phone.host.time)
    tap(phone, 24, 122)
    #expect(target.senders.count == 1)
  }

  @Test("a tap on a tab shows its controller; a controller is in front as it is chosen")
  func tabs() {
    let phone = Phone()
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("One", "Two")
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    phone.window.rootViewController = tabs
    phone.host.advance(to: 0)
    #expect(tabs.selectedIndex == 0)
    #expect(first.view.window != nil)
    #expect(texts(in: tabs.tabBar) == ["One", "Two"])
    tap(phone, 300, Double(tabs.tabBar.frame.minY) + 24)
    #expect(tabs.selectedViewController === second)
    #expect(first.view.window == nil)
    #expect(second.view.window != nil)
    #expect(second.tabBarController === tabs)
    #expect(second.view.safeAreaInsets.bottom == phone.host.safeArea.bottom + 49)
  }

  @Test("what all bars should look like can be said of a class that no archive makes")
  func appearanceOfAll() {
    final class Bar: UINavigationBar { var shade = 0 }
    final class Item: UITabBarItem {}
    var table = SegueTable()
    table.maker(Bar.self) { Bar() }
    table.maker(Item.self) { Item() }
    let phone = Phone()
    // A look of its own can be set as well as UIKit's.
    Bar.appearance().shade = 3
    Item.appearance().setTitleTextAttributes([:], for: .normal)
    Bar.appearance().barTintColor = .red
    Bar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).isTranslucent = false
    UITextField.appearance().textColor = .red
    #expect(Bar(frame: .zero).barTintColor == nil)
    #expect(phone.host.notes.count { $0.hasPrefix("the appearance of all of") } == 3)
  }

  @Test("the delegate's animator changes tabs, with appearances in order")
  func tabTransition() {
    @MainActor
    final class Fade: SegueObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
      var ended: [Bool] = []

      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double
      { 0.5 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.5) {
          to.alpha = 1
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }
    let phone = Phone()
    let (first, second, fade) = (Screen(), Screen(), Fade(main: ()))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = fade
    phone.window.rootViewController = tabs
    phone.host.advance(to: 0)
    tabs.selectedIndex = 1
    phone.host.advance(to: 0.25)
    #expect(first.view.window != nil)
    #expect(second.view.layer.presentation()?.opacity ?? 0 < 1)
    #expect(second.calls == ["willAppear"])
    phone.host.advance(to: 0.6)
    #expect(first.view.window == nil)
    #expect(second.calls == ["willAppear", "didAppear"])
    #expect(first.calls.last == "didDisappear")
    #expect(fade.ended == [true])
  }

  @Test("an alert dismisses itself, then does what was chosen")
  func alert() {
    let phone = Phone()
    let root = UIViewController()
    phone.window.rootViewController = root
    phone.host.advance(to: 0)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Leave?", message: "All is kept.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Leave", style: .default) { chosen.append($0.title ?? "") })
    root.present(alert, animated: false)
    phone.host.advance(to: 0.1)
    #expect(Set(texts(in: alert.view)) == ["Leave?", "All is kept.", "Leave"])
    let button = alert.view.subviews.flatMap(\.subviews).compactMap { $0 as? UIButton }.first
    button?.sendActions(for: .touchUpInside)
    phone.host.advance(to: 2)
    #expect(root.presentedViewController == nil)
    #expect(chosen == ["Leave"])
  }

  @Test("a navigation bar has its ground over content, its item's look, and the app's own colour")
  func ground() throws {
    let (phone, screen) = (Phone(), UIViewController())
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    content.contentSize = CGSize(width: 393, height: 2000)
    screen.view.addSubview(content)
    let navigation = UINavigationController(rootViewController: screen)
    phone.window.rootViewController = navigation
    phone.host.advance(to: 0.1)
    let bar = navigation.navigationBar
    #expect(bar.backgroundColor == nil)
    content.contentOffset.y += 50
    #expect(bar.backgroundColor == UIColor(white: 0.97, alpha: 1))
    content.contentOffset.y -= 50
    #expect(bar.backgroundColor == nil)
    let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    (standard.backgroundColor, edge.backgroundColor) = (.systemTeal, .systemPink)
    screen.navigationItem.standardAppearance = standard
    screen.navigationItem.scrollEdgeAppearance = edge
    #expect(bar.backgroundColor == .systemPink)
    content.contentOffset.y += 50
    #expect(bar.backgroundColor == .systemTeal)
    navigation.pushViewController(UIViewController(), animated: false)
    phone.host.advance(to: 0.2)
    #expect(bar.backgroundColor == nil)
    navigation.popViewController(animated: false)
    phone.host.advance(to: 0.3)
    #expect(bar.backgroundColor == .systemTeal)
    bar.backgroundColor = .systemRed
    screen.navigationItem.title = "Herbs"
    #expect(bar.backgroundColor == .systemRed)
  }

  @Test("an app may say which scroll view the bar goes by")
  func chosenContent() {
    let (phone, screen) = (Phone(), UIViewController())
    let (picture, inner) = (UIView(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
    inner.contentSize.height = 2000
    let box = UIView(frame: inner.frame)
    box.addSubview(inner)
    screen.view.addSubview(picture)
    screen.view.addSubview(box)
    let navigation = UINavigationController(rootViewController: screen)
    phone.window.rootViewController = navigation
    phone.host.advance(to: 0.1)
    inner.contentOffset.y += 50
    #expect(navigation.navigationBar.backgroundColor == nil)
    screen.setContentScrollView(inner)
    #expect(navigation.navigationBar.backgroundColor != nil)
    #expect(screen.contentScrollView(for: .top) === inner)
    inner.contentOffset.y -= 50
    #expect(navigation.navigationBar.backgroundColor == nil)
  }
}
