/// The private modes that a session sets, and the bytes that set and reset them.
struct TerminalModes: Hashable {
  /// Whether we draw directly and thus set the alternate screen, the cursor and autowrap ourselves.
  var isDirect: Bool
  /// Whether the terminal understands DEC private modes beyond its terminfo description.
  var isANSI: Bool
  var capturesMouse: Bool
  /// Motion without a button is reported too.
  var reportsHover = false
  /// The mouse reports pixels.
  var reportsPixels = false
  /// What removes pictures, where they would outlive the alternate screen.
  var pictureRemoval: [UInt8] = []
  /// What ends a picture of several sequences, of which only some were sent.
  var pictureEnd: [UInt8] = []

  /// Takes over the terminal: alternate screen, no cursor, no autowrap, focus reports, bracketed paste,
  /// mouse.
  var enter: [UInt8] {
    var text = ""
    if isDirect { text += "\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[m\u{1b}[2J" }
    if isANSI { text += "\u{1b}[?1004h\u{1b}[?2004h" }
    return Array(text.utf8) + mouse
  }

  /// Sets mouse reports as they should be now; 1003 includes 1002, and the last one set counts.
  var mouse: [UInt8] {
    guard isANSI else { return [] }
    guard capturesMouse else { return Array(Self.noMouse.utf8) }
    let motion = reportsHover ? "\u{1b}[?1003h" : "\u{1b}[?1003l\u{1b}[?1002h"
    return Array((motion + "\u{1b}[?1006h" + (reportsPixels ? "\u{1b}[?1016h" : "")).utf8)
  }

  /// Gives the terminal back; harmless if nothing was set.
  var leave: [UInt8] {
    var text = ""
    if isANSI { text += Self.noMouse + "\u{1b}[?2004l\u{1b}[?1004l" }
    if isDirect { text += "\u{1b}[?2026l\u{1b}[?7h\u{1b}[m\u{1b}[?25h\u{1b}[?1049l" }
    return pictureRemoval + Array(text.utf8)
  }

  /// What the crash guard sends: it may come in the middle of a sequence.
  var rescue: [UInt8] { (isDirect && isANSI ? Self.cancellation : []) + pictureEnd + leave }

  /// Ends a sequence that was cut off, and does nothing after a whole one: CAN, then ST for terminals that take CAN for a
  /// part of a string, as kitty does in those that carry pictures.
  static let cancellation: [UInt8] = [cancel, 0x1b, UInt8(ascii: "\\")]
  /// CAN, which ends a sequence without executing it.
  static let cancel: UInt8 = 0x18

  private static let noMouse = "\u{1b}[?1003l\u{1b}[?1002l\u{1b}[?1016l\u{1b}[?1006l"

  static let cellSizeQuery = Array("\u{1b}[16t".utf8)
}
