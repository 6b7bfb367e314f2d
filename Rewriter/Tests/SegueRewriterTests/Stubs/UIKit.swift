// swift-format-ignore-file
// The part of UIKit and QuartzCore that the fixtures use, with the signatures of Apple's documentation
// (developer.apple.com/documentation/uikit). What the programs of the tests run is in Contract.swift; of all else only
// the types count.

@_exported import Foundation

// MARK: Core Animation

public struct CATransform3D: Sendable {
  public var m34: CGFloat
}
public let CATransform3DIdentity = CATransform3D(m34: 0)
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  fatalError()
}
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  fatalError()
}
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { fatalError() }
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { fatalError() }
public func CACurrentMediaTime() -> CFTimeInterval { fatalError() }
public typealias CFTimeInterval = Double

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) { fatalError() }
}

open class CGColor {}
open class CGPath {}
public class CGContext {}
public class CGImage {}

public struct CAMediaTimingFillMode: Equatable, Sendable {
  public static let forwards = CAMediaTimingFillMode()
  public static let backwards = CAMediaTimingFillMode()
  public static let both = CAMediaTimingFillMode()
  public static let removed = CAMediaTimingFillMode()
}
public struct CAMediaTimingFunctionName: Sendable {
  public static let linear = CAMediaTimingFunctionName()
  public static let easeIn = CAMediaTimingFunctionName()
  public static let easeOut = CAMediaTimingFunctionName()
  public static let easeInEaseOut = CAMediaTimingFunctionName()
  public static let `default` = CAMediaTimingFunctionName()
}
open class CAMediaTimingFunction: NSObject {
  public convenience init(name: CAMediaTimingFunctionName) { fatalError() }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { fatalError() }
}
open class CAAnimation: NSObject {
  public required override init() {}
  open var delegate: (any CAAnimationDelegate)?
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
}
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { fatalError() }
  open var keyPath: String?
}
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
}
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
}
open class CALayer: NSObject {
  public required override init() {}
  public init(layer: Any) {}
  public required init?(coder: NSCoder) {}
  open var mask: CALayer?
  open var opacity: Float = 1
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var transform = CATransform3DIdentity
  open var masksToBounds = false
  open var isHidden = false
  open weak var delegate: (any CALayerDelegate)?
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func addSublayer(_ layer: CALayer) {}
  open func removeFromSuperlayer() {}
  open func removeAnimation(forKey key: String) {}
  open func setNeedsDisplay() {}
  open func draw(in ctx: CGContext) {}
  open var anchorPoint = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
  open var shadowColor: CGColor?
  open var sublayerTransform = CATransform3DIdentity
  open var contents: Any?
  open var contentsRect = CGRect.zero
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { fatalError() }
  open func render(in ctx: CGContext) {}
}
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var strokeColor: CGColor?
}
public struct CAGradientLayerType: Sendable {
  public static let axial = CAGradientLayerType()
  public static let radial = CAGradientLayerType()
}
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
  open var type = CAGradientLayerType.axial
}

// MARK: Values

public struct UIEdgeInsets: Sendable {
  public var top, left, bottom, right: CGFloat
  public static var zero: UIEdgeInsets { fatalError() }
}
public struct CGVector: Sendable {
  public init(dx: CGFloat, dy: CGFloat) {}
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
open class UITraitCollection: NSObject {
  open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
}
public typealias _ColorLiteralType = UIColor
public final class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var black: UIColor { clear }
  public class var white: UIColor { clear }
  public class var red: UIColor { clear }
  public class var systemBackground: UIColor { clear }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {}
  public var cgColor: CGColor { fatalError() }
}
public final class UIImage: NSObject, @unchecked Sendable {
  public init?(named name: String) {}
  public var cgImage: CGImage? { fatalError() }
}
open class UIGraphicsImageRendererContext {
  open var cgContext: CGContext { fatalError() }
}
open class UIGraphicsImageRenderer: NSObject {
  public init(bounds: CGRect) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}
public final class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Sendable {
    public static let largeTitle = TextStyle()
    public static let title1 = TextStyle()
    public static let title2 = TextStyle()
    public static let title3 = TextStyle()
    public static let headline = TextStyle()
    public static let body = TextStyle()
    public static let callout = TextStyle()
    public static let subheadline = TextStyle()
    public static let footnote = TextStyle()
    public static let caption1 = TextStyle()
    public static let caption2 = TextStyle()
  }
  public struct Weight: Sendable {
    public static let regular = Weight()
    public static let bold = Weight()
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { fatalError() }
  public var pointSize: CGFloat { fatalError() }
}
public enum NSTextAlignment: Int, Sendable { case left, center, right }
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
}
@preconcurrency @MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { fatalError() }
}

