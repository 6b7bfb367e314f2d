import CTerminal
import SegueExport
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work on a thread of its own; its end makes a descriptor readable, so that a loop can wait for it beside everything else.
///
/// If the system gives no thread, the work is done at once.
final class Errand<Outcome: Sendable>: Sendable {
  /// Readable once there is an outcome; -1 if there was one from the beginning.
  let descriptor: Int32
  private let result: ErrandResult<Outcome>

  /// What the work has come to; nil as long as it goes on.
  var outcome: Outcome? { result.outcome.withLock { $0 } }

  /// Begins the work.
  init(_ work: @escaping @Sendable () -> Outcome) {
    let result = ErrandResult<Outcome>()
    self.result = result
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      descriptor = -1
      result.outcome.withLock { $0 = work() }
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    let end = ends[1]
    let body: @Sendable () -> Void = {
      let outcome = work()
      result.outcome.withLock { $0 = outcome }
      // A pipe without writers is readable.
      close(end)
    }
    sharedMemory
    if let thread = WorkThread(body) { thread.detach() } else { body() }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

/// Where a thread leaves what its work has come to.
private final class ErrandResult<Outcome: Sendable>: Sendable {
  let outcome = Mutex<Outcome?>(nil)
}

/// Has all threads allocate from one place.
///
/// The C library gives each new thread one of many arenas, and what a thread has freed stays with its arena: a program
/// that reads a scene again and again would have each of them grow to the size of a scene.
private let sharedMemory: Void = ct_share_arena()
