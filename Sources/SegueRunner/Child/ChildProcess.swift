import SegueDocuments
import SegueGeometry
import SegueStage
import SegueWire

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program in a process of its own, which is sent requests and answers each in time.
final class ChildProcess {
  private let program: BuiltProgram
  private let process: pid_t
  private let channel: Int32
  private let printed: Pipe
  private var frames = MessageFrames()
  private var pictures: [StageImage] = []
  private(set) var log = ProgramLog()
  private var hasEnded = false

  /// How long it may take to answer, in seconds.
  static let patience = 5.0
  /// How long it may take before whoever waits is asked whether to go on, and how often then, in seconds.
  private static let unnoticed = 0.1

  /// Starts a program, with nothing of ours but three descriptors.
  init(_ program: BuiltProgram, home: String) throws(RunnerError) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .file("cannot make a socket: \(systemReason(errno))")
    }
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    let printed = try Pipe()
    var actions = SpawnActions()
    actions.open("/dev/null", as: 0)
    actions.give(printed.input, as: 1)
    actions.give(printed.input, as: 2)
    actions.give(high[1], as: 3)
    // Of a trace the 48 innermost calls and the 16 outermost: what traps lies some calls below the user's own line.
    actions.isolate(environment: [
      "HOME=\(home)", "CFFIXED_USER_HOME=\(home)", "TMPDIR=\(home)", "PATH=/usr/bin:/bin", "LANG=C.UTF-8",
      "TZ=UTC",
      "SWIFT_BACKTRACE=enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,cache=no,"
        + "limit=64,top=16",
    ])
    process = try actions.spawn([program.executable.path])
    close(high[1])
    printed.closeInput()
    (channel, self.printed, self.program) = (high[0], printed, program)
    _ = fcntl(printed.output, F_SETFL, O_NONBLOCK)
    _ = fcntl(channel, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(channel)
    if !hasEnded {
      kill(process, SIGKILL)
      _ = ProcessEnd(waitingFor: process)
    }
  }

  /// Sends a request, and waits for the answer.
  ///
  /// - Throws: `ProgramFailure` once it has ended, or does not answer in time; it is no more, then.
  func ask(_ request: ProgramRequest) throws(ProgramFailure) -> ProgramAnswer {
    guard !hasEnded else { throw ProgramFailure(message: "the program has ended", log: log.lines) }
    var writer = WireWriter()
    writer.write(request)
    let deadline = Self.now + Self.patience
    log.beginCounting()
    try send(MessageFrames.framed(writer.bytes), until: deadline)
    do {
      return try ProgramAnswer(try receive(until: deadline), pictures: &pictures)
    } catch let error as WireError {
      throw end(message: "the program cannot be followed: \(error)")
    } catch let failure as ProgramFailure {
      throw failure
    } catch {
      throw end(message: "the program cannot be followed")
    }
  }

  private func send(_ bytes: [UInt8], until deadline: Double) throws(ProgramFailure) {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        systemSend(channel, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, flags)
      }
      if count > 0 { sent += count } else if errno != EAGAIN && errno != EINTR { throw ended() }
      if sent < bytes.count { try wait(for: POLLOUT, until: deadline) }
    }
  }

  private func receive(until deadline: Double) throws(ProgramFailure) -> [UInt8] {
    while true {
      do {
        if let message = try frames.next() { return message }
      } catch { throw end(message: "the program cannot be followed: \(error)") }
      try wait(for: POLLIN, until: deadline)
      guard let bytes = readAvailable(channel) else { throw ended() }
      frames.append(bytes)
    }
  }

  /// Waits until the channel is ready, and takes what is printed meanwhile.
  private func wait(for event: Int32, until deadline: Double) throws(ProgramFailure) {
    let start = Self.now
    while true {
      let left = deadline - Self.now
      guard left > 0 else { throw unresponsive() }
      if Self.now - start >= Self.unnoticed, ProgramWaiting.current?.goesOn() == false {
        throw unresponsive()
      }
      var polls = [
        pollfd(fd: channel, events: Int16(event), revents: 0),
        pollfd(fd: printed.output, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&polls, 2, Int32(clamping: Int(clamping: (min(left, Self.unnoticed) * 1000).rounded(.up))))
      if polls[1].revents != 0 { takePrinted() }
      if log.isFlooded { throw unresponsive() }
      if polls[0].revents != 0 { return }
    }
  }

  /// Takes what has been printed, as far as it has come.
  func takePrinted() {
    for _ in 0..<16 {
      guard let bytes = readAvailable(printed.output), !bytes.isEmpty else { return }
      log.append(bytes)
    }
  }

  /// The lines that have been printed since the last time.
  func takeLines() -> [String] {
    takePrinted()
    return log.takeNew()
  }

  /// It does not answer: says where it is, by the trace that a signal makes it write.
  private func unresponsive() -> ProgramFailure {
    let message =
      log.isFlooded
      ? "the program prints without end"
      : "the program does not answer: an endless loop, or it waits for something"
    let deadline = Self.now + Self.lastPatience
    // What the compiler has added, such as a release, has no line; asked again, it is elsewhere.
    for _ in 0..<Self.mostTraces where CrashReport.place(in: log, of: program.sources) == nil {
      log.beginTrace()
      kill(process, SIGTRAP)
      guard followPrinted(until: deadline, while: \.isTracing) else { break }
      // What has written the trace is to be gone before the next.
      _ = followPrinted(until: Self.now + Self.betweenTraces) { _ in true }
    }
    return end(message: message)
  }

  private func ended() -> ProgramFailure { finish(nil) }

  private func end(message: String) -> ProgramFailure {
    kill(process, SIGKILL)
    return finish(message)
  }

  /// How long it may take to write where it is, in seconds: names of functions are looked up for that.
  private static let lastPatience = 10.0
  /// How often it is asked that.
  private static let mostTraces = 16
  /// How long it goes on in between, in seconds.
  private static let betweenTraces = 0.05

  /// Takes what is printed while a condition holds; false once nothing more will come in time.
  private func followPrinted(until deadline: Double, while goesOn: (ProgramLog) -> Bool) -> Bool {
    while goesOn(log) {
      guard Self.now < deadline else { return false }
      var polls = [pollfd(fd: printed.output, events: Int16(POLLIN), revents: 0)]
      guard poll(&polls, 1, 100) >= 0, polls[0].revents != 0 else { continue }
      guard let bytes = readAvailable(printed.output) else { return false }
      log.append(bytes)
    }
    return true
  }

  /// Waits for the end of what it prints, for a few seconds, and makes a failure of it.
  private func finish(_ message: String?) -> ProgramFailure {
    _ = followPrinted(until: Self.now + Self.lastPatience) { _ in true }
    kill(process, SIGKILL)
    let end = ProcessEnd(waitingFor: process)
    hasEnded = true
    return CrashReport(log: log, end: end, sources: program.sources).failure(message)
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

// The C function whose name a method would shadow.
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  send(socket, bytes, count, flags)
}
