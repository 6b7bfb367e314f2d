/// What a terminal has reported about itself.
public struct TerminalAnswers: Hashable, Sendable {
  /// XTVERSION: its name and version.
  public var version: String?
  /// DECRPM: the states of the private modes queried, by mode number.
  public var modes: [Int: TerminalReply.ModeState] = [:]
  /// DECRQSS: whether it reported the 24-bit colour that had been set; nil until it replies.
  public var keepsTruecolor: Bool?
  /// Whether DA1 has arrived, which is asked for last and which every terminal answers.
  public var isComplete = false

  /// Creates the answers of a terminal that has reported nothing.
  public init() {}

  /// Records a reply; returns whether it told anything new.
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

  /// The queries: XTVERSION, modes 2026 and 1016, the cell size in pixels, the background colour, optionally
  /// a 24-bit colour to be reported back, and DA1.
  static func questions(aboutColor: Bool) -> [UInt8] {
    let color = aboutColor ? "\u{1b}[48;2;1;22;133m\u{1b}P$qm\u{1b}\\\u{1b}[m" : ""
    let ground = "\u{1b}]11;?\u{1b}\\"
    return Array(("\u{1b}[>q\u{1b}[?2026$p\u{1b}[?1016$p\u{1b}[16t" + ground + color + "\u{1b}[c").utf8)
  }

  /// Terminals write it with colons or semicolons, with or without an empty colour space field.
  private static func isAsked(_ parameters: String) -> Bool {
    let numbers = parameters.split { $0 == ":" || $0 == ";" }.map(String.init)
    return numbers.suffix(5) == ["48", "2", "1", "22", "133"]
  }
}
