/// Bytes outside sequences: characters, control keys, and the start of everything else.
extension InputDecoder {
  mutating func begin(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x1b:
      bytes.append(byte)
      state = .escape
    case 0x20..<0x7f:
      emit(KeyPress(.character(Character(Unicode.Scalar(byte)))), into: &events)
    case 0xc2..<0xf5:
      bytes.append(byte)
      state = .utf8(missing: byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3)
    case 0x80...0xff:
      reset()
    default:
      emit(keys.press(for: [byte]) ?? Self.control(byte), into: &events)
    }
  }

  /// The key of a C0 byte or DEL: a named key, else the character with Control.
  static func control(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.character(" "), modifiers: .control)
    case 0x08, 0x7f: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0a, 0x0d: KeyPress(.enter)
    case 0x01...0x1a: KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers: .control)
    default: KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers: .control)
    }
  }

  /// Collects a UTF-8 scalar; a malformed one is dropped, and the byte that broke it is decoded afresh.
  mutating func continueCharacter(_ byte: UInt8, missing: Int, into events: inout [InputEvent]) {
    guard byte & 0xc0 == 0x80 else { return abandon(for: byte, into: &events) }
    bytes.append(byte)
    guard missing == 1 else {
      state = .utf8(missing: missing - 1)
      return
    }
    var iterator = bytes.makeIterator()
    var codec = UTF8()
    guard case .scalarValue(let scalar) = codec.decode(&iterator) else { return reset() }
    emit(KeyPress(.character(Character(scalar))), into: &events)
  }

  mutating func afterEscape(_ byte: UInt8, into events: inout [InputEvent]) {
    if byte == 0x1b {
      if isAlt { events.append(.key(KeyPress(.escape))) }
      isAlt = true
      return
    }
    bytes.append(byte)
    if let press = keys.press(for: bytes) { return emit(press, into: &events) }
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence
    case UInt8(ascii: "O"): state = .singleShift3
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .string
    default:
      if keys.isPrefix(bytes) {
        state = .tableKey
      } else {
        beginAlt(byte, into: &events)
      }
    }
  }

  /// ESC and a byte that starts no sequence: the byte's key with Alt.
  private mutating func beginAlt(_ byte: UInt8, into events: inout [InputEvent]) {
    if isAlt { events.append(.key(KeyPress(.escape))) }
    reset()
    isAlt = true
    begin(byte, into: &events)
  }

  mutating func continueTableKey(_ byte: UInt8, into events: inout [InputEvent]) {
    if byte == 0x1b { return abandon(for: byte, into: &events) }
    bytes.append(byte)
    if let press = keys.press(for: bytes) { return emit(press, into: &events) }
    if !keys.isPrefix(bytes) { reset() }
  }

  /// Collects a bracketed paste until `ESC [ 201 ~`; beyond `longestPaste` the rest is dropped.
  mutating func continuePaste(_ byte: UInt8, matched: Int, into events: inout [InputEvent]) {
    let end: StaticString = "\u{1b}[201~"
    let expected = end.utf8Start[matched]
    if byte == expected {
      state = .paste(matched: matched + 1)
      if matched + 1 == end.utf8CodeUnitCount { finishPaste(into: &events) }
      return
    }
    keep(UnsafeBufferPointer(start: end.utf8Start, count: matched))
    if byte == 0x1b {
      state = .paste(matched: 1)
    } else {
      keep(CollectionOfOne(byte))
      state = .paste(matched: 0)
    }
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    if pasted.count + more.count <= Self.longestPaste { pasted.append(contentsOf: more) }
  }

  /// Terminals send pasted line breaks as CR; the text gets LF.
  private mutating func finishPaste(into events: inout [InputEvent]) {
    var text: [UInt8] = []
    text.reserveCapacity(pasted.count)
    var previous: UInt8 = 0
    for byte in pasted {
      if byte == 0x0d {
        text.append(0x0a)
      } else if byte != 0x0a || previous != 0x0d {
        text.append(byte)
      }
      previous = byte
    }
    pasted = []
    events.append(.paste(String(decoding: text, as: UTF8.self)))
    reset()
  }
}
