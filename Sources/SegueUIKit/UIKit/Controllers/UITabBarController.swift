public import Foundation
import SegueUIKitRules

/// Who is asked what a tab bar's controller does.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a controller may be chosen by a tap.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// A controller was chosen by a tap.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The animator of a change from one controller to another one; nil is none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives an animator; nil if nothing does.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Asks the table, as a subclass may have it; otherwise it may.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    let arguments: [Any?] = [tabBarController, viewController]
    return SegueTable.send("tabBarController:shouldSelect:", to: self, arguments) as? Bool ?? true
  }
  /// Asks the table, as a subclass may have it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { SegueTable.send("tabBarController:didSelect:", to: self, [tabBarController, viewController]) }
  /// Asks the table, as a subclass may have it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let name = "tabBarController:animationControllerForTransitionFrom:to:"
    let arguments: [Any?] = [tabBarController, fromVC, toVC]
    return SegueTable.send(name, to: self, arguments) as? any UIViewControllerAnimatedTransitioning
  }
  /// Asks the table, as a subclass may have it.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let name = "tabBarController:interactionControllerFor:"
    let arguments: [Any?] = [tabBarController, animationController]
    return SegueTable.send(name, to: self, arguments) as? any UIViewControllerInteractiveTransitioning
  }
}

/// Some screens with a bar to choose among them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Who is asked for animators.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  public let tabBar = UITabBar()
  /// The view that the chosen controller's is in, behind the bar.
  let container = UIView(frame: UIScreen.main.bounds)
  private var list: [UIViewController] = []
  private var chosen: UIViewController?

  /// Creates a controller of no screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of the screens that a storyboard gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let children = (coder as? EmptyCoder)?.children.compactMap { $0 as? UIViewController } ?? []
    if !children.isEmpty { setViewControllers(children, animated: false) }
  }

  /// The controllers, in the bar's order.
  open var viewControllers: [UIViewController]? {
    get { list }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for old in list where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    list = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    itemsDidChange()
    if let chosen, new.contains(where: { $0 === chosen }) { return }
    chosen = nil
    new.first.map { change(to: $0) }
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set { newValue.map { change(to: $0) } }
  }
  /// The index of the controller that is seen; `NSNotFound` without one.
  open var selectedIndex: Int {
    get { list.firstIndex { $0 === chosen } ?? NSNotFound }
    set { if list.indices.contains(newValue) { change(to: list[newValue]) } }
  }
  /// The controllers that the user may put in another order; nobody does.
  open var customizableViewControllers: [UIViewController]?

  /// The container, with the bar over its lower edge.
  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    tabBar.delegate = self
    view.addSubview(tabBar)
    self.view = view
    showChosen()
  }

  /// Places the bar at the lower edge, above the home indicator.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
    for controller in list { controller.barInsets = insets }
  }

  /// A tap on the bar chooses a controller, if the delegate lets it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = list.first(where: { $0.tabBarItem === item }) else { return }
    let (host, name) = (SegueHost.current, ControllerNames.current.name(of: controller.first))
    host.calls.append((host.time, .tabBarShouldSelect(name)))
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    // As UIKit, whose second tap leads back to the root of a navigation controller.
    let again = controller === chosen ? controller as? UINavigationController : nil
    if let again { _ = again.popToRootViewController(animated: true) } else { change(to: controller) }
    host.calls.append((host.time, .tabBarDidSelect(name)))
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The bar shows other items.
  func itemsDidChange() {
    tabBar.items = list.compactMap(\.tabBarItem)
    tabBar.selectedItem = chosen?.tabBarItem
  }

  /// Shows a controller, by the delegate's animator if it has one.
  private func change(to new: UIViewController) {
    let old = chosen
    guard old !== new, list.contains(where: { $0 === new }) else { return }
    if let old, appearance == .seen {
      return ControllerTransitions.current.change(from: old, to: new, in: self)
    }
    choose(new)
    guard isViewLoaded else { return }
    let isSeen = appearance == .seen
    if isSeen { new.tellAll([.viewWillAppear]) }
    showChosen()
    if isSeen { new.tellAll([.viewIsAppearing, .viewDidAppear]) }
  }

  /// A controller becomes the one that is chosen, though its view may still be on its way.
  func choose(_ controller: UIViewController) {
    chosen = controller
    tabBar.selectedItem = controller.tabBarItem
  }

  /// A transition is over: the chosen controller stays, or the one before comes back.
  func end(_ old: UIViewController, completed: Bool) {
    if !completed { choose(old) }
    showChosen()
  }

  private func showChosen() {
    guard isViewLoaded, let view = chosen?.view else { return }
    for controller in list where controller !== chosen { controller.viewIfLoaded?.removeFromSuperview() }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== container { container.addSubview(view) }
  }
}
