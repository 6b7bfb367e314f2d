/// The kinds of transitions between view controllers that UIKit has.
public enum TransitionKind: String, Hashable, Sendable, CaseIterable {
  /// A navigation controller's transitions.
  case push, pop
  /// Modal transitions.
  case present, dismiss
  /// A tab bar controller's change from one tab to another.
  case tab

  /// Whether it shows a new controller, rather than going back to an earlier one.
  public var isForward: Bool { self == .push || self == .present }

  /// Whether the incoming view goes in front of the outgoing one, if the animator does not say.
  public var insertsAbove: Bool { self != .pop && self != .dismiss }

  /// Whether it happens inside a navigation controller.
  public var isNavigation: Bool { self == .push || self == .pop }
}
