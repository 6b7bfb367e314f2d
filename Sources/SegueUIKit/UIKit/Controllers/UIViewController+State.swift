import Foundation
import SegueUIKitRules

extension UIViewController {
  var nearestPresented: UIViewController? {
    chain.lazy.compactMap(\.presented).first
  }

  var nearestPresenter: UIViewController? {
    chain.lazy.compactMap(\.presenter).first
  }

  var nearestPresentation: UIPresentationController? {
    chain.lazy.compactMap(\.ownPresentation).first
  }

  /// What is to present the controller as a sheet; nil where its style is another.
  func plannedSheet(over presenting: UIViewController? = nil) -> UISheetPresentationController? {
    guard modalPresentationStyle.isSheet else { return nil }
    let sheet = sheet ?? UISheetPresentationController(presentedViewController: self, presenting: presenting)
    if let presenting { sheet.presentingViewController = presenting }
    self.sheet = sheet
    return sheet
  }

  var nearestNavigation: UINavigationController? {
    chain.lazy.dropFirst().compactMap { $0 as? UINavigationController }.first
  }

  var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ControllerTransitions.current.coordinator(for: self)
  }

  /// `isMovingToParent`, as older sources call it.
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// `addChild(_:)`, as older sources call it.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }

  /// `removeFromParent()`, as older sources call it.
  public func removeFromParentViewController() { removeFromParent() }

  /// `willMove(toParent:)`, as older sources call it.
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// `didMove(toParent:)`, as older sources call it.
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  /// The controller and those that it is in, innermost first.
  var chain: [UIViewController] {
    var chain: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current {
      chain.append(controller)
      current = controller.parent
    }
    return chain
  }

  /// The outermost of ``chain``.
  var outermost: UIViewController { chain.last ?? self }

  /// The controller whose screen is seen: of a navigation controller, its top's.
  var shown: UIViewController { (self as? UINavigationController)?.topViewController?.shown ?? self }

  /// The controller by which a tab is called, whatever it shows: of a navigation controller, its first one.
  var first: UIViewController { (self as? UINavigationController)?.viewControllers.first ?? self }

  /// Calls appearance callbacks of a controller and the one that is seen of it, without animation.
  func tellAll(_ callbacks: [AppearanceCallback]) {
    for callback in callbacks {
      tell(callback, false)
      if shown !== self { shown.tell(callback, false) }
    }
  }

  /// Calls an appearance callback, and those of the children that are seen with it.
  func tell(_ callback: AppearanceCallback, _ animated: Bool) {
    appearance = AppearanceState(callback) ?? appearance
    switch callback {
    case .viewWillAppear: viewWillAppear(animated)
    case .viewIsAppearing: viewIsAppearing(animated)
    case .viewDidAppear: viewDidAppear(animated)
    case .viewWillDisappear: viewWillDisappear(animated)
    case .viewDidDisappear: viewDidDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods, !(self is UINavigationController) else { return }
    for child in children where child.isViewLoaded && child.view.isDescendant(of: view) {
      child.tell(callback, animated)
    }
  }
}

/// How far a controller has appeared.
enum AppearanceState {
  case gone, appearing, seen, leaving

  init?(_ callback: AppearanceCallback) {
    switch callback {
    case .viewWillAppear, .viewIsAppearing: self = .appearing
    case .viewDidAppear: self = .seen
    case .viewWillDisappear: self = .leaving
    case .viewDidDisappear: self = .gone
    }
  }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen; the presenter's view leaves.
  case fullScreen
  /// A sheet; the presenter's view stays.
  case pageSheet, formSheet
  /// Over the context's view, which leaves; it is the whole screen.
  case currentContext
  /// By a presentation controller of the app's.
  case custom
  /// Over the whole screen; the presenter's view stays.
  case overFullScreen
  /// Over the context's view, which stays; it is the whole screen.
  case overCurrentContext
  /// Beside something; over the whole screen here.
  case popover
  /// Not at all.
  case none = -1
  /// As the system likes: a sheet.
  case automatic = -2

  /// Whether it is a sheet that covers a part of the screen.
  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }

  /// What it means to UIKit's rules.
  var rules: ModalPresentation {
    switch self {
    case .fullScreen, .currentContext: ModalPresentation(removesPresenter: true, isCustom: false)
    case .custom: ModalPresentation(removesPresenter: false, isCustom: true)
    default: ModalPresentation(removesPresenter: false, isCustom: false)
    }
  }
}

/// How UIKit itself animates a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By turning over; from below here.
  case flipHorizontal
  /// By dissolving; from below here.
  case crossDissolve
  /// By a page that curls; from below here.
  case partialCurl
}

/// How a status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Light on dark.
  case lightContent
  /// Dark on light.
  case darkContent = 3
}
