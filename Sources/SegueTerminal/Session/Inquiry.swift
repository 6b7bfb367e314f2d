import CTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Queries the terminal about itself and waits briefly for the replies; keys that arrive meanwhile are kept.
@MainActor
struct Inquiry {
  /// Seconds to wait; a terminal that replies does so within a few milliseconds, or a round trip over SSH.
  static func patience(in environment: TerminalEnvironment) -> Double {
    environment.value("SSH_CONNECTION") == nil ? 0.1 : 0.4
  }

  /// What arrived while waiting, in order, including the replies.
  private(set) var events: [InputEvent] = []
  private(set) var answers = TerminalAnswers()
  /// The signals that arrived, in order; one that ends or stops the process ends the inquiry.
  private(set) var signals: [Int32] = []
  private var readBuffer: [UInt8] = Array(repeating: 0, count: 1 << 12)

  /// Sends the queries on the alternate screen, where what a terminal fails to understand leaves no trace.
  ///
  /// `questions` come before the usual ones. The line discipline must be raw, and `signals` is the descriptor that `ct_signals_open` returned.
  mutating func run(
    on device: TerminalDevice,
    signals descriptor: Int32,
    decoder: inout InputDecoder,
    patience: Double,
    questions: [UInt8] = []
  ) {
    device.output.send("\u{1b}[?1049h".utf8)
    device.output.send(questions)
    device.output.send(TerminalAnswers.questions(aboutColor: true))
    let deadline = MonotonicClock.now + patience
    var loop = EventLoop()
    loop.watch(device.input)
    loop.watch(descriptor)
    while !answers.isComplete, !isInterrupted, MonotonicClock.now < deadline {
      let writing = device.output.wantsWrite ? device.output.descriptor : nil
      _ = loop.wait(until: min(deadline, decoder.deadline ?? .infinity), writing: writing)
      if writing != nil { device.output.flush() }
      if loop.isReadable(descriptor) { noteSignals() }
      if loop.isReadable(device.input) {
        guard let count = device.read(into: &readBuffer) else { break }
        take(readBuffer[..<count], with: &decoder, at: MonotonicClock.now)
      } else {
        decoder.timeOut(at: MonotonicClock.now, into: &events)
      }
    }
    device.output.send("\u{1b}[?1049l".utf8)
  }

  private mutating func noteSignals() {
    while true {
      let signal = ct_signals_next()
      if signal == 0 { return }
      signals.append(signal)
    }
  }

  /// Whether a signal asks the process to end or to stop.
  private var isInterrupted: Bool { signals.contains { [SIGTERM, SIGINT, SIGHUP, SIGTSTP].contains($0) } }

  /// Decodes what was read and records the replies.
  mutating func take(_ bytes: some Sequence<UInt8>, with decoder: inout InputDecoder, at time: Double) {
    let first = events.count
    decoder.feed(bytes, at: time, into: &events)
    for event in events[first...] {
      if case .reply(let reply) = event { _ = answers.take(reply) }
    }
  }
}
