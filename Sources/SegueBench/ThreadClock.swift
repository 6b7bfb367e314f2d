#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor time of the calling thread, which other load on the machine does not inflate.
enum ThreadClock {
  /// Seconds of processor time that this thread has used.
  static var seconds: Double { now(CLOCK_THREAD_CPUTIME_ID) }

  /// Returns the seconds of processor time that `body` takes.
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
