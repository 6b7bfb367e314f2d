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
  open var definesPresentationContext = false
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

  var presented: UIViewController?
  weak var presenter: UIViewController?
  var ownPresentation: UIPresentationController?
  /// What it is called in the trace, if not by its class.
  var traceName: String?
  var appearance = AppearanceState.gone
  private var manualAppearance: Bool?

  /// Creates a controller; nibs are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(main: ())
    if let nibNameOrNil { SegueHost.current.note("the nib '\(nibNameOrNil)' is not read") }
  }

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

  /// Makes the view.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// The view's superview.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

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
