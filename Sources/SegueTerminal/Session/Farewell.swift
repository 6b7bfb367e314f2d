/// Waits, before the terminal is given back, for what it still has to answer, which whoever reads next would take for keys.
///
/// The questions are not counted, as some may have been discarded with a frame that nobody will see: one more is sent, of a
/// kind that is asked at no other time, and what comes before its answer comes before.
@MainActor
enum Farewell {
  /// DA2, for the terminal's type and version.
  static let question = Array("\u{1b}[>c".utf8)
  /// Seconds to wait for a terminal that has answered before.
  static let longest = 0.5
  /// Seconds to wait for one of which nothing is known yet, and after which it is taken for one that never answers.
  static let shortest = 0.1, youth = 1.0

  /// Decides for how long to wait.
  ///
  /// - Parameters:
  ///   - isAwaiting: Whether the terminal has been asked something and not answered it.
  ///   - hasAnswered: Whether it has answered anything.
  ///   - age: Seconds since it was asked first.
  /// - Returns: Seconds; 0 where nothing is to come.
  static func patience(isAwaiting: Bool, hasAnswered: Bool, age: Double) -> Double {
    guard isAwaiting else { return 0 }
    return hasAnswered ? longest : age < youth ? shortest : 0
  }

  /// Reads and drops what comes until the question's answer has.
  static func wait(on device: TerminalDevice, decoder: inout InputDecoder, for seconds: Double) {
    let deadline = MonotonicClock.now + seconds
    var loop = EventLoop()
    loop.watch(device.input)
    var bytes: [UInt8] = Array(repeating: 0, count: 1 << 12)
    var events: [InputEvent] = []
    while MonotonicClock.now < deadline {
      guard loop.wait(until: deadline, writing: nil) else { continue }
      guard let count = device.read(into: &bytes) else { return }
      events.removeAll(keepingCapacity: true)
      decoder.feed(bytes[..<count], at: MonotonicClock.now, into: &events)
      for case .reply(.secondaryAttributes) in events { return }
    }
  }
}
