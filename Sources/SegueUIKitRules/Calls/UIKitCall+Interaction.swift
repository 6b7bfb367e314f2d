/// The calls by which a hand holds a transition, in the order in which UIKit and the app make them.
extension UIKitCall {
  /// How an animator that a hand has held is continued.
  public struct Continuation: Hashable, Sendable {
    /// Which timing parameters it gets; nil keeps its own.
    public var parameters: TimingParametersKind?
    /// A fraction of its duration.
    public var durationFactor: Double

    /// Creates a continuation.
    public init(_ parameters: TimingParametersKind?, durationFactor: Double) {
      self.parameters = parameters
      self.durationFactor = durationFactor
    }
  }

  /// A hand lets go of a percent-driven transition: `finish()` or `cancel()`.
  ///
  /// When it lets go to cancel, the coordinator's block runs before the second round of appearance callbacks.
  /// `continuation` is how an interruptible animator is continued; nil for one that is not.
  public static func release(finishes: Bool, continuation: Continuation?) -> [UIKitCall] {
    var calls: [UIKitCall] = [finishes ? .finish : .cancel]
    if let continuation {
      if !finishes { calls.append(.setReversed(true)) }
      calls.append(continuation.call)
    }
    return calls + [.interactionChange(isInteractive: false, isCancelled: !finishes)]
  }

  /// A hand takes hold of a transition in flight, by its interaction controller or by its animator.
  public static func hold(_ call: UIKitCall) -> [UIKitCall] {
    [call, .interactionChange(isInteractive: true, isCancelled: false)]
  }

  /// A hand lets go of a transition that it caught by its animator.
  public static func resumption(_ continuation: Continuation, isReversed: Bool) -> [UIKitCall] {
    [continuation.call, .interactionChange(isInteractive: false, isCancelled: isReversed)]
  }

  /// The window has its new size: the coordinator's animations, and the layout of the containers of presentations, the
  /// number of controllers that have a presentation controller of their own.
  public static func resizing(hasAlongside: Bool, presentations: Int) -> [UIKitCall] {
    (hasAlongside ? [.animateAlongsideTransition] : [])
      + Array(repeating: .containerViewWillLayoutSubviews, count: presentations)
  }
}

extension UIKitCall.Continuation {
  fileprivate var call: UIKitCall {
    .continueAnimation(parameters, durationFactor: durationFactor)
  }
}
