public import Foundation
import SegueUIKitRules

/// Who is asked for a navigation controller's animators.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
  /// The animator of a push or a pop; nil is UIKit's own.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives an animator; nil if nothing does.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Asks the table, as a subclass may have it.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    let arguments: [Any?] = [navigationController, viewController, animated]
    SegueTable.send("navigationController:willShow:animated:", to: self, arguments)
  }

  /// Asks the table, as a subclass may have it.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let arguments: [Any?] = [navigationController, viewController, animated]
    SegueTable.send("navigationController:didShow:animated:", to: self, arguments)
  }

  /// Asks the table, as a subclass may have it.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let name = "navigationController:animationControllerFor:from:to:"
    let arguments: [Any?] = [navigationController, operation, fromVC, toVC]
    return SegueTable.send(name, to: self, arguments) as? any UIViewControllerAnimatedTransitioning
  }

  /// Asks the table, as a subclass may have it.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let name = "navigationController:interactionControllerFor:"
    let arguments: [Any?] = [navigationController, animationController]
    return SegueTable.send(name, to: self, arguments) as? any UIViewControllerInteractiveTransitioning
  }
}

/// A stack of controllers, of which the top is seen, with a bar over it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Who is asked for animators.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The view that transitions happen in, and that holds the top's.
  let container = UIView(frame: UIScreen.main.bounds)
  var stack: [UIViewController] = [] { didSet { barsDidChange() } }

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }

  /// Creates an empty stack; nibs are not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let children = (coder as? EmptyCoder)?.children.compactMap { $0 as? UIViewController } ?? []
    if !children.isEmpty { setViewControllers(children, animated: false) }
  }

  /// The controllers, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// What is seen: the top, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController?.shown ?? topViewController }
  /// The bar at the top.
  public private(set) var navigationBar = UINavigationBar()
  /// The bar at the bottom, which is hidden unless asked for.
  public private(set) var toolbar = UIToolbar()
  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true { didSet { barsDidChange() } }
  /// Whether the bars go at a tap; they do not.
  open var hidesBarsOnTap = false {
    didSet { if hidesBarsOnTap { SegueHost.current.noteUnused("a navigation controller") } }
  }
  /// Whether the bars go as one scrolls; they do not.
  open var hidesBarsOnSwipe = false {
    didSet { if hidesBarsOnSwipe { SegueHost.current.noteUnused("a navigation controller") } }
  }
  /// What leads back by a stroke from the left edge.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = EdgePopRecognizer(self)
  /// What drives a pop that begins under a finger.
  var popHand: UIPercentDrivenInteractiveTransition?
  /// Whether the bar was hidden before a transition that has it come or go at a side.
  var wasBarHidden: Bool?

  /// Seconds that the bar takes to come or go.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    guard animated, isViewLoaded else { return isNavigationBarHidden = hidden }
    if hideBarAside(hidden) { return }
    UIView.animate(withDuration: Self.hideShowBarDuration) { self.isNavigationBarHidden = hidden }
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Creates an empty stack with bars of the app's own classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let own = (navigationBarClass as? UINavigationBar.Type)?.init(coder: EmptyCoder()) {
      navigationBar = own
    }
    if let own = (toolbarClass as? UIToolbar.Type)?.init(coder: EmptyCoder()) { toolbar = own }
  }

  /// Puts a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    ControllerTransitions.current.push(viewController, onto: self, animated)
  }

  /// Takes the top off the stack; returns it, or nil if it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return ControllerTransitions.current.pop(to: stack[stack.count - 2], in: self, animated).last
  }

  /// Takes all but the root off the stack; returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.map { ControllerTransitions.current.pop(to: $0, in: self, animated) }
  }

  /// Takes off the stack what is above a controller; returns it.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    ControllerTransitions.current.pop(to: viewController, in: self, animated)
  }

  /// Replaces the stack, without a transition.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if animated { SegueHost.current.note("setViewControllers is not animated") }
    let (old, new) = (stack.last, viewControllers.last)
    let isSeen = appearance == .seen && old !== new
    if isSeen { old?.tell(.viewWillDisappear, false) }
    if isSeen { new?.tell(.viewWillAppear, false) }
    setStack(viewControllers)
    if isSeen { new?.tell(.viewIsAppearing, false) }
    if isSeen { old?.tell(.viewDidDisappear, false) }
    if isSeen { new?.tell(.viewDidAppear, false) }
  }

  /// The container in the size of the view, with the top's view.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.heightDidChange = { [weak self] in self?.barsDidChange() }
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    interactivePopGestureRecognizer.map(view.addGestureRecognizer)
    self.view = view
    showTop()
    barsDidChange()
  }

  /// Makes these the stack, with the top's view in the container.
  func setStack(_ controllers: [UIViewController]) {
    for old in stack where !controllers.contains(where: { $0 === old }) { leave(old) }
    for new in controllers where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    stack = controllers
    if isViewLoaded { showTop() }
  }

  /// Places the bars: as high as UIKit's, and below a notch or above the home indicator.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    barsDidChange()
  }

  func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func showTop() {
    for controller in stack.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
    guard let view = stack.last?.view, view.superview !== container else { return }
    view.frame = container.bounds
    container.addSubview(view)
  }

  /// What happens to a stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none
    /// A controller comes.
    case push
    /// Controllers go.
    case pop
  }
}

/// `UINavigationController.Operation`, as older sources call it.
public typealias UINavigationControllerOperation = UINavigationController.Operation
