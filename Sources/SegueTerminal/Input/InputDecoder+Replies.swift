import SegueGeometry

/// Replies to queries: control sequences, and the strings of OSC, DCS and APC.
extension InputDecoder {
  static func reply(_ sequence: ControlSequence) -> TerminalReply? {
    switch (sequence.prefix, sequence.intermediate, sequence.final) {
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")): .primaryAttributes(sequence.parameters)
    case (UInt8(ascii: ">"), 0, UInt8(ascii: "c")): .secondaryAttributes(sequence.parameters)
    case (UInt8(ascii: "?"), 0, UInt8(ascii: "S")): .graphicsAttributes(sequence.parameters)
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")):
      TerminalReply.ModeState(rawValue: sequence[1]).map { .mode(sequence[0], $0) }
    case (0, 0, UInt8(ascii: "t")): windowReport(sequence)
    case (0, 0, UInt8(ascii: "R")) where sequence[0] > 0 && sequence[1] > 0:
      .cursor(column: sequence[1] - 1, row: sequence[0] - 1)
    case (0, 0, UInt8(ascii: "n")): .status(sequence[0])
    default: nil
    }
  }

  private static func windowReport(_ sequence: ControlSequence) -> TerminalReply? {
    guard sequence.parameters.count == 3, sequence[1] > 0, sequence[2] > 0 else { return nil }
    switch sequence[0] {
    case 4: return .textAreaPixels(width: sequence[2], height: sequence[1])
    case 6: return .cellPixels(width: sequence[2], height: sequence[1])
    case 8: return .textArea(GridSize(columns: sequence[2], rows: sequence[1]))
    default: return nil
    }
  }

  /// Collects `ESC ] … BEL`, `ESC P … ESC \` or `ESC _ … ESC \`.
  mutating func continueString(_ byte: UInt8, into events: inout [InputEvent]) {
    if state == .stringEscape {
      if byte == UInt8(ascii: "\\") { return finishString(into: &events) }
      reset()
      bytes.append(0x1b)
      state = .escape
      return afterEscape(byte, into: &events)
    }
    switch byte {
    case 0x07: finishString(into: &events)
    case 0x1b: state = .stringEscape
    case 0x18, 0x1a: reset()
    default: collect(byte)
    }
  }

  private mutating func finishString(into events: inout [InputEvent]) {
    if !isOverlong, bytes.count > 2, bytes[1] == UInt8(ascii: "_") {
      if bytes[2] == UInt8(ascii: "G") {
        appendUnprompted(.reply(.graphics(Array(bytes.dropFirst(2)))), to: &events)
      }
    } else if !isOverlong, bytes.count > 2 {
      let text = String(decoding: bytes.dropFirst(2), as: UTF8.self)
      let reply = bytes[1] == UInt8(ascii: "]") ? Self.color(text) : Self.control(text)
      if let reply { appendUnprompted(.reply(reply), to: &events) }
    }
    reset()
  }

  /// DCS `>|name(version)`, the reply to XTVERSION, or `1$r…m`, the reply to DECRQSS for SGR.
  private static func control(_ text: String) -> TerminalReply? {
    if text.hasPrefix(">|") { return .version(String(text.dropFirst(2))) }
    if text.hasPrefix("1$r"), text.hasSuffix("m") { return .rendition(String(text.dropFirst(3).dropLast())) }
    return nil
  }

  /// OSC `11;rgb:rrrr/gggg/bbbb` with one to four hexadecimal digits per component.
  private static func color(_ text: String) -> TerminalReply? {
    let parts = text.split(separator: ";", maxSplits: 1)
    guard parts.count == 2, let command = Int(parts[0]), 10...12 ~= command else { return nil }
    guard let colon = parts[1].firstIndex(of: ":"), parts[1].hasPrefix("rgb") else { return nil }
    let components = parts[1][colon...].dropFirst().split(separator: "/").compactMap(component)
    guard components.count >= 3 else { return nil }
    return .color(command: command, red: components[0], green: components[1], blue: components[2])
  }

  private static func component(_ digits: Substring) -> Double? {
    guard 1...4 ~= digits.count, let value = Int(digits, radix: 16), value >= 0 else { return nil }
    return Double(value) / Double((1 << (4 * digits.count)) - 1)
  }
}
