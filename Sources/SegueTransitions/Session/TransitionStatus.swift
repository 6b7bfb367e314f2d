/// What the current, or else the last, transition is doing.
public struct TransitionStatus: Hashable, Sendable {
  /// Named as `segue sample` prints them.
  public enum Phase: String, Hashable, Sendable {
    case idle, running, interactive, finishing, cancelling, finished, cancelled
  }

  /// The transition's name; nil while nothing has run.
  public var transition: String?
  public var phase: Phase
  /// Media time / duration; 0…1 except where an animator overshoots its time.
  ///
  /// Of a drag without a transition: what the gesture calls its progress.
  public var progress: Double
  /// Whether `progress` says anything: a gesture that sets values need not have any.
  public var isMeasured: Bool
  /// Seconds since it began, of the session's clock.
  public var elapsed: Double
  /// The animator's duration in seconds.
  public var duration: Double

  /// Creates a status.
  public init(
    transition: String?,
    phase: Phase,
    progress: Double,
    isMeasured: Bool = true,
    elapsed: Double,
    duration: Double
  ) {
    self.transition = transition
    self.phase = phase
    self.progress = progress
    self.isMeasured = isMeasured
    self.elapsed = elapsed
    self.duration = duration
  }
}
