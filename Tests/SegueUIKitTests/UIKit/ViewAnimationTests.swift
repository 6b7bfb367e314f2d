import SegueGeometry
import SegueMotion
import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Animations of views")
struct ViewAnimationTests {
  private func frame(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

  @Test("the model has the new value at once, the picture follows, the completion comes at the end")
  func animate() {
    let phone = Phone()
    let view = phone.view()
    var ends: [String] = []
    UIView.animate(withDuration: 0.5) {
      view.center = CGPoint(x: 250, y: 50)
      view.alpha = 0
    } completion: {
      ends.append("\($0) \(CACurrentMediaTime())")
    }
    #expect(view.center.x == 250)
    #expect(frame(view).origin.x == 0)
    phone.host.advance(to: 0.25)
    #expect(frame(view).isNear(CGRect(x: 100, y: 0, width: 100, height: 100)))
    #expect(view.layer.presentation()?.opacity == 0.5)
    phone.host.advance(to: 0.499)
    #expect(ends.isEmpty)
    phone.host.advance(to: 0.6)
    #expect(ends == ["true 0.5"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("a view that is sent elsewhere in flight goes on without a jump of place or velocity")
  func additive() {
    let phone = Phone()
    let view = phone.view()
    UIView.animate(withDuration: 1) { view.center.x = 350 }
    phone.host.advance(to: 0.5)
    func place(at time: Double) -> Double {
      phone.host.tree.presentation(of: view.layer.id, at: time).position.x
    }
    let before = (place(at: 0.5) - place(at: 0.5 - 1e-6)) / 1e-6
    UIView.animate(withDuration: 1) { view.center.x = 50 }
    #expect(abs(place(at: 0.5) - 200) < 1e-9)
    #expect(abs((place(at: 0.5 + 1e-6) - place(at: 0.5)) / 1e-6 - before) < 0.01)
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    phone.host.advance(to: 1.5)
    #expect(frame(view).midX == 50)
  }

  @Test("changes of a layer's own kind, and those outside of a block, are made at once")
  func unanimated() {
    let phone = Phone()
    let view = phone.view()
    view.alpha = 0.5
    view.layer.cornerRadius = 3
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      view.layer.shadowOpacity = 1
      view.layer.borderWidth = 4
      UIView.performWithoutAnimation { view.alpha = 1 }
      view.layer.cornerRadius = 9
      view.alpha = 1
    }
    #expect(view.layer.animationKeys() == ["cornerRadius"])
  }

  @Test("nothing to do, no time, and no animations: the completion still comes, in a turn of its own")
  func emptyBlocks() {
    let phone = Phone()
    let view = phone.view()
    var calls: [String] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { _ in
      calls.append("nothing")
    }
    UIView.animate(withDuration: 0) {
      view.alpha = 0
    } completion: { _ in
      calls.append("at once")
    }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { _ in
      calls.append("disabled")
    }
    UIView.setAnimationsEnabled(true)
    #expect(calls == [])
    #expect(view.alpha == 1)
    phone.host.advance(to: 0)
    #expect(calls == ["nothing", "at once", "disabled"])
  }

  @Test("a view that leaves its window ends its animations unfinished")
  func leaving() {
    let phone = Phone()
    let view = phone.view()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    phone.host.advance(to: 0.5)
    view.removeFromSuperview()
    phone.host.advance(to: 0.5)
    #expect(ends == [false])
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: {
      ends.append($0)
    }
    phone.host.advance(to: 0.5)
    #expect(ends == [false, false], "nobody could have seen it")
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    phone.window.addSubview(view)
    phone.host.advance(to: 2)
    #expect(ends == [false, false, true], "it joined within the turn")
  }

  @Test("a view that moves within a window keeps its animations")
  func moving() {
    let phone = Phone()
    let (view, other) = (phone.view(), phone.view())
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    other.addSubview(view)
    phone.window.bringSubviewToFront(other)
    phone.host.advance(to: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test("a block waits for its delay, where it was")
  func delays() {
    let phone = Phone()
    let view = phone.view()
    var end = 0.0
    UIView.animate(
      withDuration: 0.5,
      delay: 1,
      options: .curveLinear,
      animations: { view.frame = CGRect(x: 100, y: 0, width: 200, height: 200) },
      completion: { _ in end = CACurrentMediaTime() }
    )
    phone.host.advance(to: 0.9)
    #expect(frame(view) == CGRect(x: 0, y: 0, width: 100, height: 100))
    phone.host.advance(to: 1.25)
    #expect(frame(view).isNear(CGRect(x: 50, y: 0, width: 150, height: 150)))
    phone.host.advance(to: 2)
    #expect(end == 1.5)
  }

  @Test("a block within another takes its duration and curve, unless it says that it does not")
  func nesting() {
    let phone = Phone()
    let (one, two, three) = (phone.view(), phone.view(), phone.view())
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      one.alpha = 0
      UIView.animate(withDuration: 0.1) { two.alpha = 0 }
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) { three.alpha = 0 }
    }
    phone.host.advance(to: 0.5)
    #expect(two.layer.presentation()?.opacity == 0.75)
    let early = three.layer.presentation()?.opacity ?? 0
    #expect(early > 0.6 && early < 0.75)
    phone.host.advance(to: 1)
    #expect(three.layer.presentation()?.opacity == 0)
  }

  @Test("it repeats and goes back for as long as it is let")
  func repeating() {
    let phone = Phone()
    let view = phone.view()
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.alpha = 0 },
      completion: { ends.append($0) }
    )
    phone.host.advance(to: 1.25)
    #expect(view.layer.presentation()?.opacity == 0.25)
    phone.host.advance(to: 100.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
    view.layer.removeAllAnimations()
    phone.host.advance(to: 100.5)
    #expect(ends == [false])
  }

