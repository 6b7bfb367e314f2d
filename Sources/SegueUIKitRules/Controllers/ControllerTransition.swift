/// A transition between two view controllers, and the calls that UIKit makes around it, in its order.
///
/// It knows no view and no clock: whoever plays a transition makes the calls, or notes them, at the moments that the
/// functions are named after.
public struct ControllerTransition<Controller: HierarchyController>: Sendable {
  /// A call, with controllers as this transition names them.
  public typealias Call = UIKitCall<Controller.Name>

  /// A controller between the one on top and the one that a pop or a dismissal leads to.
  public struct Leaving: Sendable {
    /// The controller.
    public let controller: Controller
    /// The index of its view in the container; nil if it was covered, so that it gets no appearance callbacks.
    public let place: Int?

    /// Creates one.
    public init(controller: Controller, place: Int?) {
      self.controller = controller
      self.place = place
    }
  }

  /// The tab bar controller's children that two controllers are in, each as the root of its navigation stack.
  public struct Tabs: Hashable, Sendable {
    /// That of the controller that is left.
    public let from: Controller.Name
    /// That of the controller that the transition leads to.
    public let to: Controller.Name

    /// Creates a pair.
    public init(from: Controller.Name, to: Controller.Name) {
      self.from = from
      self.to = to
    }
  }

  /// The kind, which decides what UIKit does around the animator.
  public let kind: TransitionKind
  /// The controller that is left.
  public let from: Controller
  /// The controller that the transition leads to.
  public let to: Controller
  /// For a dismissal, the controller whose presentation ends, the first of its stack; otherwise `from`.
  public let presented: Controller
  /// The controllers between the two, which leave as well; topmost first.
  public let leaving: [Leaving]
  /// Whether the lower controller's view appears or disappears; sheets and custom styles leave it in place.
  public let concernsLower: Bool
  /// Whether the app's delegate has an animator for it; if not, UIKit's own runs.
  public let hasAnimator: Bool
  /// For a change of the tab, the tab bar controller's children of the two; nil for another kind.
  public let tabs: Tabs?
  /// Whether the transition coordinator has animations to run alongside the animator's.
  public var hasAlongside: Bool

  /// Creates a transition that is about to begin; see the properties.
  public init(
    _ kind: TransitionKind,
    from: Controller,
    to: Controller,
    presented: Controller,
    leaving: [Leaving] = [],
    concernsLower: Bool,
    hasAnimator: Bool,
    tabs: Tabs? = nil,
    hasAlongside: Bool = false
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.presented = presented
    self.leaving = leaving
    self.concernsLower = concernsLower
    self.hasAnimator = hasAnimator
    self.tabs = tabs
    self.hasAlongside = hasAlongside
  }

  /// The presented or pushed controller, which decides whether the lower one disappears.
  public var upper: Controller { kind.isForward ? to : from }

  /// The key whose `view(forKey:)` is nil, because that view stays in place under the presented one.
  ///
  /// `isLowerInWindow` tells whether the view of the controller that a dismissal leads to never left the window. nil if
  /// both keys have views.
  public static func keyWithoutView(
    _ kind: TransitionKind,
    to: Controller,
    presentedRoot: Controller?,
    isLowerInWindow: Bool
  ) -> TransitionKey? {
    switch kind {
    case .present: to.coversPresenter ? nil : .from
    case .dismiss: presentedRoot?.coversPresenter == false && isLowerInWindow ? .to : nil
    case .push, .pop, .tab: nil
    }
  }
}

/// `UITransitionContextViewControllerKey`.
public enum TransitionKey: Hashable, Sendable {
  /// The controller that is left.
  case from
  /// The controller that the transition leads to.
  case to
}
