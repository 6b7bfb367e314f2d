#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread with a stack as large as a main thread's: reading a scene recurses, and threads of tasks have small ones on
/// some systems.
package struct WorkThread {
  #if canImport(Glibc)
    private let thread: pthread_t
  #else
    private let thread: pthread_t?
  #endif

  private static let stackSize = 8 << 20

  /// Starts a thread that does some work; nil if the system gives none, and nothing is done.
  ///
  /// The thread is to be joined, or detached.
  package init?(_ work: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Work(run: work))
    #if canImport(Glibc)
      var thread: pthread_t = 0
    #else
      var thread: pthread_t?
    #endif
    let isStarted = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
      guard let attributes = memory.baseAddress, pthread_attr_init(attributes) == 0 else { return false }
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, Self.stackSize)
      return pthread_create(&thread, attributes, { runWork($0) }, context.toOpaque()) == 0
    }
    guard isStarted else {
      context.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the work's end.
  package func join() {
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      if let thread { pthread_join(thread, nil) }
    #endif
  }

  /// Lets the thread end by itself.
  package func detach() {
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread { pthread_detach(thread) }
    #endif
  }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
