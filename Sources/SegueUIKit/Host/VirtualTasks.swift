import CProgram
import Foundation
import Synchronization

/// Swift's tasks, in the host's time and one job a turn, as queues have it: runs are equal, and nothing waits for a clock.
///
/// All executors work on the main thread. What sleeps wakes at the host's time.
enum VirtualTasks {
  /// The main actor's executor.
  private final class Main: SerialExecutor {
    func enqueue(_ job: UnownedJob) {
      VirtualRunLoop.schedule(after: 0) {
        job.runSynchronously(on: self.asUnownedSerialExecutor())
      }
    }

    // Jobs of no actor are on the main thread as well, and may call what the main actor's may.
    func checkIsolated() { precondition(Thread.isMainThread, "this is the main actor's") }
    func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }
  }

  private static let main = Main()
  private static let taken = Mutex(false)

  /// Whether the process's tasks run so.
  static var areTaken: Bool { taken.withLock { $0 } }

  /// Has all tasks of the process run so, from now on; does nothing if this Swift's runtime does not let them be.
  static func take() {
    let words = unsafeBitCast(main.asUnownedSerialExecutor(), to: (UInt, UInt).self)
    guard let identity = UnsafeMutableRawPointer(bitPattern: words.0) else { return }
    let isDone = cp_take_jobs(identity, words.1) { job in
      let address = UInt(bitPattern: job)
      VirtualRunLoop.schedule(after: 0) { UnsafeMutableRawPointer(bitPattern: address).map(cp_run_job) }
    }
    taken.withLock { $0 = isDone }
  }
}
