#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program found on `PATH` that reads what it is sent, and writes a file and complaints; no shell is between.
final class SpawnedProgram {
  /// Our end of its standard input.
  ///
  /// It is a socket, since sending on one need not raise a signal when nobody reads.
  private var input: Int32
  private var process: pid_t = 0

  /// What it finds its output as.
  static let outputDescriptor: Int32 = 3

  /// Starts it; nil if there is no such program.
  ///
  /// - Throws: `VideoError.system` if it cannot be started.
  init?(_ arguments: [String], output: ScratchFile, complaints: ScratchFile)
    throws(VideoError)
  {
    let ends = try Self.socket()
    input = ends.ours
    let code = Self.spawn(
      arguments,
      [(ends.theirs, 0), (complaints.descriptor, 2), (output.descriptor, Self.outputDescriptor)],
      &process
    )
    close(ends.theirs)
    guard code == 0 else {
      process = 0
      if code == ENOENT { return nil }
      throw .system(Self.reason(code))
    }
  }

  deinit { _ = finish() }

  /// Sends bytes; false if it has stopped reading.
  func send(_ bytes: UnsafeRawBufferPointer) -> Bool {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = Self.systemSend(input, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, flags)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Says that nothing more comes, and waits for its end; what waitpid(2) says of it.
  func finish() -> Int32 {
    if input >= 0 { close(input) }
    input = -1
    var status: Int32 = 0
    guard process > 0 else { return status }
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    return status
  }

  private static func socket() throws(VideoError) -> (ours: Int32, theirs: Int32) {
    var pair: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { throw .system(reason(errno)) }
    // Above the descriptors that the program is given, and not inherited as they are.
    let high = pair.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    let code = errno
    for end in pair { close(end) }
    guard high.allSatisfy({ $0 >= 0 }) else {
      for end in high where end >= 0 { close(end) }
      throw .system(reason(code))
    }
    #if !canImport(Glibc)
      var isOn: Int32 = 1
      setsockopt(high[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return (high[0], high[1])
  }

  /// Starts a program with some of our descriptors as its own; returns an `errno`.
  private static func spawn(
    _ arguments: [String],
    _ descriptors: [(ours: Int32, theirs: Int32)],
    _ process: inout pid_t
  ) -> Int32 {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    for (ours, theirs) in descriptors { posix_spawn_file_actions_adddup2(&actions, ours, theirs) }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    guard let program = arguments.first else { return EINVAL }
    return posix_spawnp(&process, program, &actions, nil, &pointers, environ)
  }

  /// What the system says of an error, as it continues a sentence.
  static func reason(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  // The C function whose name the method shadows.
  private static func systemSend(
    _ socket: Int32,
    _ bytes: UnsafeRawPointer?,
    _ count: Int,
    _ flags: Int32
  ) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes, count, flags)
    #else
      Darwin.send(socket, bytes, count, flags)
    #endif
  }
}
