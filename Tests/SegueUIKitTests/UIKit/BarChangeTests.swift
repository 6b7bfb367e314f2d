import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

/// A navigation bar between two items, by the rules of scenes.
@MainActor
@Suite("A navigation bar that changes")
struct BarChangeTests {
  /// A delegate whose animator fades the new view in, in a second.
  private func fading(_ hand: UIPercentDrivenInteractiveTransition? = nil) -> TestDelegate {
    let delegate = TestDelegate()
    delegate.interactor = hand
    delegate.forward = TestAnimator(duration: 1) { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 1) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    return delegate
  }

  /// One that hides the bar while it is on top.
  private final class Bare: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
  }

  /// One that shows it.
  private final class Titled: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  private func stack(on phone: Phone, _ root: UIViewController = UIViewController()) -> UINavigationController
  {
    root.title = "First"
    let navigation = UINavigationController(rootViewController: root)
    phone.window.rootViewController = navigation
    phone.host.advance(to: 1)
    return navigation
  }

  private func opacity(_ view: UIView?) throws -> Double {
    Double(try #require(view?.layer.presentation()).opacity)
  }

  /// How far the title is aside, in points.
  private func aside(_ view: NavigationItemView?) throws -> Double {
    let label = try #require(view?.subviews.compactMap { $0 as? UILabel }.last)
    return Double(try #require(label.layer.presentation()).affineTransform().tx)
  }

  private func push(_ title: String, on navigation: UINavigationController) {
    let controller = UIViewController()
    controller.title = title
    navigation.pushViewController(controller, animated: true)
  }

  @Test("UIKit's own push brings the title from the right and takes the old one to where the button is")
  func system() throws {
    let phone = Phone()
    let navigation = stack(on: phone)
    let bar = navigation.navigationBar
    push("Second", on: navigation)
    for time in [1.05, 1.2, 1.4] {
      phone.host.advance(to: time)
      let there = try opacity(bar.content)
      #expect(there > 0 && there < 1)
      #expect(abs(try opacity(bar.leaving) - (1 - there)) < 1e-6)
      #expect(abs(try aside(bar.content) - 393 / 2 * (1 - there)) < 1e-4)
      #expect(abs(try aside(bar.leaving) - (68 - 393 / 2) * there) < 1e-4)
    }
    phone.host.advance(to: 2)
    #expect(bar.leaving == nil && bar.subviews.count == 1)
    #expect(try opacity(bar.content) == 1 && aside(bar.content) == 0)
    navigation.popViewController(animated: true)
    phone.host.advance(to: 2.2)
    let there = try opacity(bar.content)
    #expect(abs(try aside(bar.content) - (68 - 393 / 2) * (1 - there)) < 1e-4)
    #expect(abs(try aside(bar.leaving) - 393 / 2 * there) < 1e-4)
    phone.host.advance(to: 3)
    #expect(bar.content?.item === navigation.topViewController?.navigationItem)
  }

  @Test(
    "with an animator of the app's the old item fades out in the first half, the new one in in the second"
  )
  func custom() throws {
    let (phone, delegate) = (Phone(), fading())
    let navigation = stack(on: phone)
    navigation.delegate = delegate
    push("Second", on: navigation)
    for (time, old, new) in [(1.25, 0.5, 0.0), (1.5, 0, 0), (1.75, 0, 0.5)] {
      phone.host.advance(to: time)
      #expect(abs(try opacity(navigation.navigationBar.leaving) - old) < 1e-6)
      #expect(abs(try opacity(navigation.navigationBar.content) - new) < 1e-6)
      #expect(try aside(navigation.navigationBar.content) == 0)
    }
  }

  @Test("it follows the hand that drives the transition, and goes back with it", arguments: [true, false])
  func driven(_ finishes: Bool) throws {
    let (phone, hand) = (Phone(), UIPercentDrivenInteractiveTransition())
    let delegate = fading(hand)
    let navigation = stack(on: phone)
    let bar = navigation.navigationBar
    navigation.delegate = delegate
    push("Second", on: navigation)
    for (percent, old, new) in [(0.25, 0.5, 0.0), (0.1, 0.8, 0), (0.75, 0, 0.5)] {
      phone.host.advance(to: phone.host.time + 3)
      hand.update(CGFloat(percent))
      #expect(abs(try opacity(bar.leaving) - old) < 1e-6)
      #expect(abs(try opacity(bar.content) - new) < 1e-6)
    }
    if finishes { hand.finish() } else { hand.cancel() }
    phone.host.advance(to: phone.host.time + 3)
    #expect(navigation.viewControllers.count == (finishes ? 2 : 1))
    #expect(bar.subviews.count == 1 && bar.content?.item === navigation.topViewController?.navigationItem)
    #expect(try opacity(bar.content) == 1)
    #expect((bar.layer.speed, bar.layer.timeOffset) == (1, 0))
  }

  @Test("it goes out at the left with what is pushed without it, and comes back from there")
  func hidden() throws {
    let phone = Phone()
    let navigation = stack(on: phone, Titled())
    let bar = navigation.navigationBar
    let frame = bar.frame
    navigation.pushViewController(Bare(), animated: true)
    phone.host.advance(to: 1.2)
    let gone = try #require(bar.layer.presentation()).frame.minX / -393
    #expect(gone > 0 && gone < 1 && bar.alpha == 1)
    #expect(try opacity(bar.leaving) == 1 && opacity(bar.content) == 0)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == navigation.view.safeAreaInsets.top)
    phone.host.advance(to: 2)
    #expect(bar.alpha == 0 && bar.frame.maxY == 0 && bar.frame.minX == 0)
    navigation.popViewController(animated: true)
    phone.host.advance(to: 2.2)
    #expect(abs(try #require(bar.layer.presentation()).frame.minX / -393 - (1 - gone)) < 1e-9)
    phone.host.advance(to: 3)
    #expect(bar.alpha == 1 && bar.frame == frame && !navigation.isNavigationBarHidden)
  }

  @Test("a cancelled push leaves the bar as it was, which it would have hidden", arguments: [true, false])
  func cancelledHiding(_ showsAgain: Bool) throws {
    let (phone, hand) = (Phone(), UIPercentDrivenInteractiveTransition())
    let delegate = fading(hand)
    let navigation = stack(on: phone, showsAgain ? Titled() : UIViewController())
    let bar = navigation.navigationBar
    let frame = bar.frame
    navigation.delegate = delegate
    navigation.pushViewController(Bare(), animated: true)
    hand.update(0.5)
    phone.host.advance(to: 2)
    #expect(abs(try #require(bar.layer.presentation()).frame.minX + 393 / 2) < 1e-6)
    hand.cancel()
    phone.host.advance(to: 4)
    #expect(!navigation.isNavigationBarHidden && bar.frame == frame && bar.alpha == 1)
    #expect(try opacity(bar.content) == 1)
  }
}
