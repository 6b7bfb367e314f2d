import SegueUIKit
import Testing

// Without `@testable`, which would let anything be overridden: what compiles here, an app may override as well.

/// What UIKit lets subclasses override can be overridden, and the overrides are what is asked.
@MainActor
@Suite("Overridable members")
struct OverridableTests {
  private final class Corner: CALayer {
    var sizes: [CGSize] = []
    var calls: [String] = []

    override var frame: CGRect { didSet { sizes.append(frame.size) } }
    override var bounds: CGRect { didSet { calls.append("bounds") } }
    override var position: CGPoint { didSet { calls.append("position") } }
    override var zPosition: CGFloat { didSet { calls.append("zPosition") } }
    override var anchorPoint: CGPoint { didSet { calls.append("anchorPoint") } }
    override var transform: CATransform3D { didSet { calls.append("transform") } }
    override var isHidden: Bool { didSet { calls.append("isHidden") } }
    override var opacity: Float { didSet { calls.append("opacity") } }
    override var masksToBounds: Bool { didSet { calls.append("masksToBounds") } }
    override var cornerRadius: CGFloat { didSet { calls.append("cornerRadius") } }
    override var backgroundColor: CGColor? { didSet { calls.append("backgroundColor") } }
    override var borderWidth: CGFloat { didSet { calls.append("borderWidth") } }
    override var borderColor: CGColor? { didSet { calls.append("borderColor") } }
    override var shadowColor: CGColor? { didSet { calls.append("shadowColor") } }
    override var shadowOpacity: Float { didSet { calls.append("shadowOpacity") } }
    override var shadowRadius: CGFloat { didSet { calls.append("shadowRadius") } }
    override var shadowOffset: CGSize { didSet { calls.append("shadowOffset") } }
    override var shadowPath: CGPath? { didSet { calls.append("shadowPath") } }
    override var contents: Any? { didSet { calls.append("contents") } }
    override var mask: CALayer? { didSet { calls.append("mask") } }
    override var sublayers: [CALayer]? { didSet { calls.append("sublayers") } }
    override func removeAllAnimations() { calls.append("removeAllAnimations") }
    override func removeAnimation(forKey key: String) { calls.append("removeAnimation") }
    override func setNeedsDisplay() { calls.append("setNeedsDisplay") }
    override func setNeedsLayout() {
      calls.append("setNeedsLayout")
      super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
      calls.append("layoutIfNeeded")
      super.layoutIfNeeded()
    }
  }

  private final class CornerView: UIView {
    override class var layerClass: AnyClass { Corner.self }
    var inset: CGFloat = 0
    var recognizers = 0

    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0) }
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set {}
    }
    override func invalidateIntrinsicContentSize() { tag += 1 }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: 7, height: 9) }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      recognizers += 1
      super.addGestureRecognizer(gestureRecognizer)
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override var accessibilityLabel: String? {
      get { "corner" }
      set {}
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override func accessibilityElementCount() -> Int { 3 }
    override func accessibilityActivate() -> Bool { true }
  }

  private final class Child: UIViewController {
    var host: UINavigationController?
    override var navigationController: UINavigationController? { host ?? super.navigationController }
    override var presentedViewController: UIViewController? { nil }
    override var isBeingPresented: Bool { true }
    override var isMovingFromParent: Bool { true }
  }

  @Test("a view's frame goes through its layer's, which sets bounds and position")
  func layerFrame() throws {
    let view = CornerView(frame: .zero)
    let layer = try #require(view.layer as? Corner)
    (layer.sizes, layer.calls) = ([], [])
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.sizes == [CGSize(width: 30, height: 40)])
    #expect(layer.calls.filter { $0 != "setNeedsLayout" } == ["bounds", "position"])
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test("every property of a layer is set through its override, once")
  func layerProperties() {
    let layer = Corner()
    let changes: [(String, () -> Void)] = [
      ("zPosition", { layer.zPosition = 1 }), ("anchorPoint", { layer.anchorPoint = .zero }),
      ("transform", { layer.transform = CATransform3DMakeScale(2, 2, 1) }),
      ("isHidden", { layer.isHidden = true }), ("opacity", { layer.opacity = 0.5 }),
      ("masksToBounds", { layer.masksToBounds = true }), ("cornerRadius", { layer.cornerRadius = 4 }),
      ("backgroundColor", { layer.backgroundColor = UIColor.red.cgColor }),
      ("borderWidth", { layer.borderWidth = 1 }),
      ("borderColor", { layer.borderColor = UIColor.red.cgColor }),
      ("shadowColor", { layer.shadowColor = UIColor.red.cgColor }),
      ("shadowOpacity", { layer.shadowOpacity = 1 }), ("shadowRadius", { layer.shadowRadius = 9 }),
      ("shadowOffset", { layer.shadowOffset = .zero }), ("shadowPath", { layer.shadowPath = nil }),
      ("contents", { layer.contents = nil }), ("mask", { layer.mask = CALayer() }),
      ("sublayers", { layer.sublayers = nil }), ("removeAllAnimations", { layer.removeAllAnimations() }),
      ("removeAnimation", { layer.removeAnimation(forKey: "a") }),
      ("setNeedsDisplay", { layer.setNeedsDisplay() }), ("layoutIfNeeded", { layer.layoutIfNeeded() }),
    ]
    for (name, change) in changes {
      layer.calls = []
      change()
      #expect(layer.calls.filter { $0 == name } == [name])
    }
    #expect(layer.opacity == 0.5 && layer.cornerRadius == 4 && layer.borderWidth == 1)
  }

  @Test("a view asks its overrides")
  func view() {
    let view = CornerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.inset = 5
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(inner.safeAreaInsets.top == 5)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 9))
    view.gestureRecognizers = [UITapGestureRecognizer(), UIPanGestureRecognizer()]
    #expect(view.recognizers == 2 && view.gestureRecognizers?.count == 2)
    #expect(view.snapshotView(afterScreenUpdates: true) == nil)
    #expect(view.accessibilityLabel == "corner" && view.isAccessibilityElement)
    #expect(view.accessibilityElementCount() == 3 && view.accessibilityActivate())
  }

  @Test("margins keep the superview's where the view reaches into them")
  func preservedMargins() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 90))
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 15, left: 25, bottom: 35, right: 45))
    inner.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 10 > 8 ? 10 : 8))
  }

  @Test("a controller asks its overrides")
  func controller() {
    let child = Child()
    #expect(child.navigationController == nil && child.isBeingPresented && child.isMovingFromParent)
    let navigation = UINavigationController(rootViewController: child)
    #expect(child.navigationController === navigation)
    let other = UINavigationController()
    child.host = other
    #expect(child.navigationController === other && child.presentedViewController == nil)
  }
}