  @Test("a spring by its bounce lasts until it has settled")
  func bounce() {
    let phone = Phone()
    let view = phone.view()
    var end = 0.0
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      view.center.x = 250
    } completion: { _ in
      end = CACurrentMediaTime()
    }
    phone.host.advance(to: 10)
    #expect(abs(end - Spring(duration: 0.5, bounce: 0.3).settlingDuration()) < 1e-9)
  }

  @Test("keyframes each have their part of the time")
  func keyframes() {
    let phone = Phone()
    let view = phone.view()
    var ended = false
    UIView.animateKeyframes(
      withDuration: 2,
      delay: 0,
      options: KeyframeOptions.linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          view.center.x = 350
          view.alpha = 0
        }
      },
      completion: { ended = $0 }
    )
    #expect(view.center.x == 350)
    for (time, x, alpha) in [(0.5, 100.0, 1.0), (1, 150, 1), (1.4, 150, 1), (1.75, 250, 0.5)] {
      phone.host.advance(to: time)
      #expect(abs(frame(view).midX - x) < 1e-9)
      #expect(abs(Double(view.layer.presentation()?.opacity ?? 0) - alpha) < 1e-6)
    }
    phone.host.advance(to: 2)
    #expect(ended)
    #expect(frame(view).midX == 350)
  }

  private typealias KeyframeOptions = UIView.KeyframeAnimationOptions

  @Test("a transition fades the old away over the new, and leaves nothing")
  func transition() {
    let phone = Phone()
    let view = phone.view()
    let label = UILabel(frame: view.bounds)
    label.text = "old"
    view.addSubview(label)
    phone.host.advance(to: 0)
    let count = phone.host.tree.count
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { label.text = "new" }
    phone.host.advance(to: 0.5)
    #expect(phone.host.tree.count > count)
    #expect(view.layer.sublayers?.last?.presentation()?.opacity == 0.5)
    phone.host.advance(to: 1)
    #expect(phone.host.tree.count == count)
    UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) { label.text = "newer" }
    phone.host.advance(to: 1.5)
    #expect(abs(view.layer.presentation()?.transform.m11 ?? 1) < 1e-9)
    phone.host.advance(to: 2)
    #expect(phone.host.tree.count == count)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// An even pace of the whole, as apps write it.
  fileprivate static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue
  )
}
