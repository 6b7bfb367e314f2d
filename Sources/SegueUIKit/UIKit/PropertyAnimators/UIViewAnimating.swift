public import Foundation

/// Whether an animator has been started.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not yet, or it has ended.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}

/// Where animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At their end.
  case end
  /// At their start.
  case start
  /// Where they are.
  case current
}

/// What can be started, paused, scrubbed and ended.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it has been started.
  var state: UIViewAnimatingState { get }
  /// Whether it is active and not paused.
  var isRunning: Bool { get }
  /// Whether it runs towards its start.
  var isReversed: Bool { get set }
  /// How far it has come in its direction, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes it.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Ends it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped one.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What also takes animations and completions from outside.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block of changes that waits for a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block of changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes with another pace.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
