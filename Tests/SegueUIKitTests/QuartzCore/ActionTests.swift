import Testing

@testable import SegueUIKit

/// What a change of a layer sets off, and how transactions say otherwise.
@MainActor
@Suite("Core Animation's actions")
struct ActionTests {
  private func shown(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }

  @Test("a layer that stands alone follows its changes in a quarter of a second, once it has been seen")
  func implicit() {
    let phone = Phone()
    let layer = CALayer()
    phone.window.layer.addSublayer(layer)
    layer.position = CGPoint(x: 10, y: 10)
    #expect(layer.animationKeys() == nil)
    phone.host.advance(to: 1)
    layer.position = CGPoint(x: 110, y: 10)
    #expect(layer.animationKeys() == ["position"])
    phone.host.advance(to: 1.1)
    let x = shown(layer).position.x
    #expect(x > 10 && x < 110)
    phone.host.advance(to: 1.25)
    #expect(shown(layer).position.x == 110)
  }

  @Test("a transaction says how long changes take, or that they take no time, and when they are over")
  func transactions() {
    let phone = Phone()
    let layer = phone.layer()
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { calls.append("done \(CACurrentMediaTime())") }
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.zPosition = 3
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animationKeys() == ["opacity"])
    phone.host.advance(to: 1)
    #expect(shown(layer).opacity == 0.5)
    #expect(calls == [])
    phone.host.advance(to: 3)
    #expect(calls == ["done 2.0"])
    CATransaction.setCompletionBlock { calls.append("empty") }
    phone.host.advance(to: 3)
    #expect(calls.last == "empty")
  }

  @Test("actions come from the delegate, the layer, and its class, in this order")
  func actions() {
    final class Delegate: SegueUIKit.NSObject, CALayerDelegate {
      var answer: (any CAAction)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }
    final class Slow: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == "opacity" else { return nil }
        let fade = CABasicAnimation()
        fade.duration = 8
        return fade
      }
    }
    let phone = Phone()
    let layer = Slow()
    phone.window.layer.addSublayer(layer)
    phone.host.advance(to: 0)
    layer.opacity = 0.5
    #expect(layer.animation(forKey: "opacity")?.duration == 8)
    layer.removeAllAnimations()
    let own = CABasicAnimation()
    own.duration = 4
    layer.actions = ["opacity": own]
    layer.opacity = 0.25
    #expect(layer.animation(forKey: "opacity")?.duration == 4)
    layer.removeAllAnimations()
    let delegate = Delegate()
    layer.delegate = delegate
    layer.opacity = 1
    #expect(layer.animation(forKey: "opacity")?.duration == 4)
    layer.removeAllAnimations()
    delegate.answer = NSNull()
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
  }
}
