import SegueGeometry

/// A call as Swift and CSS write it, `name(label: value, value)`, found in text that is not an expression of the language.
struct ForeignCall {
  /// The name, without a leading dot.
  var name: String
  var arguments: [(label: String?, value: String)]
  /// UTF-8 offsets in the text, from the name to the closing parenthesis.
  var range: Range<Int>

  /// The first call in a text, or nil.
  init?(in text: String) {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    var start = open
    while start > 0, Self.isNamePart(bytes[start - 1]) { start -= 1 }
    guard start < open else { return nil }
    let close = Self.closing(bytes, from: open)
    let name = String(decoding: bytes[start..<open], as: UTF8.self)
    self.name = String(name.drop { $0 == "." })
    arguments = Self.arguments(bytes[(open + 1)..<(close ?? bytes.count)])
    range = start..<min((close ?? bytes.count - 1) + 1, bytes.count)
  }

  /// The value of a label's argument.
  subscript(label: String) -> String? { arguments.first { $0.label == label }?.value }

  /// The last part of the name: `spring` of `Animation.spring`.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The arguments that are plain numbers, units dropped, in order; including those of nested calls.
  var numbers: [String] {
    arguments.flatMap { argument -> [String] in
      if let inner = ForeignCall(in: argument.value) { return inner.numbers }
      return argument.value.split(separator: " ").compactMap { Self.number($0) }
    }
  }

  /// A number without its unit, as the language writes it; nil if there is none.
  static func number(_ text: some StringProtocol) -> String? {
    let digits = text.prefix { $0.isNumber || "+-.".contains($0) }
    guard let value = Double(digits.hasPrefix(".") ? "0" + digits : String(digits)) else { return nil }
    let unit = text.dropFirst(digits.count)
    guard unit.allSatisfy({ $0.isLetter || $0 == "%" }) else { return nil }
    switch unit {
    case "ms": return (value / 1000).shortest
    case "deg": return value.shortest + "deg"
    case "%": return value.shortest + "%"
    default: return value.shortest
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a || (byte >= 0x30 && byte <= 0x39)
      || "._-".utf8.contains(byte)
  }

  private static func closing(_ bytes: [UInt8], from open: Int) -> Int? {
    var depth = 0
    for index in open..<bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func arguments(_ bytes: ArraySlice<UInt8>) -> [(label: String?, value: String)] {
    var parts: [ArraySlice<UInt8>] = []
    var depth = 0
    var start = bytes.startIndex
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0, bytes[index] == UInt8(ascii: ",") else { continue }
      parts.append(bytes[start..<index])
      start = index + 1
    }
    parts.append(bytes[start...])
    return parts.map { argument(String(decoding: $0, as: UTF8.self)) }
  }

  private static func argument(_ text: String) -> (label: String?, value: String) {
    func trimmed(_ text: Substring) -> String {
      let front = text.drop { $0 == " " }
      return String(front.prefix(front.count - front.reversed().prefix { $0 == " " }.count))
    }
    guard let colon = text.firstIndex(of: ":"),
      text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " })
    else { return (nil, trimmed(text[...])) }
    return (trimmed(text[..<colon]), trimmed(text[text.index(after: colon)...]))
  }
}
