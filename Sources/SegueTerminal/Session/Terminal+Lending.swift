import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Terminal {
  /// Lends the terminal to another program, such as an editor, until it ends; the next grid is sent whole.
  ///
  /// Meanwhile Control-C and Control-Z go to the program; if it is stopped, so is this process.
  ///
  /// - Parameter arguments: The program's path and its arguments.
  /// - Returns: Its exit status; nil if it could not be started or was killed.
  public func lend(to arguments: [String]) -> Int32? {
    leave()
    ct_guard_lend(1)
    defer {
      ct_guard_lend(0)
      retake()
    }
    guard let process = Self.spawn(arguments) else { return nil }
    var status: Int32 = 0
    while true {
      guard waitpid(process, &status, WUNTRACED) == process else {
        if errno == EINTR { continue }
        return nil
      }
      // WIFSTOPPED: it has stopped its process group, and our handler has kept us going.
      if status & 0xff == 0x7f {
        ct_stop(0)
        kill(process, SIGCONT)
        continue
      }
      return status & 0x7f == 0 ? status >> 8 & 0xff : nil
    }
  }

  /// Starts a program with default signal handling.
  private static func spawn(_ arguments: [String]) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    guard let program = arguments.first,
      posix_spawn(&process, program, nil, &attributes, &pointers, environ) == 0
    else { return nil }
    return process
  }
}
