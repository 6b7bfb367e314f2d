/// What is known of a terminal that says who it is, by its answer to XTVERSION, by variables, or by `TERM`.
struct KnownTerminal: Sendable {
  let name: String
  /// How its answer to XTVERSION begins.
  var answers: [String] = []
  /// Variables that it sets, with the beginning of their values.
  var variables: [(name: String, prefix: String)] = []
  /// How `TERM` begins, for entries that are its own.
  var types: [String] = []
  var features: Set<Feature> = []
  /// The first version that draws octants.
  var octantsSince: [Int]?

  /// Who the terminal is, its version where it says so, and how that is known.
  struct Match: Sendable {
    let terminal: KnownTerminal
    let version: [Int]
    let reason: String

    func has(_ feature: Feature) -> Bool {
      if feature == .octants, let since = terminal.octantsSince {
        return !version.lexicographicallyPrecedes(since)
      }
      return terminal.features.contains(feature)
    }
  }

  /// The first row that fits; variables are of no use in a multiplexer, which has them from the terminal around it.
  static func match(_ environment: TerminalEnvironment) -> Match? {
    if let answer = environment.answers.version {
      return table.first { row in row.answers.contains { answer.hasPrefix($0) } }.map {
        Match(terminal: $0, version: version(in: answer), reason: "it says it is \(answer)")
      }
    }
    guard environment.multiplexer == nil else { return nil }
    for row in table {
      for (name, prefix) in row.variables {
        guard let value = environment.value(name), value.hasPrefix(prefix) else { continue }
        let number = name.hasSuffix("VERSION") ? value : environment.value("TERM_PROGRAM_VERSION") ?? ""
        return Match(terminal: row, version: version(in: number), reason: "\(name) is \(value)")
      }
      if let type = environment.terminalType, row.types.contains(where: { type.hasPrefix($0) }) {
        return Match(terminal: row, version: [], reason: "TERM is \(type)")
      }
    }
    return nil
  }

  /// The first numbers between points: 1.20.2 of `foot(1.20.2)`.
  private static func version(in text: String) -> [Int] {
    let start = text.drop { !$0.isASCII || !$0.isNumber }
    return start.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.split(separator: ".").compactMap {
      Int($0)
    }
  }

  /// What terminals' own documentation and sources say; only what is sure is listed.
  private static let table: [KnownTerminal] = [
    // Its REP repeats ASCII alone, at least up to 3.3.
    KnownTerminal(name: "tmux", answers: ["tmux "], features: [.bce]),
    KnownTerminal(
      name: "kitty",
      answers: ["kitty("],
      variables: [("KITTY_WINDOW_ID", "")],
      types: ["xterm-kitty"],
      features: [.sync, .rep, .blocks, .sextants],
      octantsSince: [0, 40]
    ),
    KnownTerminal(
      name: "ghostty",
      answers: ["ghostty "],
      variables: [("TERM_PROGRAM", "ghostty")],
      types: ["xterm-ghostty"],
      features: [.sync, .rep, .bce, .blocks, .sextants],
      octantsSince: [1, 2]
    ),
    KnownTerminal(
      name: "foot",
      answers: ["foot("],
      types: ["foot"],
      features: [.sync, .rep, .bce, .blocks, .sextants],
      octantsSince: [1, 20]
    ),
    KnownTerminal(
      name: "WezTerm",
      answers: ["WezTerm "],
      variables: [("TERM_PROGRAM", "WezTerm")],
      types: ["wezterm"],
      features: [.sync, .rep, .bce, .blocks, .sextants]
    ),
    KnownTerminal(
      name: "VTE",
      answers: ["VTE("],
      variables: [("VTE_VERSION", "")],
      features: [.rep, .bce, .blocks, .sextants],
      octantsSince: [7800]
    ),
    KnownTerminal(
      name: "Alacritty",
      variables: [("ALACRITTY_WINDOW_ID", "")],
      types: ["alacritty"],
      features: [.sync, .rep, .bce, .blocks]
    ),
    KnownTerminal(
      name: "iTerm2",
      answers: ["iTerm2 "],
      variables: [("TERM_PROGRAM", "iTerm.app")],
      features: [.sync, .bce, .blocks]
    ),
    KnownTerminal(
      name: "Konsole",
      answers: ["Konsole "],
      variables: [("KONSOLE_VERSION", "")],
      features: [.bce]
    ),
    KnownTerminal(name: "Windows Terminal", variables: [("WT_SESSION", "")], features: [.bce]),
    KnownTerminal(
      name: "xterm",
      answers: ["XTerm("],
      variables: [("XTERM_VERSION", "XTerm(")],
      features: [.rep, .bce]
    ),
  ]
}
