import SegueGeometry
import Synchronization

/// Waiting in the host's time. These come before those of the standard library of the same names.
extension Task where Success == Never, Failure == Never {
  /// Goes on in another turn.
  public static func yield() async { await TaskSleeper.yield() }

  /// Waits some nanoseconds of the host's time.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await TaskSleeper.sleep(seconds: Double(duration) / 1e9)
  }

  /// Waits some nanoseconds of the host's time, or until the task is cancelled.
  public static func sleep(_ duration: UInt64) async { try? await sleep(nanoseconds: duration) }

  /// Waits for some time of the host's.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    if let duration = duration as? Duration {
      try await TaskSleeper.sleep(seconds: duration.seconds)
    } else {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
  }

  /// Waits as much of the host's time as it is until a time of a clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep<C: Clock>(
    until deadline: C.Instant,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    if let duration = clock.now.duration(to: deadline) as? Duration {
      try await TaskSleeper.sleep(seconds: TaskSleeper.intended(duration.seconds))
    } else {
      try await clock.sleep(until: deadline, tolerance: tolerance)
    }
  }
}

/// A task that waits.
final class TaskSleeper: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    case cancelled
  }

  private let state = Mutex(State.awake)

  /// Waits so many seconds, or until the task is cancelled.
  static func sleep(seconds: Double) async throws {
    try Task.checkCancellation()
    guard VirtualTasks.areTaken else {
      let nanoseconds = Int(clamping: (seconds * 1e9).rounded())
      return try await ContinuousClock().sleep(until: .now + .nanoseconds(nanoseconds))
    }
    let sleeper = TaskSleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.lie(continuation)
        VirtualRunLoop.schedule(after: seconds) { sleeper.end(nil) }
      }
    } onCancel: {
      sleeper.end(CancellationError())
    }
  }

  /// Goes on in another turn.
  static func yield() async {
    guard VirtualTasks.areTaken else { return }
    await withCheckedContinuation { continuation in
      // The library's own goes on in a thread of its own, where there are no jobs to be taken.
      VirtualRunLoop.schedule(after: 0) { continuation.resume() }
    }
  }

  /// The delay that was asked for, in thousandths of a second, of what is left of it: between the look at the clock and this,
  /// some microseconds have gone by.
  static func intended(_ seconds: Double) -> Double { (seconds * 1000 - 1e-6).rounded(.up) / 1000 }

  private func lie(_ continuation: CheckedContinuation<Void, any Error>) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { return true }
      state = .asleep(continuation)
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
  }

  private func end(_ error: (any Error)?) {
    let waiting = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      defer { state = error == nil ? .awake : .cancelled }
      if case .asleep(let continuation) = state { return continuation }
      return nil
    }
    guard let waiting else { return }
    if let error { waiting.resume(throwing: error) } else { waiting.resume() }
  }
}

extension Duration {
  /// The length in seconds.
  fileprivate var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
