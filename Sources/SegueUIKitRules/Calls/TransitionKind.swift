/// The kinds of transitions between view controllers that UIKit has.
public enum TransitionKind: String, Hashable, Sendable, CaseIterable {
  /// A navigation controller's transitions.
  case push, pop
  /// Modal transitions.
  case present, dismiss

  /// Whether it shows a new controller, rather than going back to an earlier one.
  public var isForward: Bool { self == .push || self == .present }

  /// Whether it happens inside a navigation controller.
  public var isNavigation: Bool { self == .push || self == .pop }
}
