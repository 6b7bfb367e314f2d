/// Which delegate is asked for an animator, and about which controllers.
public enum AnimatorQuestion<Controller: Hashable & Sendable>: Hashable, Sendable {
  /// The navigation controller's delegate, about a push or a pop.
  case navigation(TransitionKind, from: Controller, to: Controller)
  /// The transitioning delegate, about a presentation.
  case presented(Controller, presenting: Controller)
  /// The transitioning delegate, about a dismissal.
  case dismissed(Controller)
  /// The tab bar controller's delegate, about a change of the tab.
  case tab(from: Controller, to: Controller)
}

/// A view controller's appearance callback.
public enum AppearanceCallback: String, Hashable, Sendable, CaseIterable {
  /// `viewWillAppear(_:)`.
  case viewWillAppear
  /// `viewIsAppearing(_:)`.
  case viewIsAppearing
  /// `viewDidAppear(_:)`.
  case viewDidAppear
  /// `viewWillDisappear(_:)`.
  case viewWillDisappear
  /// `viewDidDisappear(_:)`.
  case viewDidDisappear
}

/// Which of UIKit's timing parameters an animator is continued with.
public enum TimingParametersKind: String, Hashable, Sendable {
  /// `UICubicTimingParameters`.
  case cubic
  /// `UISpringTimingParameters`.
  case spring
}

/// Why a transition did not start or end when it should have.
public enum TransitionComplaint: Hashable, Sendable {
  /// It was requested while another one runs.
  case refused
  /// A gesture asked for it that belongs to a screen which is not on top any more.
  case covered
  /// A pop that was requested during the push or pop to its screen, and starts once that has ended.
  case deferred
  /// Its animator has not called `completeTransition`.
  case unfinished
}
