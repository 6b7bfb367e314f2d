#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Signals that would end the process, kept waiting: the first of them that came ends it on release.
///
/// Nothing has to be tidied up in a handler, which may do next to nothing.
struct HeldSignals {
  private var before = sigset_t()

  /// Begins to hold them, for this thread; a program has no other then.
  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
  }

  /// Lets them through, with those that have come meanwhile.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
