public import Dispatch
import Foundation

/// A queue of work, in the host's time.
///
/// All queues work on the main thread, one piece a turn, so that runs are equal; a queue of the background only looks
/// like one. Nothing here waits for a clock.
public final class DispatchQueue: Sendable {
  /// The queue of the main thread.
  public static let main = DispatchQueue(label: "main")
  private static let background = DispatchQueue(label: "background")

  /// What the app calls it.
  public let label: String

  /// Creates a queue.
  public init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) { self.label = label }

  /// A queue of the system.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  /// Carries out work in the next turn.
  public func async(execute work: @escaping @MainActor () -> Void) { asyncAfter(seconds: 0, work) }

  /// Carries out an item in the next turn, unless it is cancelled.
  public func async(execute workItem: DispatchWorkItem) { asyncAfter(seconds: 0) { workItem.perform() } }

  /// Carries out work in the next turn, as a part of a group.
  public func async(group: DispatchGroup, execute work: @escaping @MainActor () -> Void) {
    group.enter()
    asyncAfter(seconds: 0) {
      work()
      group.leave()
    }
  }

  /// Carries out work at a time.
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    execute work: @escaping @MainActor () -> Void
  ) { asyncAfter(seconds: deadline.seconds - VirtualRunLoop.now, work) }

  /// Carries out an item at a time, unless it is cancelled.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(seconds: deadline.seconds - VirtualRunLoop.now) { workItem.perform() }
  }

  /// Carries out an item in the next turn, as a part of a group, unless it is cancelled.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Carries out work in the next turn, of a quality that has no effect.
  public func async(qos: DispatchQoS, execute work: @escaping @MainActor () -> Void) { async(execute: work) }

  /// Carries out work at once.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  private func asyncAfter(seconds: Double, _ work: @escaping @MainActor () -> Void) {
    VirtualRunLoop.schedule(after: seconds, work)
  }

  /// What a queue is like; all are the same.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Several pieces of work at once; there is one at a time.
    public static let concurrent = Attributes(rawValue: 1)
  }
}

/// A time of the host, for work that is to be done then.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// Seconds since the host was made.
  let seconds: Double

  /// The present time.
  public static func now() -> DispatchTime { DispatchTime(seconds: VirtualRunLoop.now) }
  /// A time that does not come.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// Nanoseconds since the host was made.
  public var uptimeNanoseconds: UInt64 { UInt64(exactly: (seconds * 1e9).rounded()) ?? .max }

  /// Which of two is earlier.
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.seconds < right.seconds }
  /// The time some seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }
  /// The time some seconds earlier.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }
  /// The time an interval later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }
  /// The time an interval earlier.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.seconds
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds.
  fileprivate var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
