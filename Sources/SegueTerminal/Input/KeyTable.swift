/// The key strings of a terminal, as terminfo lists them.
public struct KeyTable: Hashable, Sendable {
  private var presses: [[UInt8]: KeyPress] = [:]
  /// Proper beginnings of strings that start with ESC and are neither CSI nor SS3.
  private var prefixes: Set<[UInt8]> = []

  /// Creates an empty table.
  public init() {}

  /// Adds a key's string: one control byte, or ESC and more; others, and all mouse introducers, are left out.
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
