import SegueGeometry

/// Control sequences (`ESC [`) from the keyboard; replies and the mouse have their own files.
extension InputDecoder {
  mutating func continueControlSequence(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x20..<0x40:
      collect(byte)
      if byte == UInt8(ascii: "$"), isRxvtShifted { finishControlSequence(into: &events) }
    case UInt8(ascii: "[") where bytes.count == 2:
      state = .linuxFunction
    case 0x40..<0x7f:
      collect(byte)
      finishControlSequence(into: &events)
    case 0x7f: break
    default: abandon(for: byte, into: &events)
    }
  }

  /// rxvt ends a shifted function key with `$`, which the grammar treats as an intermediate: `CSI number $`.
  private var isRxvtShifted: Bool {
    bytes.count > 3 && bytes.dropFirst(2).dropLast().allSatisfy { 0x30...0x39 ~= $0 }
  }

  mutating func finishLinuxFunction(_ byte: UInt8, into events: inout [InputEvent]) {
    guard (0x41...0x45).contains(byte) else {
      return byte < 0x20 ? abandon(for: byte, into: &events) : reset()
    }
    emit(KeyPress(.function(Int(byte) - 0x40)), into: &events)
  }

  private mutating func finishControlSequence(into events: inout [InputEvent]) {
    if isOverlong { return reset() }
    if bytes.count == 3, bytes[2] == UInt8(ascii: "M") {
      bytes.removeAll(keepingCapacity: true)
      state = .x10Mouse
      return
    }
    if let press = keys.press(for: bytes) { return emit(press, into: &events) }
    guard let sequence = ControlSequence(bytes.dropFirst(2)) else { return reset() }
    if sequence.prefix == 0, sequence.intermediate == 0, sequence.final == UInt8(ascii: "~"),
      sequence[0] == 200
    {
      reset()
      state = .paste(matched: 0)
      return
    }
    if let press = Self.key(sequence, expectsCursorReport: expectsCursorReport) {
      return emit(press, into: &events)
    }
    if let event = mouse(sequence) ?? Self.focus(sequence) ?? Self.reply(sequence).map({ .reply($0) }) {
      appendUnprompted(event, to: &events)
    }
    reset()
  }

  /// Appends an event that no key sends; an ESC before it was a key press of its own.
  func appendUnprompted(_ event: InputEvent, to events: inout [InputEvent]) {
    if isAlt { events.append(.key(KeyPress(.escape))) }
    events.append(event)
  }

  private static func focus(_ sequence: ControlSequence) -> InputEvent? {
    guard sequence.prefix == 0, sequence.parameters.isEmpty, sequence.intermediate == 0 else { return nil }
    switch sequence.final {
    case UInt8(ascii: "I"): return .focus(true)
    case UInt8(ascii: "O"): return .focus(false)
    default: return nil
    }
  }

  private static func key(_ sequence: ControlSequence, expectsCursorReport: Bool) -> KeyPress? {
    guard sequence.prefix == 0 else { return nil }
    let final = Character(Unicode.Scalar(sequence.final))
    switch final {
    case "~", "^", "@", "$": return numbered(sequence, final)
    case "u": return unicode(sequence)
    case "Z":
      return KeyPress(.tab, modifiers: ControlSequence.modifiers(sequence[1]).union(.shift))
    case "R" where expectsCursorReport || sequence[0] != 1 || sequence.parameters.count > 2: return nil
    case "a", "b", "c", "d":
      guard sequence.intermediate == 0, sequence.parameters.isEmpty else { return nil }
      return lettered(sequence.final - 0x20).map { KeyPress($0, modifiers: .shift) }
    default:
      guard sequence.intermediate == 0, sequence.keyEvent != 3 else { return nil }
      return lettered(sequence.final).map {
        KeyPress($0, modifiers: ControlSequence.modifiers(sequence[1]))
      }
    }
  }

  /// Keys named by a letter, the same after CSI and SS3.
  static func lettered(_ final: UInt8) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P", "Q", "R", "S": .function(Int(final) - 0x4f)
    default: nil
    }
  }

  /// `CSI number ; modifiers ~`, rxvt's `^` (Control), `$` (Shift), `@` (both), and xterm's
  /// `CSI 27 ; modifiers ; code ~`.
  private static func numbered(_ sequence: ControlSequence, _ final: Character) -> KeyPress? {
    if sequence[0] == 27, sequence.parameters.count == 3 {
      return coded(sequence[2], ControlSequence.modifiers(sequence[1]))
    }
    guard sequence.keyEvent != 3, let key = numberedKey(sequence[0]) else { return nil }
    switch final {
    case "^": return KeyPress(key, modifiers: .control)
    case "$": return KeyPress(key, modifiers: .shift)
    case "@": return KeyPress(key, modifiers: [.control, .shift])
    default: return KeyPress(key, modifiers: ControlSequence.modifiers(sequence[1]))
    }
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// kitty's `CSI code ; modifiers : event u`; key releases are ignored.
  private static func unicode(_ sequence: ControlSequence) -> KeyPress? {
    guard !sequence.parameters.isEmpty, sequence.keyEvent != 3 else { return nil }
    return coded(sequence[0], ControlSequence.modifiers(sequence[1]))
  }

  private static func coded(_ code: Int, _ modifiers: Modifiers) -> KeyPress? {
    switch code {
    case 9: return KeyPress(.tab, modifiers: modifiers)
    case 13: return KeyPress(.enter, modifiers: modifiers)
    case 27: return KeyPress(.escape, modifiers: modifiers)
    case 8, 127: return KeyPress(.backspace, modifiers: modifiers)
    case 32...0xdfff, 0xf900...0x10ffff:
      return Unicode.Scalar(UInt32(code)).map { KeyPress(.character(Character($0)), modifiers: modifiers) }
    default: return nil
    }
  }
}
