import SegueStage
import Testing

@testable import SegueUIKit

/// Objects are gone when an app's would be, and their layers with them.
@MainActor
@Suite("Who owns what")
struct OwnershipTests {
  /// A view that says when it is gone.
  private final class Watched: UIView {
    var gone: () -> Void = {}
    deinit { MainActor.assumeIsolated { gone() } }
  }

  @Test("a view that nobody holds is gone with its layer and what is in it")
  func views() {
    let phone = Phone()
    let before = phone.host.tree.count
    var ended = 0
    do {
      let outer = Watched(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let inner = Watched(frame: .zero)
      (outer.gone, inner.gone) = ({ ended += 1 }, { ended += 1 })
      outer.addSubview(inner)
      phone.window.addSubview(outer)
      phone.host.advance(to: 1)
      #expect(phone.host.tree.count == before + 2)
      outer.removeFromSuperview()
    }
    #expect(ended == 2)
    #expect(phone.host.tree.count == before)
  }

  @Test("a subview that somebody holds outlives its superview, in no window")
  func heldSubview() {
    let phone = Phone()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    do {
      let middle = UIView()
      let outer = UIView()
      middle.addSubview(inner)
      outer.addSubview(middle)
      phone.window.addSubview(outer)
      outer.removeFromSuperview()
    }
    #expect(inner.superview == nil)
    #expect(inner.layer.superlayer == nil)
    #expect(phone.host.tree.contains(inner.layer.id))
    #expect(inner.frame.width == 5)
  }

  @Test("an animation keeps its completion until it is over, and its view no longer than that")
  func animations() {
    let phone = Phone()
    var ended = 0
    weak var weakView: UIView?
    do {
      let view = Watched()
      view.gone = { ended += 1 }
      weakView = view
      phone.window.addSubview(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        view.removeFromSuperview()
      }
    }
    phone.host.advance(to: 0.5)
    #expect(weakView != nil)
    phone.host.advance(to: 1)
    #expect(weakView == nil)
    #expect(ended == 1)
  }

  @Test("a running property animator is kept, and let go when it ends")
  func propertyAnimators() {
    let phone = Phone()
    weak var weakAnimator: UIViewPropertyAnimator?
    do {
      let view = phone.view()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak view] in view?.alpha = 0 }
      weakAnimator = animator
      animator.startAnimation()
    }
    phone.host.advance(to: 0.5)
    #expect(weakAnimator != nil)
    phone.host.advance(to: 1)
    #expect(weakAnimator == nil)
  }

  @Test("an animation's delegate is held until the end")
  func delegates() {
    final class Delegate: NSObject, CAAnimationDelegate {}
    let phone = Phone()
    weak var weakDelegate: Delegate?
    do {
      let delegate = Delegate()
      weakDelegate = delegate
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.delegate = delegate
      fade.duration = 1
      phone.window.layer.add(fade, forKey: nil)
    }
    phone.host.advance(to: 0.9)
    #expect(weakDelegate != nil)
    phone.host.advance(to: 1)
    #expect(weakDelegate == nil)
  }

  @Test("a window that nobody holds leaves the screen, and the host goes with its last object")
  func windows() {
    weak var weakHost: SegueHost?
    do {
      let host = SegueHost(size: CGSize(width: 10, height: 10))
      SegueHost.current = host
      weakHost = host
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.makeKeyAndVisible()
        window.addSubview(UIView())
        #expect(host.tree.count == 5)
      }
      #expect(host.tree.count == 3)
    }
    SegueHost.current = SegueHost(size: .zero)
    #expect(weakHost == nil)
  }

  @Test("five hundred screens leave nothing behind")
  func memory() {
    let phone = Phone()
    for round in 0..<500 {
      let view = phone.view()
      let label = UILabel()
      label.text = "\(round)"
      view.addSubview(label)
      UIView.animate(withDuration: 0.2) {
        view.center.x += 10
      } completion: { _ in
        view.removeFromSuperview()
      }
      phone.host.advance(to: phone.host.time + 0.3)
    }
    #expect(phone.host.tree.count == 4)
    #expect(phone.host.handles.count == 1)
    #expect(phone.host.flights.isEmpty)
    #expect(phone.host.timers.isEmpty)
  }
}
