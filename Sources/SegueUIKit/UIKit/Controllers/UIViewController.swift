public import Foundation
import SegueUIKitRules

/// What a screen, or a part of one, is controlled by.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// What it is called.
  open var title: String?
  /// The controllers in this one.
  public internal(set) var children: [UIViewController] = []
  /// The controller that this one is in.
  public internal(set) weak var parent: UIViewController?
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How UIKit itself would animate its presentation; it comes from below in any case.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Who is asked for animators of its presentation and dismissal.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The size that it would like to have.
  open var preferredContentSize = CGSize.zero
  /// Whether it is the context of presentations over the current one; it has no effect.
  open var definesPresentationContext = false {
    didSet { if definesPresentationContext { SegueHost.current.noteUnused("a view controller") } }
  }
  /// How the status bar looks; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }

  /// Insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.insetsDidChangeDown() } }
  }
  /// Insets that a container adds for its bars.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.insetsDidChangeDown() } }
  }

  /// Which of the screen's edges the view reaches under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it reaches under bars that nothing shines through; it does.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views get insets for bars by themselves; they have the safe area.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether a tab bar goes as the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Whether the status bar follows a controller that is presented over a part of the screen; there is none.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether a hand cannot dismiss it; it cannot in any case.
  open var isModalInPresentation = false
  /// Whether another controller's style of presentation is its own; it has no effect.
  open var providesPresentationContextTransitionStyle = false {
    didSet {
      if providesPresentationContextTransitionStyle { SegueHost.current.noteUnused("a view controller") }
    }
  }
  /// Whether the view's contents can be changed.
  open var isEditing = false
  /// The name by which its state would be kept.
  open var restorationIdentifier: String?
  /// How light it should be, which has no effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle == .dark { SegueHost.current.noteUnused("a view controller") } }
  }
  /// The buttons of a toolbar for it.
  open var toolbarItems: [UIBarButtonItem]?
  /// The storyboard that it comes from.
  open internal(set) var storyboard: UIStoryboard?
  /// What it is called in its storyboard.
  var storyboardName: String?
  /// What its view is made of; nil for one that no interface has drawn.
  var interface: (any ControllerInterface)?
  /// The segues that it goes by their names.
  var segues: [SegueTemplate] = []
  /// The nib that its view is in.
  private var nibToLoad: String?
  private var ownNavigationItem: UINavigationItem?
  private var ownTabBarItem: UITabBarItem?

  /// What a navigation bar shows for it.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.controller = self
    ownNavigationItem = item
    return item
  }
  /// What a tab bar shows for it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }
  /// The traits that it is shown in: the screen's.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// The controller that says how the status bar looks; there is none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that says whether the status bar is hidden; there is none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar comes and goes; there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The ways in which it may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The way in which it is presented first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the line at the lower edge goes.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator; nil for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The child that decides which edges are the app's; nil for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the app's gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whether a keyboard goes as another responder comes.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  var presented: UIViewController?
  weak var chosenContentScroll: UIScrollView?
  weak var presenter: UIViewController?
  var ownPresentation: UIPresentationController?
  /// What presents it as a sheet, or will.
  var sheet: UISheetPresentationController?
  /// What it is called in the trace, if not by its class.
  var traceName: String?
  var appearance = AppearanceState.gone
  private var manualAppearance: Bool?

  /// Creates a controller whose view is in a nib; nil is one of its class's name, if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibToLoad = nibNameOrNil
    super.init(main: ())
  }

  /// The nib that its view is in; nil for none.
  open var nibName: String? { nibToLoad }

  /// Creates a controller from an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(main: ()) }

  /// Creates a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The view, which is loaded when it is first asked for.
  // UIKit's own type, which the sources compile against.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Loads the view unless it is there.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the view: as a storyboard or a nib has it, else an empty one.
  open func loadView() {
    if loadInterface() { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view as a storyboard or a nib has it; false if none has.
  func loadInterface() -> Bool {
    if let interface, interface.hasView {
      interface.load(into: self)
      return loadedView != nil
    }
    guard interface == nil else { return false }
    return UINib.load(nibToLoad, into: self)
  }

  /// The view's superview.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: Where it is

  /// The controller that this one, or one that it is in, presents.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The controller that presents this one, or one that it is in.
  open var presentingViewController: UIViewController? { nearestPresenter }
  /// What manages its presentation, or will if it is presented as a sheet; else nil before it is presented.
  open var presentationController: UIPresentationController? {
    nearestPresentation ?? outermost.plannedSheet()
  }
  /// The navigation controller that it is in.
  open var navigationController: UINavigationController? { nearestNavigation }
  /// What accompanies the transition that the controller is part of; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { runningCoordinator }
  /// Whether it is being presented.
  open var isBeingPresented: Bool { ControllerTransitions.current.isRunning(.present, to: self) }
  /// Whether it is being dismissed.
  open var isBeingDismissed: Bool { ControllerTransitions.current.isRunning(.dismiss, from: self) }
  /// Whether it is being pushed.
  open var isMovingToParent: Bool { ControllerTransitions.current.isRunning(.push, to: self) }
  /// Whether it is being popped.
  open var isMovingFromParent: Bool { ControllerTransitions.current.isRunning(.pop, from: self) }
  /// The tab bar's controller that it is in.
  open var tabBarController: UITabBarController? { nearestTabBar }
  /// The split controller that it is in.
  open var splitViewController: UISplitViewController? { nearestSplit }
  /// A button that lets contents be changed.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }

  // MARK: What subclasses override

  /// The view has been loaded.
  open func viewDidLoad() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the hierarchy and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about not to be seen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is not seen any more.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out what is in it.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out what is in it.
  open func viewDidLayoutSubviews() {}
  /// A notch or bars reach into the view in another way.
  open func viewSafeAreaInsetsDidChange() {}
  /// Makes the view's constraints, after `setNeedsUpdateConstraints()`.
  open func updateViewConstraints() {}
  /// It is about to move to another controller, or out of this one.
  open func willMove(toParent parent: UIViewController?) {}
  /// It has moved to another controller, or out of one.
  open func didMove(toParent parent: UIViewController?) {}
  /// The view is about to change its size.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
  }
  /// The traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits have changed; they do not.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// There is little memory; there never is.
  open func didReceiveMemoryWarning() {}
  /// A segue is about to lead to another controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may be gone.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Whether a segue back ends here: if there is the action for it.
  open func canPerformUnwindSegueAction(_ action: Selector, from controller: UIViewController, sender: Any?)
    -> Bool
  { SegueTable.has(action.name, self) }
  /// Goes a segue of the storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if let segue = segues.first(where: { $0.identifier == identifier }) { return segue.perform(sender) }
    SegueHost.current.note("\(type(of: self)) has no segue '\(identifier)' in a storyboard")
  }
  /// Whether contents can be changed from now on.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A controller in this one would like another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a controller in this one, whose own is given.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Lets the edges of the app's gestures be asked for anew.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Lets the line at the lower edge be asked for anew.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Shows a controller: on the navigation stack if there is one, else by presenting it.
  open func show(_ vc: UIViewController, sender: Any?) { pushOrPresent(vc) }
  /// Shows a controller as a detail: by presenting it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
  /// Replaces the view of a controller in this one by another one's.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController.view, for: toViewController.view, duration, options, animations, completion)
  }

  /// The status bar is to be asked for anew; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether children are told of appearances with this one.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presenting

  /// Presents another controller over this one.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller, which is presented by nobody yet.
  ///   - flag: Whether that is animated.
  ///   - completion: Called once it has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { ControllerTransitions.current.present(viewControllerToPresent, over: self, flag, completion) }

  /// Dismisses what this controller presents, or else itself.
  ///
  /// - Parameters:
  ///   - flag: Whether that is animated.
  ///   - completion: Called once it is gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    ControllerTransitions.current.dismiss(self, flag, completion)
  }

  // MARK: Containment

  /// Takes in another controller; its view is the caller's to add.
  open func addChild(_ childController: UIViewController) {
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// A container begins to let a child appear or disappear by itself.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    manualAppearance = isAppearing
    tell(isAppearing ? .viewWillAppear : .viewWillDisappear, animated)
  }

  /// A container has let a child appear or disappear.
  open func endAppearanceTransition() {
    guard let isAppearing = manualAppearance else { return }
    manualAppearance = nil
    if isAppearing { tell(.viewIsAppearing, true) }
    tell(isAppearing ? .viewDidAppear : .viewDidDisappear, true)
  }
}
