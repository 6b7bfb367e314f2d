#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Asks the terminal about itself and waits a short time for the answers; keys that come meanwhile are kept.
@MainActor
struct Inquiry {
  /// Seconds to wait; a terminal that answers does so within a few thousandths, or within the way there and back.
  static func patience(in environment: TerminalEnvironment) -> Double {
    environment.value("SSH_CONNECTION") == nil ? 0.1 : 0.4
  }

  /// What came while it waited, in order, replies among it.
  private(set) var events: [InputEvent] = []
  private(set) var answers = TerminalAnswers()
  private var readBuffer: [UInt8] = Array(repeating: 0, count: 1 << 12)

  /// Asks on the alternate screen, where what a terminal does not understand leaves no trace.
  ///
  /// The line discipline must be raw.
  mutating func run(on device: TerminalDevice, decoder: inout InputDecoder, patience: Double) {
    device.output.send("\u{1b}[?1049h".utf8)
    device.output.send(TerminalAnswers.questions(aboutColor: true))
    let deadline = MonotonicClock.now + patience
    var loop = EventLoop()
    loop.watch(device.input)
    while !answers.isComplete, MonotonicClock.now < deadline {
      let isReady = loop.wait(until: min(deadline, decoder.deadline ?? .infinity), writing: nil)
      if isReady {
        guard let count = device.read(into: &readBuffer) else { break }
        take(readBuffer[..<count], with: &decoder, at: MonotonicClock.now)
      } else {
        decoder.timeOut(at: MonotonicClock.now, into: &events)
      }
    }
    device.output.send("\u{1b}[?1049l".utf8)
  }

  /// Takes in what was read.
  mutating func take(_ bytes: some Sequence<UInt8>, with decoder: inout InputDecoder, at time: Double) {
    let first = events.count
    decoder.feed(bytes, at: time, into: &events)
    for event in events[first...] {
      if case .reply(let reply) = event { _ = answers.take(reply) }
    }
  }
}
