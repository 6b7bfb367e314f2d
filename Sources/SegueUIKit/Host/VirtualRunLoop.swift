import Foundation
import Synchronization

/// Work for the host's time from wherever it is given.
///
/// On the main thread it is planned at once, elsewhere it waits for the host's next step.
enum VirtualRunLoop {
  /// Work that came from another thread, with its delay in seconds.
  private struct Letter: Sendable {
    let delay: Double
    let body: @Sendable @MainActor () -> Void
  }

  private static let box = Mutex<[Letter]>([])

  /// Calls `body` in a turn of its own, some seconds from now.
  static func schedule(after seconds: Double, _ body: @escaping @Sendable @MainActor () -> Void) {
    guard Thread.isMainThread else { return box.withLock { $0.append(Letter(delay: seconds, body: body)) } }
    MainActor.assumeIsolated { SegueHost.current.schedule(after: seconds, body) }
  }

  /// Plans what came from other threads.
  @MainActor
  static func open(for host: SegueHost) {
    let letters = box.withLock { box in
      defer { box = [] }
      return box
    }
    for letter in letters { host.schedule(after: letter.delay, letter.body) }
  }

  /// The present second of virtual time; 0 off the main thread.
  static var now: Double {
    Thread.isMainThread ? MainActor.assumeIsolated { SegueHost.current.time } : 0
  }
}
