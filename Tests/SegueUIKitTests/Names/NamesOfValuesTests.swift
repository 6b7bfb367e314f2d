import SegueGeometry
import SegueStage
import Testing

@testable import SegueUIKit

#if canImport(UIKit) || os(iOS)
  #error("these tests are for systems without UIKit")
#endif

/// Values as animators write them.
@MainActor
@Suite("Names of values")
struct NamesOfValuesTests {
  @Test("transforms move, turn and scale as they say")
  func transforms() {
    let affine = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 1).rotated(by: .pi / 2).scaledBy(
      x: 3,
      y: 1
    )
    let point = CGPoint(x: 1, y: 0).applying(affine)
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 8) < 1e-9)
    let both = CGAffineTransform(translationX: 1, y: 0).concatenating(CGAffineTransform(scaleX: 4, y: 4))
    #expect(CGPoint.zero.applying(both) == CGPoint(x: 4, y: 0))
    let turned: CATransform3D = CATransform3DRotate(CATransform3DIdentity, .pi, 0, 0, 1)
    #expect(abs(turned.m11 + 1) < 1e-12)
    let box = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))
    #expect(box == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGVector(dx: 3, dy: 4).dx == 3)
    let steps = stride(from: CGFloat(0), through: 1, by: 0.25).map { fmax($0, 0.5) }
    #expect(steps == [0.5, 0.5, 0.5, 0.75, 1])
    #expect(fmaxf(1, 2) == 2 && fminf(1, 2) == 1 && sqrt(CGFloat(9)) == 3 && atan(CGFloat(0)) == 0)
    #expect(arc4random() % 1 == 0)
    print("transforms were looked at")
  }

  @Test("what older sources and settings that nobody changes are called")
  func settings() {
    let wheel = UIActivityIndicatorView(activityIndicatorStyle: .white)
    wheel.activityIndicatorViewStyle = .whiteLarge
    #expect(
      wheel.style == .whiteLarge
        && wheel.activityIndicatorViewStyle == UIActivityIndicatorViewStyle.whiteLarge
    )
    #expect(UIScrollView().bouncesZoom)
    #expect(
      UIContentSizeCategory.didChangeNotification.rawValue == "UIContentSizeCategoryDidChangeNotification"
    )
  }

  @Test("colours are the system's")
  func colors() {
    let phone = Phone()
    let view = phone.view()
    view.backgroundColor = .black
    #expect(view.layer.backgroundColor == UIColor(white: 0, alpha: 1).cgColor)
    view.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    #expect(view.layer.backgroundColor?.alpha == 0.5)
    view.backgroundColor = .clear
    #expect(view.layer.backgroundColor == nil)
    #expect(UIColor.yellow.isEqual(UIColor(red: 1, green: 1, blue: 0, alpha: 1)))
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.borderWidth = 2
    (view.layer.shadowOffset, view.layer.shadowRadius) = (CGSize(width: 0, height: 4), 8)
    let state = phone.host.tree.presentation(of: view.layer.id, at: 0)
    #expect(state.border.color.red == 1 && state.border.width == 2)
    #expect(state.shadow.offset.y == 4 && state.shadow.radius == 8)
    view.isOpaque = false
    #expect(!view.isOpaque)
  }

  @Test("objects know what they are")
  func objects() {
    let phone = Phone()
    let label = UILabel(frame: .zero)
    #expect(label.isKind(of: UIView.self) && !label.isKind(of: UIControl.self))
    #expect(label.classForCoder() == UILabel.self)
    #expect(label.isEqual(label) && !label.isEqual(phone.window))
    #expect(!label.responds(to: Selector("nothing")))
    let bold = UIFont(name: "Avenir-Bold", size: 20)
    label.font = bold
    label.text = "wide"
    let wide = label.sizeThatFits(.zero).width
    label.font = UIFont(name: "Avenir", size: 10)
    #expect(wide > label.sizeThatFits(.zero).width)
    #expect(phone.window.endEditing(true))
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    #expect(UIApplication.shared.statusBarFrame.height > 0)
    #expect(UIScreen.main.bounds.size == phone.host.size)
    #expect(UINavigationController.hideShowBarDuration > 0)
    let name: NSNotification.Name = UIApplication.didBecomeActiveNotification
    #expect(!name.rawValue.isEmpty)
    let duration: CFTimeInterval = CATransaction.animationDuration()
    #expect(duration == 0.25)
  }

  @Test("blocks and animators take their curves by name")
  func curves() {
    let phone = Phone()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    phone.host.advance(to: 0)
    let options: UIViewAnimationOptions = [.curveEaseOut, .allowUserInteraction]
    var isOver = false
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      options: options,
      animations: { view.center.x = 105 },
      completion: { isOver = $0 }
    )
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: UIViewAnimationOptions()
    ) { view.alpha = 0 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseInOut) {
      view.transform = .init(rotationAngle: 1)
    }
    phone.host.advance(to: 0.5)
    let shown = view.layer.presentation()
    #expect((shown?.position.x ?? 0) > 50 && (shown?.opacity ?? 1) < 0.5)
    #expect(abs((shown?.affineTransform().b ?? 0) - sin(0.5)) < 0.05)
    phone.host.advance(to: 1)
    #expect(isOver)
    let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 0, dy: 0))
    let eased = UICubicTimingParameters(animationCurve: .easeIn)
    let animators: [any UIViewImplicitlyAnimating] = [spring as any UITimingCurveProvider, eased].map {
      timing in
      UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    }
    animators[0].addAnimations({ view.center.y = 105 })
    animators[1].addAnimations({ view.alpha = 1 })
    for animator in animators { animator.startAnimation() }
    phone.host.advance(to: 1.4)
    #expect(view.layer.presentation().map { $0.opacity > 0 && $0.opacity < 0.4 } == true)
    phone.host.advance(to: 3)
    #expect(view.center.y == 105 && view.alpha == 1)
  }

  @Test("keyframes at an even pace spend time by distance")
  func paced() {
    let phone = Phone()
    let view = phone.view()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModePaced) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 60 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 150 }
    }
    phone.host.advance(to: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 100) < 1)
    let timing = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
    #expect(timing == CAMediaTimingFunction(name: .easeIn))
  }
}
