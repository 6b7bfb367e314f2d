#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Seconds of a clock that never jumps; its zero means nothing.
public enum MonotonicClock {
  public static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
