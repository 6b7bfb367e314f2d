import SegueGeometry
import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Transitions of layers, and blocks that are begun and committed")
struct LayerTransitionTests {
  @Test("a fade shows what the layer was, until it is over")
  func fade() {
    final class Ear: SegueObject, CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let (phone, ear) = (Phone(), Ear(main: ()))
    let layer = phone.layer()
    layer.backgroundColor = UIColor.red.cgColor
    phone.host.advance(to: 0.5)
    let transition = CATransition()
    transition.duration = 1
    transition.delegate = ear
    layer.add(transition, forKey: kCATransition)
    layer.backgroundColor = UIColor.blue.cgColor
    #expect(layer.sublayers?.count == 1)
    phone.host.advance(to: 1)
    #expect(abs((layer.sublayers?.first?.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    phone.host.advance(to: 1.6)
    #expect(layer.sublayers ?? [] == [])
    #expect(ear.ends == [true])
  }

  @Test("a push brings the layer in from a side, with what it was before it")
  func push() {
    let phone = Phone()
    let layer = phone.layer()
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 1)
    layer.add(transition, forKey: nil)
    let old = layer.sublayers?.first
    #expect(old?.position.x == -100)
    let start = layer.presentation()?.position.x ?? 0
    #expect(start == layer.position.x + 100)
    phone.host.advance(to: 0.5)
    #expect(layer.presentation()?.position.x ?? 0 < start)
    phone.host.advance(to: 1.1)
    #expect(layer.presentation()?.position.x == layer.position.x)
    #expect(layer.sublayers ?? [] == [])
  }

  @Test("older blocks animate with the settings that come before a change, and tell of their end")
  func olderBlocks() {
    final class Ear: SegueObject {
      var ends: [Bool] = []
    }
    let (phone, ear) = (Phone(), Ear(main: ()))
    let view = phone.view()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(ear)
    UIView.setAnimationDidStop(
      Selector("ended:finished:context:", of: ear) { ear in
        { (_: String?, finished: Bool, _: AnyObject?) in ear.ends.append(finished) }
      }
    )
    view.alpha = 0
    UIView.commitAnimations()
    phone.host.advance(to: 1)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(ear.ends == [])
    phone.host.advance(to: 2.1)
    #expect(ear.ends == [true])
    view.alpha = 1
    #expect(view.layer.animationKeys() == nil)
  }
}