// MARK: Views

@preconcurrency @MainActor open class UIResponder: NSObject {
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
open class UITouch: NSObject {}
open class UIEvent: NSObject {}

@preconcurrency @MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1)
    public static let curveEaseOut = AnimationOptions(rawValue: 2)
    public static let curveLinear = AnimationOptions(rawValue: 3)
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(frame: .zero) }
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer = CALayer()
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var mask: UIView?
  open var isUserInteractionEnabled = true
  open var safeAreaInsets: UIEdgeInsets { fatalError() }
  open internal(set) weak var superview: UIView?
  open var subviews: [UIView] = []
  open var transform = CGAffineTransform.identity
  open var tag = 0
  open var window: UIWindow? { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  open func removeFromSuperview() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func didMoveToSuperview() {}
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func endEditing(_ force: Bool) -> Bool { true }
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func draw(_ rect: CGRect) {}
  open var translatesAutoresizingMaskIntoConstraints = true
  open var topAnchor: NSLayoutAnchor { fatalError() }
  open var bottomAnchor: NSLayoutAnchor { fatalError() }
  open var leadingAnchor: NSLayoutAnchor { fatalError() }
  open var trailingAnchor: NSLayoutAnchor { fatalError() }
  open var heightAnchor: NSLayoutAnchor { fatalError() }
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {}
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {}
}
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}
open class NSLayoutAnchor: NSObject {
  open func constraint(equalTo other: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { fatalError() }
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fatalError() }
}
open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat = 0
  open var isActive = false
  open class func activate(_ constraints: [NSLayoutConstraint]) {}
}
open class UIImageView: UIView {
  public init(image: UIImage?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var image: UIImage?
}
open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.left
  open var numberOfLines = 1
}
open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var isScrollEnabled = true
}

// MARK: Animators

@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve) {}
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
  public convenience init(dampingRatio ratio: CGFloat) { fatalError() }
}
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  func startAnimation()
  func pauseAnimation()
}
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {}
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public override init() {}
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) { fatalError() }
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  open func startAnimation() {}
  open func startAnimation(afterDelay delay: TimeInterval) {}
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

// MARK: Gestures

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  public init(target: Any?, action: Selector?) { super.init(); self.target = target as AnyObject?; self.action = action }
  var target: AnyObject?
  var action: Selector?
  /// What a test does instead of a finger.
  public func fire() { if let action { _ = action.send(to: target, [self]) } }
  open var state = State.possible
  open var isEnabled = true
  open var view: UIView? { fatalError() }
  weak open var delegate: (any UIGestureRecognizerDelegate)?
  open func location(in view: UIView?) -> CGPoint { fatalError() }
}
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTouchesRequired = 1
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { fatalError() }
  open func velocity(in view: UIView?) -> CGPoint { fatalError() }
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { fatalError() }
}
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
}

// MARK: View controllers and transitions

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, overFullScreen, custom
}
@preconcurrency @MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}
  open lazy var view: UIView! = UIView()
  open var title: String?
  open var navigationController: UINavigationController?
  open var isViewLoaded: Bool { true }
  open var prefersStatusBarHidden: Bool { false }
  open var storyboard: UIStoryboard?
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var presentingViewController: UIViewController? { nil }
  open var children: [UIViewController] { [] }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { fatalError() }
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { fatalError() }
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var presentedViewController: UIViewController? { fatalError() }
  open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var topViewController: UIViewController? { viewControllers.last }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  weak open var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
}
public struct UITransitionContextViewControllerKey: Sendable {
  public static let from = UITransitionContextViewControllerKey()
  public static let to = UITransitionContextViewControllerKey()
}
public struct UITransitionContextViewKey: Sendable {
  public static let from = UITransitionContextViewKey()
  public static let to = UITransitionContextViewKey()
}
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
  var containerView: UIView { get }
}
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { fatalError() }
}
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  public override init() {}
  open var duration: CGFloat { fatalError() }
  open var percentComplete: CGFloat { fatalError() }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  open func pause() {}
  open func update(_ percentComplete: CGFloat) {}
  open func cancel() {}
  open func finish() {}
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {}
  open var containerView: UIView? { fatalError() }
  open var presentedView: UIView? { presentedViewController.view }
  open var presentingViewController: UIViewController { fatalError() }
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
  open var presentedViewController: UIViewController { fatalError() }
  open var frameOfPresentedViewInContainerView: CGRect { fatalError() }
  open func containerViewWillLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

// MARK: Defaults of optional requirements

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { fatalError() }
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { fatalError() }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
