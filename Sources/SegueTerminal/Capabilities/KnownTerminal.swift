/// What is known about a terminal that identifies itself by its XTVERSION reply, by variables, or by `TERM`.
struct KnownTerminal: Sendable {
  let name: String
  /// Prefixes of its XTVERSION reply.
  var answers: [String] = []
  /// Environment variables that it sets, with a prefix of each value.
  var variables: [(name: String, prefix: String)] = []
  /// Prefixes of `TERM` for its own terminfo entries.
  var types: [String] = []
  /// Whether every version still in use shows 24-bit colours.
  var isTruecolor = false
  /// What every version supports.
  var features: Set<Feature> = []
  /// What it supports from a version on; counts only if the version is known.
  var since: [Feature: [Int]] = [:]
  var clipboard = Clipboard.taken

  /// An identified terminal, its version if known, and the evidence.
  struct Match: Sendable {
    let terminal: KnownTerminal
    /// Empty if unknown.
    let version: [Int]
    let reason: String

    /// Whether it has a feature, and why.
    func has(_ feature: Feature) -> (choice: Bool, reason: String) {
      guard let since = terminal.since[feature] else {
        return (terminal.features.contains(feature), "\(terminal.name), since \(reason)")
      }
      let beginning = "\(terminal.name) from \(Self.text(since)) on, since \(reason)"
      if version.isEmpty { return (false, beginning + ", without its version") }
      return (!version.lexicographicallyPrecedes(since), beginning)
    }

    private static func text(_ version: [Int]) -> String { version.map(String.init).joined(separator: ".") }
  }

  /// Identifies the terminal, or says why it cannot.
  ///
  /// Its own reply counts most, then a `TERM` of its own, then variables. A terminal started from another
  /// inherits that one's variables, so if two disagree, neither counts. Inside a multiplexer, everything but
  /// the reply describes the outer terminal.
  static func match(_ environment: TerminalEnvironment) -> (match: Match?, doubt: String) {
    let unknown = "it is not known which terminal this is"
    if let answer = environment.answers.version {
      let row = table.first { row in row.answers.contains { answer.hasPrefix($0) } }
      let reason = "it says it is \(answer)"
      return (
        row.map { Match(terminal: $0, version: version(in: answer), reason: reason) },
        "\(answer) is not known"
      )
    }
    if let host = environment.multiplexer { return (nil, "\(host) stands between") }
    if let type = environment.terminalType,
      let row = table.first(where: { $0.types.contains { type.hasPrefix($0) } })
    {
      return (Match(terminal: row, version: [], reason: "TERM is \(type)"), unknown)
    }
    let signs = table.compactMap { sign(of: $0, in: environment) }
    if signs.count > 1 { return (nil, "\(signs[0].reason), but \(signs[1].reason)") }
    if let program = environment.value("TERM_PROGRAM"), let sign = signs.first,
      !sign.terminal.variables.contains(where: { $0.name == "TERM_PROGRAM" })
    {
      return (nil, "\(sign.reason), but TERM_PROGRAM is \(program)")
    }
    return (signs.first, unknown)
  }

  /// The evidence that variables give for a terminal, if any.
  private static func sign(of row: KnownTerminal, in environment: TerminalEnvironment) -> Match? {
    for (name, prefix) in row.variables {
      guard let value = environment.value(name), value.hasPrefix(prefix) else { continue }
      let number = name == "TERM_PROGRAM" ? environment.value("TERM_PROGRAM_VERSION") ?? "" : value
      let isVersion = name == "TERM_PROGRAM" || name.hasSuffix("VERSION")
      return Match(
        terminal: row,
        version: isVersion ? version(in: number) : [],
        reason: "\(name) is \(value)"
      )
    }
    return nil
  }

  /// The first dotted number in a text, 1.20.2 in `foot(1.20.2)`; six digits without dots are three numbers,
  /// as in Konsole's variable.
  private static func version(in text: String) -> [Int] {
    let start = text.drop { !$0.isASCII || !$0.isNumber }
    let numbers = start.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.split(separator: ".")
      .compactMap { Int($0) }
    guard numbers.count == 1, (100_000...999_999).contains(numbers[0]) else { return numbers }
    return [numbers[0] / 10_000, numbers[0] / 100 % 100, numbers[0] % 100]
  }
}
