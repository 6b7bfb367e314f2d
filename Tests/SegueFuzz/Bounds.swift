#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What one scene may take; what takes more ends the process, as a trap does.
enum Bounds {
  /// Of the processor's time.
  private static let seconds = 2
  private static let bytes = 1 << 30

  /// From now on.
  static func limitTime() {
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
      setitimer(2, &timer, nil)
    #endif
  }

  /// Of the whole process.
  static func limitMemory() {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
  }
}
