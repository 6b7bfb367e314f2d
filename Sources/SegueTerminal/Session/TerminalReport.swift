import CTerminal
public import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A human-readable report on the terminal of this process.
///
/// Variables and replies appear verbatim and may contain anything, so print it as untrusted text.
@MainActor
public struct TerminalReport {
  /// One line per fact or decision, with its reason.
  public let lines: [String]
  /// What the previewer would use; nil if it would refuse to start.
  public let capabilities: TerminalCapabilities?

  /// All that the terminal has replied, in order.
  public let replies: [TerminalReply]
  /// The window in cells.
  public let window: GridSize

  /// Queries the terminal, if there is one, and leaves it as it was.
  ///
  /// Waits at most 0.1 seconds for its replies, 0.4 over SSH. `questions` are asked before the usual ones; what the
  /// terminal does not answer before those, it does not answer.
  public init(_ options: TerminalOptions = TerminalOptions(), asking questions: [UInt8] = []) {
    var environment = TerminalEnvironment.current()
    let wishes = options.completed(from: environment)
    var replies: [TerminalReply] = []
    if wishes.features[.query] ?? true {
      environment.answers = Self.ask(environment, questions, replies: &replies)
    }
    self.replies = replies
    window = environment.window
    var lines = Self.facts(environment)
    do throws(TerminalError) {
      let capabilities = try TerminalCapabilities.detect(in: environment, options: options)
      lines += capabilities.reasons
      self.capabilities = capabilities
    } catch {
      lines += [
        "preview no: \(error.description)",
        TerminalCapabilities.colorDepth(in: environment, asked: wishes.colors).reason,
        TerminalCapabilities.glyphSet(in: environment, asked: wishes.glyphs).reason,
      ]
      capabilities = nil
    }
    self.lines = lines
  }

  private static func ask(
    _ environment: TerminalEnvironment,
    _ questions: [UInt8],
    replies: inout [TerminalReply]
  ) -> TerminalAnswers {
    guard environment.isOutputTerminal, let entry = environment.terminfo, entry.isANSI, entry.colors >= 8,
      let device = try? TerminalDevice()
    else { return TerminalAnswers() }
    let signals = ct_signals_open()
    device.armGuard(TerminalModes(isDirect: true, isANSI: true, capturesMouse: false).rescue)
    device.setRaw()
    var decoder = InputDecoder(keys: entry.keys)
    var inquiry = Inquiry()
    inquiry.run(
      on: device,
      signals: signals,
      decoder: &decoder,
      patience: Inquiry.patience(in: environment),
      questions: questions
    )
    replies = inquiry.events.compactMap { if case .reply(let reply) = $0 { reply } else { nil } }
    device.output.drain()
    device.restore()
    device.disarmGuard()
    ct_signals_close()
    device.closeDescriptors()
    // The terminal is restored; signals that arrived meanwhile take effect now.
    for signal in inquiry.signals where signal != SIGWINCH && signal != SIGCONT { raise(signal) }
    return inquiry.answers
  }

  private static func facts(_ environment: TerminalEnvironment) -> [String] {
    var lines = ["TERM \(environment.terminalType ?? "not set")"]
    if environment.terminalType != nil {
      lines.append(
        environment.terminfo.map { "terminfo: \($0.colors) colours\($0.hasDirectColor ? ", RGB" : "")" }
          ?? "terminfo: knows no such terminal"
      )
    }
    let set = environment.variables.filter { $0.key != "TERM" && !$0.value.isEmpty }
    for (name, value) in set.sorted(by: { $0.key < $1.key }) { lines.append("\(name) \(value)") }
    let (window, most) = (environment.window, TerminalDevice.longestSide)
    let rest =
      max(window.columns, window.rows) > most ? ", of which \(most)×\(most) are drawn in at most" : ""
    lines.append("window \(window.columns)×\(window.rows) cells\(rest)")
    let answers = environment.answers
    if let version = answers.version { lines.append("answer: it is \(version)") }
    if let state = answers.modes[2026] { lines.append("answer: mode 2026 is \(state)") }
    if let keeps = answers.keepsTruecolor {
      lines.append("answer: it \(keeps ? "keeps" : "does not keep") a 24-bit colour")
    }
    if environment.isOutputTerminal, !answers.isComplete { lines.append("answer: none") }
    return lines
  }
}
