/// SS3 sequences (`ESC O`): cursor and function keys in application mode, and the keypad.
extension InputDecoder {
  mutating func continueSingleShift(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x30..<0x3a, UInt8(ascii: ";"):
      collect(byte)
    case 0x40..<0x7f:
      collect(byte)
      finishSingleShift(into: &events)
    case 0x20..<0x80: reset()
    default: abandon(for: byte, into: &events)
    }
  }

  private mutating func finishSingleShift(into events: inout [InputEvent]) {
    if isOverlong { return reset() }
    if let press = keys.press(for: bytes) { return emit(press, into: &events) }
    guard let sequence = ControlSequence(bytes.dropFirst(2)) else { return reset() }
    // Old xterms send `ESC O 5 C`, newer ones `ESC O 1 ; 5 C`.
    let modifiers = ControlSequence.modifiers(sequence.parameters.last ?? 0)
    if let key = Self.lettered(sequence.final) ?? Self.keypad(sequence.final) {
      emit(KeyPress(key, modifiers: modifiers), into: &events)
    } else if (0x61...0x64).contains(sequence.final), let key = Self.lettered(sequence.final - 0x20) {
      emit(KeyPress(key, modifiers: .control), into: &events)
    } else {
      reset()
    }
  }

  /// The numeric keypad in application mode: `j`…`y` are `*`…`9` plus 0x40.
  private static func keypad(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Character(Unicode.Scalar(final - 0x40)))
    default: nil
    }
  }
}
