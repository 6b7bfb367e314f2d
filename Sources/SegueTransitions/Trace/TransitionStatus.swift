import SegueModel

/// The state of the current transition or, at rest, of the last one.
public struct TransitionStatus: Hashable, Sendable {
  /// The stages of a transition, named as `segue sample` prints them.
  public enum Phase: String, Hashable, Sendable {
    /// Nothing has run yet.
    case idle
    /// The transition runs by itself.
    case running
    /// A hand drives it.
    case interactive
    /// Released, and on its way to completion.
    case finishing
    /// Released, and on its way back.
    case cancelling
    /// The last one completed.
    case finished
    /// The last one went back to where it began.
    case cancelled
  }

  /// The transition's name; nil while nothing has run.
  public var transition: String?
  /// The stage that it has reached.
  public var phase: Phase
  /// Media time divided by duration: 0…1 unless animations outlast the duration.
  ///
  /// For a drag without a transition, the gesture's own `progress`.
  public var progress: Double
  /// Whether `progress` is meaningful: a gesture that sets values need not define one.
  public var isMeasured: Bool
  /// Seconds since it began, on the session's clock.
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

  /// Nothing has run yet.
  static let idle = TransitionStatus(transition: nil, phase: .idle, progress: 0, elapsed: 0, duration: 0)
}
