/// The number of colours that a screen can show.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// Only the terminal's default foreground and background.
  case none
  /// The 16 ANSI colours, or the first eight of them.
  case ansi16 = "16"
  /// The 256 colours of xterm's palette.
  case ansi256 = "256"
  /// 24-bit colours.
  case truecolor
}
