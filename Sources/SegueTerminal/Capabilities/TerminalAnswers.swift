/// What a terminal has answered about itself.
public struct TerminalAnswers: Hashable, Sendable {
  /// XTVERSION: its name and version.
  public var version: String?
  /// DECRPM: the states of the private modes asked about.
  public var modes: [Int: TerminalReply.ModeState] = [:]
  /// Whether it kept the 24-bit colour that it was asked to report (DECRQSS).
  public var keepsTruecolor: Bool?
  /// DA1 came, which is asked last and which all terminals answer.
  public var isComplete = false

  /// Creates the answers of a terminal that was not asked.
  public init() {}

  /// Notes a reply; whether it told something new.
  mutating func take(_ reply: TerminalReply) -> Bool {
    let before = self
    switch reply {
    case .version(let name): version = name
    case .mode(let mode, let state): modes[mode] = state
    case .rendition(let parameters): keepsTruecolor = Self.isAsked(parameters)
    case .primaryAttributes: isComplete = true
    default: break
    }
    return self != before
  }

  /// The questions: XTVERSION, modes 2026 and 1016, a cell's pixels, the ground's colour, perhaps a background colour to
  /// be repeated, and DA1.
  static func questions(aboutColor: Bool) -> [UInt8] {
    let color = aboutColor ? "\u{1b}[48;2;1;22;133m\u{1b}P$qm\u{1b}\\\u{1b}[m" : ""
    let ground = "\u{1b}]11;?\u{1b}\\"
    return Array(("\u{1b}[>q\u{1b}[?2026$p\u{1b}[?1016$p\u{1b}[16t" + ground + color + "\u{1b}[c").utf8)
  }

  /// Terminals write the colour with colons or semicolons, with or without an empty colour space.
  private static func isAsked(_ parameters: String) -> Bool {
    let numbers = parameters.split { $0 == ":" || $0 == ";" }.map(String.init)
    return numbers.suffix(5) == ["48", "2", "1", "22", "133"]
  }
}
