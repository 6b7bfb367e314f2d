import Foundation
import SegueMotion

/// What shows before and after an animation's active span.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value, after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var engine: MediaTiming.FillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .removed
    }
  }
}

/// `CAMediaTimingFillMode.removed`, as older sources call it.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// `CAMediaTimingFillMode.forwards`, as older sources call it.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// `CAMediaTimingFillMode.backwards`, as older sources call it.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// `CAMediaTimingFillMode.both`, as older sources call it.
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// The timing of a layer or an animation within its parent's time; times are in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The time of the parent at which local time is `timeOffset`.
  var beginTime: CFTimeInterval { get set }
  /// The length of one cycle.
  var duration: CFTimeInterval { get set }
  /// Local seconds per second of the parent.
  var speed: Float { get set }
  /// The local time at `beginTime`.
  var timeOffset: CFTimeInterval { get set }
  /// How often the cycle runs.
  var repeatCount: Float { get set }
  /// How long cycles are repeated, instead of a count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle is followed by the same one backwards.
  var autoreverses: Bool { get set }
  /// What shows before and after the active span.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double

/// The host's time in seconds, which is what layers' times are derived from.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { SegueHost.current.time }
