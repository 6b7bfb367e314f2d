/// A key with its modifiers.
public struct KeyPress: Hashable, Sendable {
  /// The key, with Shift already applied if it is a character.
  public var key: Key
  /// The modifiers reported with it; most terminals report no Shift with a character.
  public var modifiers: Modifiers

  /// Creates a press of a key, without modifiers unless given.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key; a printable one is the character that it types, with Shift applied.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, tab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key by its number, 1…20.
  case function(Int)
}

/// Modifier keys held during a key press or a mouse report.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit per key, as in xterm's modifier parameter less 1.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift, which terminals often keep for selecting text with the mouse.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt (Option, Meta), sent as a leading ESC or in a modifier parameter.
  public static let alt = Modifiers(rawValue: 2)
  /// Control; with a letter it usually arrives as a C0 byte, which does not tell the letter's case.
  public static let control = Modifiers(rawValue: 4)
}

/// The strings that a terminal's keys send, as terminfo lists them.
public struct KeyTable: Hashable, Sendable {
  private var presses: [[UInt8]: KeyPress] = [:]
  /// Proper prefixes of strings that start with ESC and are neither CSI nor SS3.
  private var prefixes: Set<[UInt8]> = []

  /// Creates an empty table.
  public init() {}

  /// Adds the string of a key: one control byte, or ESC and more; any other string is ignored.
  public mutating func add(_ bytes: [UInt8], _ press: KeyPress) {
    guard let first = bytes.first,
      bytes.count == 1 ? first < 0x20 && first != 0x1b || first == 0x7f : first == 0x1b
    else { return }
    presses[bytes] = press
    guard bytes.count > 2, bytes[1] != UInt8(ascii: "["), bytes[1] != UInt8(ascii: "O") else { return }
    for count in 2..<bytes.count { prefixes.insert(Array(bytes[..<count])) }
  }

  func press(for bytes: [UInt8]) -> KeyPress? { presses.isEmpty ? nil : presses[bytes] }

  func isPrefix(_ bytes: [UInt8]) -> Bool { prefixes.contains(bytes) }
}
