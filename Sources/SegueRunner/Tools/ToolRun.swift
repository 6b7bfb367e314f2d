import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A tool that is run to its end, with what it wrote.
struct ToolRun {
  /// Its exit code; 128 and a signal's number if one ended it.
  var code: Int32
  /// What it wrote on standard output and on standard error.
  var output: [UInt8]
  var errors: [UInt8]

  /// The most bytes that are kept of either.
  private static let limit = 64 << 20

  var errorText: String { String(decoding: errors, as: UTF8.self) }
  var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Runs a program, without a shell and without input.
  ///
  /// - Parameters:
  ///   - arguments: The program's path, and what follows.
  ///   - variables: What it has besides this program's environment, as `NAME=value`.
  ///   - told: Called with what comes on standard output, as it comes.
  /// - Returns: How it ended, and what it wrote.
  /// - Throws: `RunnerError.file` if it cannot be started.
  static func run(
    _ arguments: [String],
    adding variables: [String] = [],
    told: ([UInt8]) -> Void = { _ in }
  ) throws(RunnerError) -> ToolRun {
    let (output, errors) = (try Pipe(), try Pipe())
    var actions = SpawnActions()
    actions.open("/dev/null", as: 0)
    actions.give(output.input, as: 1)
    actions.give(errors.input, as: 2)
    if !variables.isEmpty { actions.isolate(environment: variables + Environment.all(but: variables)) }
    let process = try actions.spawn(arguments)
    output.closeInput()
    errors.closeInput()
    var run = ToolRun(code: 0, output: [], errors: [])
    while let (isErrors, bytes) = Pipe.next(of: output, errors) {
      if isErrors {
        if run.errors.count < limit { run.errors += bytes }
      } else {
        if run.output.count < limit { run.output += bytes }
        told(bytes)
      }
    }
    run.code = ProcessEnd(waitingFor: process).code
    return run
  }
}

/// A pipe whose ends are not inherited.
final class Pipe {
  private(set) var output: Int32 = -1
  private(set) var input: Int32 = -1

  init() throws(RunnerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .file("cannot make a pipe: \(systemReason(errno))") }
    // Above the descriptors that a program is given.
    output = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
    input = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    for end in ends { close(end) }
  }

  deinit {
    if output >= 0 { close(output) }
    closeInput()
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  private func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  /// What comes next on either of two pipes; nil once both are at their ends.
  static func next(of first: Pipe, _ second: Pipe) -> (isSecond: Bool, bytes: [UInt8])? {
    while first.output >= 0 || second.output >= 0 {
      var polls = [first, second].map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
      guard poll(&polls, 2, -1) >= 0 || errno == EINTR else { return nil }
      for (pipe, state) in zip([first, second], polls) where pipe.output >= 0 && state.revents != 0 {
        if let bytes = readAvailable(pipe.output) { return (pipe === second, bytes) }
        pipe.closeOutput()
      }
    }
    return nil
  }
}

/// What can be read of a descriptor now; nil at its end.
func readAvailable(_ descriptor: Int32) -> [UInt8]? {
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    if count < 0, errno == EAGAIN { return [] }
    return count > 0 ? Array(buffer[..<count]) : nil
  }
}

/// How a process ended.
struct ProcessEnd {
  /// The exit code, or 128 and the signal's number.
  let code: Int32
  /// The signal that ended it; nil if it ended by itself.
  let signal: Int32?
}

extension ProcessEnd {
  /// Waits for a process, and tells how it ended.
  init(waitingFor process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let number = status & 0x7f
    self.init(code: number == 0 ? status >> 8 & 0xff : 128 + number, signal: number == 0 ? nil : number)
  }
}

/// What a program is started with.
struct SpawnActions: ~Copyable {
  #if canImport(Glibc)
    private var actions = posix_spawn_file_actions_t()
  #else
    private var actions: posix_spawn_file_actions_t?
  #endif
  #if canImport(Glibc)
    private var attributes = posix_spawnattr_t()
  #else
    private var attributes: posix_spawnattr_t?
  #endif
  private var environment: [String]?

  /// A program that is started gets every signal, also while this one holds some back.
  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  }

  deinit {
    var (actions, attributes) = (actions, attributes)
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  mutating func open(_ path: String, as descriptor: Int32) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
  }

  mutating func give(_ ours: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, ours, descriptor)
  }

  /// Starts it with no variables but these.
  mutating func isolate(environment: [String]) { self.environment = environment }

  /// Starts a program; returns its process.
  mutating func spawn(_ arguments: [String]) throws(RunnerError) -> pid_t {
    guard let program = arguments.first else { throw .file("no program to start") }
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var variables: [UnsafeMutablePointer<CChar>?] = (environment ?? []).map { strdup($0) } + [nil]
    defer { for pointer in variables { free(pointer) } }
    var process: pid_t = 0
    let code =
      environment == nil
      ? posix_spawn(&process, program, &actions, &attributes, &pointers, environ)
      : posix_spawn(&process, program, &actions, &attributes, &pointers, &variables)
    guard code == 0 else {
      throw .file("cannot start '\(TextSanitizer.visible(program))': \(systemReason(code))")
    }
    return process
  }
}
