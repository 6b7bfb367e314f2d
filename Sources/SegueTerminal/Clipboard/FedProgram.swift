import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs short-lived programs that read standard input and whose output is discarded.
enum FedProgram {
  /// The most milliseconds it may take, since a program that hangs must not hang us.
  private static let patience = 2000
  private static let interval = 5

  /// Runs a program found on `PATH`; returns its exit status, or nil if it could not be run or took too long.
  static func run(_ arguments: [String], input: [UInt8]) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let process: pid_t? = spawn(arguments, reading: ends[0], besides: ends[1])
    close(ends[0])
    guard let process else {
      close(ends[1])
      return nil
    }
    let isFed: Bool = feed(input, to: ends[1])
    close(ends[1])
    return wait(for: process, isFed: isFed)
  }

  private static func spawn(_ arguments: [String], reading input: Int32, besides other: Int32) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for end in [input, other] where end > 2 { posix_spawn_file_actions_addclose(&actions, end) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    guard let program = arguments.first,
      posix_spawnp(&process, program, &actions, &attributes, &pointers, environ) == 0
    else { return nil }
    return process
  }

  /// Writes the input; returns false if the program stops reading, or does not read in time.
  private static func feed(_ input: [UInt8], to descriptor: Int32) -> Bool {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    var sent: Int = 0
    while sent < input.count {
      var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard ct_poll(&poll, 1, Int64(patience) * 1_000_000) > 0 else { return false }
      let count: Int = input[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  private static func wait(for process: pid_t, isFed: Bool) -> Int32? {
    var status: Int32 = 0
    for _ in 0..<(isFed ? patience / interval : 0) {
      let ended: pid_t = waitpid(process, &status, WNOHANG)
      if ended == process { return status & 0x7f == 0 ? status >> 8 & 0xff : nil }
      if ended < 0, errno != EINTR { return nil }
      _ = ct_poll(nil, 0, Int64(interval) * 1_000_000)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    return nil
  }
}
