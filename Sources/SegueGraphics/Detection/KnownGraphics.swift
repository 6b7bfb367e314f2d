/// What is known about how terminals show pixels, beyond what they answer.
struct KnownGraphics: Sendable {
  let name: String
  /// Prefixes of its XTVERSION reply.
  var answers: [String] = []
  /// Environment variables that it sets, with a prefix of each value.
  var variables: [(name: String, prefix: String)] = []
  /// Protocols in the order in which they are tried; those that the terminal does not answer to are left out.
  var order: [GraphicsWish] = [.kitty, .sixel, .iterm]
  /// The first version whose form of kitty's protocol is right.
  var kittySince: [Int] = []
  var mayShare = true
  var mayEdit = true
  /// Whether it shows images where placeholders stand, which tmux needs.
  var hasPlaceholders = false
  /// Whether it shows iTerm2's images, which none answers to.
  var hasInline = false

  /// The versions named are those of August 2026.
  static let table: [KnownGraphics] = [
    // github.com/kovidgoyal/kitty, docs/graphics-protocol.rst; edits run on 0.26.5 and 0.42.2.
    KnownGraphics(
      name: "kitty",
      answers: ["kitty("],
      variables: [("KITTY_WINDOW_ID", "")],
      hasPlaceholders: true
    ),
    // It refuses edits up to 1.3.1, and says so (ghostty#13943).
    KnownGraphics(
      name: "Ghostty",
      answers: ["ghostty "],
      variables: [("GHOSTTY_RESOURCES_DIR", ""), ("TERM_PROGRAM", "ghostty")],
      hasPlaceholders: true
    ),
    // Shared memory fails on macOS (wezterm#7631) and in practice elsewhere (bookokrat#55); placeholders are only
    // proposed (wezterm PR#7924).
    KnownGraphics(
      name: "WezTerm",
      answers: ["WezTerm "],
      variables: [("WEZTERM_PANE", ""), ("TERM_PROGRAM", "WezTerm")],
      mayShare: false,
      mayEdit: false,
      hasInline: true
    ),
    // Before 3.6 its form of kitty's protocol had bugs (broot PR#1114, iris.c PR#16); it has no animation, and
    // placeholders only from 3.7 (tele#265).
    KnownGraphics(
      name: "iTerm2",
      answers: ["iTerm2"],
      variables: [("TERM_PROGRAM", "iTerm.app")],
      kittySince: [3, 6],
      mayEdit: false,
      hasInline: true
    ),
    // Only data in the commands (Vt102Emulation.cpp of Konsole); ids are kept for good, so they must be few.
    KnownGraphics(
      name: "Konsole",
      answers: ["Konsole "],
      variables: [("KONSOLE_VERSION", "")],
      mayShare: false,
      mayEdit: false,
      hasInline: true
    ),
    // Its form of kitty's protocol is an early one (vscode PR#295701).
    KnownGraphics(
      name: "Visual Studio Code",
      answers: ["xterm.js("],
      variables: [("TERM_PROGRAM", "vscode")],
      order: [.sixel, .iterm],
      hasInline: true
    ),
    KnownGraphics(
      name: "mintty",
      answers: ["mintty "],
      variables: [("TERM_PROGRAM", "mintty")],
      hasInline: true
    ),
  ]

  /// Who it is, by its own name before what the environment says, which others inherit; nil if it is none of these.
  static func match(_ answers: GraphicsAnswers, _ environment: [String: String]) -> KnownGraphics? {
    if let name = answers.name {
      return table.first { known in known.answers.contains { name.hasPrefix($0) } }
    }
    return isInTmux(environment) ? nil : sign(environment)
  }

  /// Who the environment says it is; nil if it says nothing, or several.
  private static func sign(_ environment: [String: String]) -> KnownGraphics? {
    let signs = table.filter { known in
      known.variables.contains { environment[$0.name]?.hasPrefix($0.prefix) ?? false }
    }
    return signs.count == 1 ? signs[0] : nil
  }

  /// The terminal behind tmux if the environment, which tmux was started in, knows one without placeholders.
  ///
  /// Some terminals say that they accept what they ignore.
  static func lacksPlaceholders(_ environment: [String: String]) -> String? {
    guard isInTmux(environment), let known = sign(environment), !known.hasPlaceholders else { return nil }
    return known.name
  }

  /// Whether tmux stands between; screen sets `TERM` to the like, but passes nothing on.
  static func isInTmux(_ environment: [String: String]) -> Bool { !(environment["TMUX"] ?? "").isEmpty }

  /// Why a terminal must not be asked about kitty's protocol: it would print the question, or has no pixels anyway
  /// (notcurses#2050, euporie#29, termux-app PR#4155, herdr#1104); nil if it may.
  static func silence(_ environment: [String: String]) -> String? {
    let type = environment["TERM"] ?? ""
    for (known, name) in [("linux", "the Linux console"), ("dumb", "a dumb terminal"), ("vt", "a VT")]
    where type.hasPrefix(known) && !type.hasPrefix("vte") {
      return "TERM is \(type), \(name), which would print the question"
    }
    for (variable, name) in silent where !(environment[variable] ?? "").isEmpty {
      return "\(variable) is set, and \(name)"
    }
    for (program, name) in silentPrograms where environment["TERM_PROGRAM"] == program {
      return "TERM_PROGRAM is \(program), and \(name)"
    }
    return nil
  }

  /// The environment variables that are looked at.
  static var variables: [String] {
    ["TERM", "TERM_PROGRAM", "TMUX"] + silent.map(\.0) + table.flatMap { $0.variables.map(\.name) }
  }

  private static let silent = [
    ("STY", "screen passes no pictures on"), ("VTE_VERSION", "VTE has no pictures"),
    ("TERMUX_VERSION", "Termux prints the question"), ("INSIDE_EMACS", "Emacs has no pictures"),
    ("ALACRITTY_WINDOW_ID", "Alacritty has no pictures"),
  ]

  private static let silentPrograms = [
    ("Apple_Terminal", "Terminal has no pictures"), ("Termius", "Termius prints the question"),
  ]

  /// Whether its form of kitty's protocol is right in the version that it names; of an unknown one it is not taken for
  /// so.
  func hasKitty(_ answers: GraphicsAnswers) -> Bool {
    if kittySince.isEmpty { return true }
    let name = answers.name ?? ""
    let prefix = self.answers.first { name.hasPrefix($0) } ?? ""
    let text = name.dropFirst(prefix.count).drop { !$0.isASCII || !$0.isNumber }
    let version = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }.split(separator: ".").compactMap {
      Int($0)
    }
    return !version.isEmpty && !version.lexicographicallyPrecedes(kittySince)
  }
}
