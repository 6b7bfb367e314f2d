import Foundation
import Testing

@testable import SegueUIKit

@MainActor
@Suite("What Objective-C's runtime would do")
struct MessageTests {
  @Test(
    "an associated object lives as long as what it is attached to, an assigned one as long as others hold it"
  )
  func associations() {
    final class Kept: SegueUIKit.NSObject {}
    var keys: (UInt8, UInt8) = (0, 0)
    weak var kept: Kept?
    withUnsafePointer(to: &keys) { pointer in
      let (first, second) = (UnsafeRawPointer(pointer), UnsafeRawPointer(pointer) + 1)
      var owner: UIView? = UIView()
      guard let view = owner else { return }
      do {
        let value = Kept()
        kept = value
        objc_setAssociatedObject(view, first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, second, Kept(), .OBJC_ASSOCIATION_ASSIGN)
      }
      #expect(objc_getAssociatedObject(view, first) as AnyObject === kept)
      #expect(objc_getAssociatedObject(view, second) == nil)
      owner = nil
    }
    SegueHost.current.advance(to: SegueHost.current.time)
    #expect(kept == nil)
  }

  @Test("an observer by name is told of a scroll view's offset and of a view's frame")
  func observing() {
    final class Watcher: SegueUIKit.NSObject {
      var seen: [String] = []
      override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { seen.append("\(keyPath ?? "") \(change?[.newKey].map { "\($0)" } ?? "")") }
    }
    let (phone, watcher) = (Phone(), Watcher())
    let view = phone.view()
    view.addObserver(watcher, forKeyPath: "alpha", options: [.new], context: nil)
    view.addObserver(watcher, forKeyPath: "tag", options: [.new, .initial], context: nil)
    #expect(watcher.seen == ["tag 0"])
    view.alpha = 0.5
    phone.host.advance(to: 0.1)
    #expect(watcher.seen == ["tag 0", "alpha 0.5"])
    view.removeObserver(watcher, forKeyPath: "alpha")
    view.alpha = 1
    view.tag = 3
    phone.host.advance(to: 0.2)
    #expect(watcher.seen == ["tag 0", "alpha 0.5", "tag 3"])
  }

  @Test("a property that a layer's class leaves to Core Animation is 0 at first, and draws the layer anew")
  func managed() {
    final class Ring: CALayer {
      var part: CGFloat {
        get { segueManaged("part") }
        set { segueSetManaged("part", newValue) }
      }
      var drawn: [CGFloat] = []
      override class func needsDisplay(forKey key: String) -> Bool { key == "part" }
      override func draw(in ctx: CGContext) {
        drawn.append(part)
        ctx.fill(bounds)
      }
    }
    let (phone, ring) = (Phone(), Ring())
    ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    phone.window.layer.addSublayer(ring)
    phone.host.advance(to: 0)
    #expect(ring.part == 0)
    ring.part = 0.5
    phone.host.advance(to: 0.1)
    #expect(ring.part == 0.5)
    #expect(ring.drawn == [0.5])
    #expect(ring.contents != nil)
  }

  @Test("such a property has a value before it is set, whatever its type")
  func managedAtFirst() {
    func first<Value: SegueManagedValue>(_ type: Value.Type) -> Value { CALayer().segueManaged("part") }
    _ = Phone()
    #expect(first(Int.self) == 0)
    #expect(first(Float.self) == 0)
    #expect(first(Bool.self) == false)
    #expect(first(String.self) == "")
    #expect(first(CGPoint.self) == .zero)
    #expect(first(CGRect.self) == .zero)
    #expect(first(UIEdgeInsets.self) == .zero)
    #expect(first(CGAffineTransform.self) == .identity)
    #expect(CATransform3DEqualToTransform(first(CATransform3D.self), CATransform3DIdentity))
    #expect(first(CGColor.self).alpha == 0)
    #expect(first(UIColor.self).cgColor.alpha == 0)
    #expect(first(UIImage?.self) == nil)
    #expect(first([Int]?.self) == nil)
  }
}
