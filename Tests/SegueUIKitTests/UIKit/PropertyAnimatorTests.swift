import Testing

@testable import SegueUIKit

@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
  private func x(_ view: UIView) -> Double {
    Double(view.layer.presentation()?.position.x ?? -1)
  }

  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

  @Test("it runs, pauses, is scrubbed, reversed and continued, and says where it ended")
  func life() {
    let phone = Phone()
    let view = phone.view()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive)
    #expect(view.center.x == 50, "nothing is changed before the start")
    animator.startAnimation()
    #expect(view.center.x == 250)
    phone.host.advance(to: 0.5)
    #expect(near(x(view), 150))
    #expect(near(Double(animator.fractionComplete), 0.5))
    animator.pauseAnimation()
    phone.host.advance(to: 3)
    #expect(near(x(view), 150))
    animator.fractionComplete = 0.25
    #expect(near(x(view), 100))
    animator.isReversed = true
    #expect(near(Double(animator.fractionComplete), 0.75))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    phone.host.advance(to: 3.125)
    #expect(near(x(view), 75))
    phone.host.advance(to: 3.25)
    #expect(ends == [.start])
    #expect(view.center.x == 50)
    #expect(view.layer.animationKeys() == nil)
    #expect(phone.host.notes.isEmpty)
  }

  @Test("it stops where it is, and finishes where it is told")
  func stopping() {
    let phone = Phone()
    let view = phone.view()
    var ends: [UIViewAnimatingPosition] = []
    func animator() -> UIViewPropertyAnimator {
      view.center.x = 50
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      phone.host.advance(to: phone.host.time + 0.5)
      return animator
    }
    let one = animator()
    one.stopAnimation(true)
    #expect(view.center.x == 150)
    #expect(one.state == .inactive)
    #expect(ends == [])
    let two = animator()
    two.stopAnimation(false)
    #expect(two.state == .stopped)
    two.finishAnimation(at: .end)
    #expect(view.center.x == 250)
    #expect(ends == [.end])
    let three = animator()
    three.stopAnimation(false)
    three.finishAnimation(at: .start)
    #expect(view.center.x == 50)
    #expect(ends == [.end, .start])
  }

  @Test("a block reads what it has written, and may write twice")
  func rereading() {
    let phone = Phone()
    let view = phone.view()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.center.x += 100
      view.center.x += 100
      view.bounds.size.width = 20
    }
    animator.fractionComplete = 0.5
    #expect(near(x(view), 150))
    #expect(view.layer.presentation()?.bounds.width == 60)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("a block with a delay begins later and ends with the others, also when it is added on the way")
  func delays() {
    let phone = Phone()
    let (one, two, three) = (phone.view(), phone.view(), phone.view())
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { one.center.x = 250 }
    animator.addAnimations({ two.center.x = 250 }, delayFactor: 0.5)
    animator.startAnimation()
    phone.host.advance(to: 1)
    #expect(near(x(two), 50))
    animator.addAnimations { three.center.x = 250 }
    phone.host.advance(to: 1.5)
    #expect(near(x(one), 200))
    #expect(near(x(two), 150))
    #expect(near(x(three), 150))
    phone.host.advance(to: 2)
    #expect(near(x(three), 250))
  }

  @Test("blocks and keyframes within its block are its own")
  func nesting() {
    let phone = Phone()
    let (one, two) = (phone.view(), phone.view())
    var calls: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 9) {
        one.center.x = 250
      } completion: {
        calls.append($0)
      }
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { two.center.x = 250 }
      }
    }
    animator.startAnimation()
    phone.host.advance(to: 0.75)
    #expect(near(x(one), 200))
    #expect(near(x(two), 150))
    phone.host.advance(to: 1)
    #expect(calls == [true])
    #expect(two.center.x == 250)
  }

  @Test("a spring of its own time takes as long as it needs, one that is fitted as long as it is told")
  func springs() {
    let phone = Phone()
    let view = phone.view()
    let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 99, timingParameters: parameters)
    #expect(animator.duration < 2)
    let fitted = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.5) { view.center.x = 250 }
    #expect(fitted.duration == 0.6)
    fitted.startAnimation()
    let most = (0..<60).map { step in
      phone.host.advance(to: Double(step) / 100)
      return x(view)
    }.max()
    #expect((most ?? 0) > 260)
  }

  @Test("a call in the wrong state is said, and does nothing")
  func wrongCalls() {
    let phone = Phone()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.finishAnimation(at: .end)
    animator.stopAnimation(true)
    #expect(phone.host.notes.count == 2)
    #expect(phone.host.notes.first?.contains("finishAnimation(at:)") == true)
  }

  @Test("one that is let go while it is paused is said, as UIKit would end the app")
  func abandoned() {
    let phone = Phone()
    let view = phone.view()
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.fractionComplete = 0.5
    }
    phone.host.advance(to: 0)
    #expect(phone.host.notes.count == 1)
    #expect(phone.host.notes.first?.contains("finished") == true)
  }

  @Test("a delayed start waits, and a running one is made in one call")
  func running() {
    let phone = Phone()
    let view = phone.view()
    var ends: [UIViewAnimatingPosition] = []
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 1,
      options: .curveLinear,
      animations: { view.center.x = 250 },
      completion: { ends.append($0) }
    )
    phone.host.advance(to: 1)
    #expect(near(x(view), 50))
    phone.host.advance(to: 1.5)
    #expect(near(x(view), 150))
    phone.host.advance(to: 3)
    #expect(ends == [.end])
  }
}
