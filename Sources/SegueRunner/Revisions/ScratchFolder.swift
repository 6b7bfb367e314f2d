import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A new folder that nobody else may read, and that nothing but a kill outlives.
///
/// Signals that would end the process wait until the folder is removed: then the first of them that came ends it. So nothing
/// has to be tidied up in a handler, which may do next to nothing. Programs that are started meanwhile get them at once.
struct ScratchFolder {
  /// Its absolute path.
  let path: String
  private let signals: sigset_t

  /// Makes the folder, in `TMPDIR` if that is an absolute path.
  ///
  /// It has to be removed on the same thread.
  ///
  /// - Throws: `RevisionError.noFolder`.
  init() throws(RevisionError) {
    let named = Environment.value("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
    var template = Array("\(named ?? "/tmp")/segue-XXXXXX".utf8CString)
    signals = Self.holdSignals()
    guard mkdtemp(&template) != nil else {
      let code = errno
      Self.release(signals)
      throw .noFolder(systemReason(code))
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder with all that is in it, and lets signals through.
  func remove() {
    Files.removeFolder(path)
    Self.release(signals)
  }

  /// Holds signals back; returns what was held before.
  private static func holdSignals() -> sigset_t {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    return before
  }

  private static func release(_ before: sigset_t) {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
