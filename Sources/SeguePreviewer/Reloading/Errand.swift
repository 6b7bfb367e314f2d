import CTerminal
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Work on a thread of its own; its end makes a descriptor readable, so that a loop can wait for it beside everything else.
///
/// Threads of tasks have small stacks on some systems, and reading a scene recurses. If the system gives no thread, the
/// work is done at once.
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
    let body = ThreadBody {
      let outcome = work()
      result.outcome.withLock { $0 = outcome }
      // A pipe without writers is readable.
      close(end)
    }
    if !body.start() { body.run() }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}

/// Where a thread leaves what its work has come to.
private final class ErrandResult<Outcome: Sendable>: Sendable {
  let outcome = Mutex<Outcome?>(nil)
}

/// What a thread does.
private final class ThreadBody: Sendable {
  /// As large as a main thread's.
  private static let stackSize = 8 << 20

  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }

  /// Has all threads allocate from one place.
  ///
  /// The C library gives each new thread one of many arenas, and what a thread has freed stays with its arena: a program
  /// that reads a scene again and again would have each of them grow to the size of a scene.
  private static let sharesMemory: Void = ct_share_arena()

  /// Starts a thread that does it; returns false if there is none.
  func start() -> Bool {
    Self.sharesMemory
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let context = Unmanaged.passRetained(self)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let code = pthread_create(&thread, &attributes, { runBody($0) }, context.toOpaque())
    if code != 0 { context.release() }
    return code == 0
  }
}

private func runBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
