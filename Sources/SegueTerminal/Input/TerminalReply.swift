public import SegueGeometry

/// A terminal's reply to a query.
public enum TerminalReply: Hashable, Sendable {
  /// The state of a private mode, as DECRPM gives it.
  public enum ModeState: Int, Hashable, Sendable {
    /// The terminal does not recognize the mode.
    case unknown = 0
    case set = 1
    case reset = 2
    /// Always set; the terminal ignores requests to reset it.
    case permanentlySet = 3
    /// Always reset; the terminal ignores requests to set it.
    case permanentlyReset = 4
  }

  /// DA1 (`CSI c`): the terminal's class and extensions.
  case primaryAttributes([Int])
  /// DA2 (`CSI > c`): type, version, option.
  case secondaryAttributes([Int])
  /// DECRPM (`CSI ? mode $ p`).
  case mode(Int, ModeState)
  /// The size of a cell in pixels (`CSI 16 t`).
  case cellPixels(width: Int, height: Int)
  /// The size of the text area in pixels (`CSI 14 t`).
  case textAreaPixels(width: Int, height: Int)
  /// The size of the text area in cells (`CSI 18 t`).
  case textArea(GridSize)
  /// CPR (`CSI 6 n`), 0-based.
  case cursor(column: Int, row: Int)
  /// DSR (`CSI 5 n`): 0 is "ready".
  case status(Int)
  /// A dynamic colour queried by OSC 10, 11 or 12, with components 0…1.
  case color(command: Int, red: Double, green: Double, blue: Double)
  /// DECRQSS of SGR (`DCS $ q m`): the parameters of the current rendition.
  case rendition(String)
  /// What kitty's graphics protocol replies: the body of an APC string, which begins with `G`.
  case graphics([UInt8])
  /// XTSMGRAPHICS (`CSI ? … S`): item, status and values.
  case graphicsAttributes([Int])
  /// XTVERSION (`CSI > q`): the terminal's name and version.
  case version(String)

  /// Whether the terminal's background is light, by its luma as in BT.601; nil unless it replies to OSC 11.
  public var isGroundLight: Bool? {
    guard case .color(command: 11, let red, let green, let blue) = self else { return nil }
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }
}
