import SegueGeometry
import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Layers")
struct LayerTests {
  @Test("frame, bounds, position and anchor point follow from one another")
  func geometry() {
    let layer = Phone().layer(CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 60, y: 45))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("under a scale the frame is what is seen, and setting it gives the size that fills it")
  func transformedFrame() {
    let layer = Phone().layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.transform = CATransform3DMakeScale(0.5, 2, 1)
    #expect(layer.frame == CGRect(x: 25, y: -50, width: 50, height: 200))
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(layer.bounds.size == CGSize(width: 200, height: 50))
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
  }

  @Test("sublayers keep their order as they are inserted, moved and replaced")
  func hierarchy() {
    let outer = Phone().layer()
    let layers = ["a", "b", "c", "d"].map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
    func names() -> String { (outer.sublayers ?? []).compactMap(\.name).joined() }
    for layer in layers { outer.addSublayer(layer) }
    #expect(names() == "abcd")
    outer.insertSublayer(layers[3], at: 0)
    #expect(names() == "dabc")
    outer.insertSublayer(layers[0], above: layers[2])
    #expect(names() == "dbca")
    outer.insertSublayer(layers[0], below: layers[1])
    #expect(names() == "dabc")
    outer.replaceSublayer(layers[1], with: layers[2])
    #expect(names() == "dac")
    #expect(outer.host.tree[outer.id].sublayers.map { outer.host.tree[$0].name } == ["d", "a", "c"])
    layers[3].addSublayer(outer)
    #expect(layers[3].superlayer === outer, "a layer is never put into itself")
  }

  @Test("points go from layer to layer by the model values, and by what is shown for presentations")
  func conversion() {
    let phone = Phone()
    let outer = phone.layer(CGRect(x: 100, y: 100, width: 200, height: 200))
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    outer.addSublayer(inner)
    phone.host.advance(to: 0)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 111, y: 111))
    #expect(inner.convert(CGPoint(x: 111, y: 111), from: nil) == CGPoint(x: 1, y: 1))
    outer.bounds.origin.y = 30
    #expect(inner.convert(CGPoint.zero, to: phone.window.layer) == CGPoint(x: 110, y: 80))
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (0, 200, 1)
    outer.add(move, forKey: nil)
    phone.host.advance(to: 0.5)
    #expect(inner.convert(CGPoint.zero, to: nil).x == 110)
    #expect(inner.presentation()?.convert(CGPoint.zero, to: nil).x == 10)
  }

  @Test("the frontmost layer is hit, by its own and its superlayers' clipping")
  func hitTesting() {
    let phone = Phone()
    let outer = phone.layer(CGRect(x: 50, y: 50, width: 100, height: 100))
    let (back, front) = (CALayer(), CALayer())
    back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    front.frame = CGRect(x: 30, y: 30, width: 100, height: 100)
    outer.addSublayer(back)
    outer.addSublayer(front)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90)) === front)
    #expect(outer.hitTest(CGPoint(x: 60, y: 60)) === back)
    #expect(outer.hitTest(CGPoint(x: 170, y: 170)) === front)
    outer.masksToBounds = true
    #expect(outer.hitTest(CGPoint(x: 170, y: 170)) == nil)
    back.zPosition = 1
    #expect(outer.hitTest(CGPoint(x: 90, y: 90)) === back)
    back.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 60, y: 60)) === outer)
  }

  @Test("corners are round where the mask says so")
  func corners() {
    let layer = Phone().layer()
    layer.cornerRadius = 8
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(layer.ownState.cornerRadii.bottomLeft == 0)
    #expect(layer.ownState.cornerRadii.topRight == 8)
    layer.cornerRadius = 3
    #expect(layer.ownState.cornerRadii.bottomRight == 0)
    #expect(layer.ownState.cornerRadii.topLeft == 3)
    #expect(layer.cornerRadius == 3)
  }

  @Test("key paths reach numbers, parts of them, and whatever an app keeps")
  func keyValues() throws {
    let layer = Phone().layer(CGRect(x: 0, y: 0, width: 10, height: 20))
    layer.setValue(0.25, forKeyPath: "opacity")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    layer.setValue("kept", forKey: "mine")
    #expect(layer.opacity == 0.25)
    #expect(layer.value(forKey: "mine") as? String == "kept")
    #expect(layer.transform.m11 == 2)
    #expect(layer.transform.m41 == 7)
    #expect(try #require(layer.value(forKeyPath: "transform.scale.y") as? CGFloat) == 2)
    #expect(try #require(layer.value(forKeyPath: "bounds.size.height") as? CGFloat) == 20)
  }

  @Test("a mask belongs to one layer, and leaves when it is added elsewhere")
  func masks() {
    let phone = Phone()
    let (layer, other, mask) = (phone.layer(), phone.layer(), CALayer())
    layer.mask = mask
    #expect(phone.host.tree[layer.id].mask == mask.id)
    #expect(mask.superlayer === layer)
    other.mask = mask
    #expect(layer.mask == nil)
    #expect(phone.host.tree[layer.id].mask == nil)
    other.addSublayer(mask)
    #expect(other.mask == nil)
    #expect(other.sublayers?.count == 1)
  }
}
