#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor time of the calling thread: what others do to the machine does not count.
enum ThreadClock {
  /// Seconds of processor time that this thread has used.
  static var seconds: Double { now(CLOCK_THREAD_CPUTIME_ID) }

  /// Seconds of processor time that the body takes.
  static func time(_ body: () -> Void) -> Double {
    let begin = seconds
    body()
    return seconds - begin
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
