/// A call that UIKit answers with an exception: the animator is in the wrong state for it.
public struct PropertyAnimatorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the call.
  public enum Reason: Hashable, Sendable {
    /// The animator has not been started or has ended already.
    case inactive
    /// The animator runs.
    case running
    /// The animator is active but paused.
    case paused
    /// `stopAnimation(withoutFinishing: false)` was called and `finishAnimation(at:)` was not.
    case stopped
    /// The animator is active and `isInterruptible` is false.
    case notInterruptible
    /// A property that cannot be set while the animator is active.
    case active
  }

  /// The call, as UIKit names it.
  public let call: String
  /// Why it was refused.
  public let reason: Reason

  /// Creates an error.
  public init(call: String, reason: Reason) {
    self.call = call
    self.reason = reason
  }

  /// The call, the state it was made in, and what to do instead.
  public var description: String { "\(call) \(trouble): \(remedy)" }

  private var trouble: String {
    switch reason {
    case .inactive: "was called on an inactive animator"
    case .running: "was called on a running animator"
    case .paused: "was called on a paused animator"
    case .stopped: "was called on a stopped animator"
    case .notInterruptible: "was called on an animator whose isInterruptible is false"
    case .active: "was set on an active animator"
    }
  }

  private var remedy: String {
    switch (call, reason) {
    case ("release", _):
      "property animators must either finish animating or be explicitly stopped and finished"
    case ("finishAnimation(at:)", _): "call stopAnimation(withoutFinishing: false) first"
    case (_, .inactive): "call startAnimation or pauseAnimation first"
    case (_, .running), (_, .paused): "call pauseAnimation first"
    case (_, .stopped): "call finishAnimation(at:) first"
    case (_, .notInterruptible): "let it run to its end, or make it interruptible before it starts"
    case (_, .active): "set it before the animator starts"
    }
  }
}
