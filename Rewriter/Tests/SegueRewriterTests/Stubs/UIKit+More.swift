// swift-format-ignore-file
// What the fixtures use beyond the code that Segue writes.

import Foundation

public protocol UIContentContainer {}
extension UIViewController: UIContentContainer {}
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
public protocol CALayerDelegate: NSObjectProtocol {}
public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ flag: Bool) {}
}
extension UIViewControllerContextTransitioning {
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  public func finishInteractiveTransition() {}
  public func cancelInteractiveTransition() {}
}
open class UIBezierPath: NSObject {
  public convenience init(ovalIn rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  open var cgPath: CGPath { CGPath() }
}
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
  }
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(AnyObject?, Selector)] = []
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    actions.append((target as AnyObject?, action))
  }
  open func sendActions(for events: Event) { for (target, action) in actions { _ = action.send(to: target, [self]) } }
}
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case system, custom }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public struct State: Sendable { public static let normal = State() }
  open func setTitle(_ title: String?, for state: State) {}
}
open class UISlider: UIControl { open var value: Float = 0 }
open class UIVisualEffect: NSObject {}
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case light, dark }
  public init(style: Style) {}
}
open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var effect: UIVisualEffect?
}
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable { case done, cancel, add }
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}
}
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  open func perform() {}
}
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  public var window: UIWindow?? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
  open class var shared: UIApplication { UIApplication() }
  open var delegate: (any UIApplicationDelegate)?
  open var keyWindow: UIWindow? { nil }
}
@preconcurrency @MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { UIScreen() }
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
// As SegueUIKit has to do it: what a subclass adds is found by name.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    SegueTable.send("scrollViewDidScroll:", to: self, [scrollView])
  }
}
extension UIScrollView {
  /// What a test does instead of scrolling.
  public func scroll(telling delegate: any UIScrollViewDelegate) { delegate.scrollViewDidScroll(self) }
}
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    SegueTable.send("tableView:didSelectRowAt:", to: self, [tableView, indexPath])
  }
}
open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)?
  open func reloadData() {}
}
open class UITableViewCell: UIView { open var textLabel: UILabel? { nil } }
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  open var tableView: UITableView! = UITableView()
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
open class UIImpactFeedbackGenerator: NSObject { open func impactOccurred() {} }
open class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) {}
  open func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
public struct Method {}
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_exchangeImplementations(_ a: Method, _ b: Method) {}
public enum objc_AssociationPolicy: Sendable { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {}
public struct OSLog: Sendable { public init(subsystem: String, category: String) {} }
public func os_log(_ message: StaticString, log: OSLog) {}
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSClassFromString(_ name: String) -> AnyClass? { SegueTable.types[name] }
extension NotificationCenter {
  @MainActor public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: Notification.Name?,
    object: Any?
  ) {}
}
public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
  public init(rotationAngle: CGFloat) { self = .identity }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
}
