import SegueDocuments
import SegueModel

/// Cuts a scalar's text into tokens.
struct Lexer {
  private let scalar: YAMLScalar
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [Token] = []
  /// The brackets that are open, innermost last.
  private var open: [String] = []

  /// The tokens, the last of which is `end`.
  static func tokens(of scalar: YAMLScalar) throws(Finding) -> [Token] {
    guard scalar.text.utf8.count <= SceneLimits.expressionLength else {
      throw Finding("longer than \(SceneLimits.expressionLength) bytes", at: scalar.range)
    }
    var lexer = Lexer(scalar: scalar)
    try lexer.run()
    return lexer.tokens
  }

  private init(scalar: YAMLScalar) {
    self.scalar = scalar
    bytes = Array(scalar.text.utf8)
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func run() throws(Finding) {
    while true {
      while Self.isBlank(byte(index)), index < bytes.count { index += 1 }
      guard index < bytes.count else { break }
      let start = index
      let kind = try scan()
      tokens.append(
        Token(
          kind: kind,
          lower: start,
          upper: index,
          hasSpaceBefore: start == 0 || Self.isBlank(bytes[start - 1]),
          hasSpaceAfter: index == bytes.count || Self.isBlank(bytes[index])
        )
      )
    }
    let end = bytes.count
    tokens.append(Token(kind: .end, lower: end, upper: end, hasSpaceBefore: true, hasSpaceAfter: true))
  }

  private mutating func scan() throws(Finding) -> Token.Kind {
    let here = bytes[index]
    if here == UInt8(ascii: "0"), byte(index + 1) | 0x20 == UInt8(ascii: "x") { return try hex() }
    if Self.isDigit(here) || (here == UInt8(ascii: ".") && Self.isDigit(byte(index + 1))) {
      return try number()
    }
    if Self.isLetter(here) { return .word(word()) }
    if here == UInt8(ascii: "$") { return try reference() }
    return try mark()
  }

  private mutating func mark() throws(Finding) -> Token.Kind {
    for mark in ["->", "..", "<=", ">=", "==", "!="] where bytes[index...].starts(with: mark.utf8) {
      index += 2
      return .mark(mark)
    }
    let start = index
    index += 1
    while index < bytes.count, bytes[index] & 0xc0 == 0x80 { index += 1 }
    var text = String(decoding: bytes[start..<index], as: UTF8.self)
    if text == "." {
      try refuseNotFinite(from: start)
      try refuseMember(from: start)
    }
    if text == "=" || text == "&", byte(index) == UInt8(ascii: text == "=" ? ">" : "&") {
      text = String(decoding: bytes[start...index], as: UTF8.self)
      index += 1
    }
    if text == "|", byte(index) == UInt8(ascii: "|") {
      throw Finding(
        "'||' means nothing in an expression",
        at: scalar.range(start, index + 1),
        hint: "write 'or'"
      )
    }
    if text == ",", open.last == "[" { return .mark(text) }
    if text == "(" || text == "[" { open.append(text) }
    if text == ")" || text == "]" { _ = open.popLast() }
    guard "+-*/%<>()[]@|".contains(text) else {
      throw Finding(
        "'\(TextSanitizer.visible(text))' means nothing in an expression",
        at: scalar.range(start, index),
        hint: text == "," ? commaAdvice : Self.advice(text)
      )
    }
    return .mark(text)
  }

  /// Swift's `.name`, of which nothing better is known.
  private func refuseMember(from start: Int) throws(Finding) {
    let name = bytes[(start + 1)...].prefix { Self.isNamePart($0) }
    guard let first = name.first, Self.isLetter(first) else { return }
    let word = String(decoding: name, as: UTF8.self)
    throw Finding(
      "'.\(word)' is Swift's way of writing a name",
      at: scalar.range(start, name.endIndex),
      hint: "names have no dot in front of them: \(word)"
    )
  }

  /// YAML's `.nan` and `.inf`.
  private func refuseNotFinite(from start: Int) throws(Finding) {
    let word = String(decoding: bytes[start...].prefix(4), as: UTF8.self).lowercased()
    guard word == ".nan" || word == ".inf" else { return }
    throw Finding("a number must be finite", at: scalar.range(start, start + 4))
  }

  /// What was written as it has to be: without commas, and CSS's curve under its name here.
  private var commaAdvice: String {
    let parts = scalar.text.split(separator: ",", omittingEmptySubsequences: false)
    let isDecimal = parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(Self.isDigit) }
    guard !isDecimal else { return "a decimal point is a point: write \(parts.joined(separator: "."))" }
    if let call = ForeignCall(in: scalar.text), let cure = call.functionCure { return cure }
    let words = parts.map { $0.drop { $0 == " " } }.joined(separator: " ")
    guard words.count <= 60 else { return "separate arguments by spaces: min(a b)" }
    return "separate arguments by spaces: write \(TextSanitizer.visible(words))"
  }

  private static func advice(_ text: String) -> String? {
    switch text {
    case "=": "compare with '=='"
    case "=>", "→", "⇒": "from one value to another is written '->'"
    case "&", "&&": "write 'and'"
    case "°": "a unit is written behind its number: 45deg"
    case "×": "write '*'"
    case "÷": "write '/'"
    case "−": "write '-'"
    case "≤": "write '<='"
    case "≥": "write '>='"
    case "!": "write 'not', or '!='"
    case "?": "write 'A if CONDITION else B'"
    case "#": "colours are written 0xFF8800"
    case ".": "write the leading zero: 0.5"
    case "^": "multiply the value by itself"
    case ";": "leave it out: a line ends by itself"
    case "[": "a list is a whole value: [x, y]"
    default: nil
    }
  }
}

extension Lexer {
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a || byte == UInt8(ascii: "_")
  }

  private static func isNamePart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

  private mutating func digits() {
    while Self.isDigit(byte(index)) { index += 1 }
  }

  private mutating func number() throws(Finding) -> Token.Kind {
    let start = index
    digits()
    if byte(index) == UInt8(ascii: "."), Self.isDigit(byte(index + 1)) {
      index += 1
      digits()
    }
    let mantissaEnd = index
    if byte(index) | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte(index) == UInt8(ascii: "-") || byte(index) == UInt8(ascii: "+") { index += 1 }
      if Self.isDigit(byte(index)) { digits() } else { index = mantissaEnd }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text.hasPrefix(".") ? "0" + text : text), value <= SceneLimits.number else {
      throw Finding("the number is too large", at: scalar.range(start, index))
    }
    return .number(value, try unit(after: start))
  }

  private mutating func unit(after start: Int) throws(Finding) -> Token.Unit {
    if byte(index) == UInt8(ascii: "%") {
      index += 1
      return .percent
    }
    let unitStart = index
    while Self.isNamePart(byte(index)) { index += 1 }
    let unit = String(decoding: bytes[unitStart..<index], as: UTF8.self)
    switch unit {
    case "": return .none
    case "deg": return .degrees
    default:
      let number = String(decoding: bytes[start..<unitStart], as: UTF8.self)
      throw Finding(
        "'\(unit)' is not a unit",
        at: scalar.range(start, index),
        hint: Self.unitAdvice(unit, number: number)
      )
    }
  }

  static func unitAdvice(_ unit: String, number: String) -> String {
    switch unit {
    case "ms": "times are in seconds: write \((Double(number) ?? 0) / 1000)"
    case "s": "times are in seconds: write \(number)"
    case "pt", "px": "lengths are in points: write \(number)"
    case "rad": "angles are in radians: write \(number)"
    case "f", "x": "write \(number)"
    default: "the only suffixes are '%' and 'deg'"
    }
  }

  private mutating func hex() throws(Finding) -> Token.Kind {
    let start = index
    index += 2
    while Self.isNamePart(byte(index)) { index += 1 }
    let digits = String(decoding: bytes[(start + 2)..<index], as: UTF8.self)
    guard digits.utf8.count == 6, let value = UInt32(digits, radix: 16) else {
      throw Finding(
        "a colour has six hexadecimal digits",
        at: scalar.range(start, index),
        hint: "for example 0xFF8800; transparency is a percentage: 0xFF8800 50%"
      )
    }
    return .hex(value)
  }

  /// `$name` or `$(name)`, or a path that begins with it.
  private mutating func reference() throws(Finding) -> Token.Kind {
    let start = index
    guard let reference = TextFilling.Reference(in: bytes, at: start) else {
      let isOpen = byte(start + 1) == UInt8(ascii: "(")
      throw Finding(
        isOpen ? "'$(' needs a name and ')' behind it" : "'$' needs a name",
        at: scalar.range(start, start + (isOpen ? 2 : 1)),
        hint: "for example $radius"
      )
    }
    index = reference.upper
    return filledPath(from: start).map { .word($0) } ?? .token(reference.name)
  }

  /// A path with tokens or parameters in it, of which a part has been read; nil, with nothing more read, if it is none.
  ///
  /// It is one only with a slash or a property: by itself `$a-$b` is a difference whose spaces are missing.
  private mutating func filledPath(from start: Int) -> String? {
    var end = index
    var isPath = bytes[start..<end].contains(UInt8(ascii: "/"))
    scan: while true {
      switch byte(end) {
      case UInt8(ascii: "$"):
        guard let reference = TextFilling.Reference(in: bytes, at: end) else { break scan }
        end = reference.upper
      case UInt8(ascii: "-") where beginsName(at: end + 1): end += 1
      case UInt8(ascii: "/") where byte(end + 1) == UInt8(ascii: "*"):
        isPath = true
        end += 2
      case UInt8(ascii: "/") where beginsName(at: end + 1):
        isPath = true
        end += 1
      case UInt8(ascii: ".") where Self.isLetter(byte(end + 1)) || byte(end + 1) == UInt8(ascii: "$"):
        isPath = true
        end += 1
      case let part where Self.isNamePart(part): end += 1
      default: break scan
      }
    }
    guard isPath else { return nil }
    index = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func beginsName(at index: Int) -> Bool {
    Self.isNamePart(byte(index)) || byte(index) == UInt8(ascii: "$")
  }

  /// Letters, digits and hyphens between them.
  private mutating func name() {
    while Self.isNamePart(byte(index))
      || (byte(index) == UInt8(ascii: "-") && Self.isNamePart(byte(index + 1)))
    {
      index += 1
    }
  }

  private mutating func word() -> String {
    let start = index
    name()
    while byte(index) == UInt8(ascii: "/") {
      if byte(index + 1) == UInt8(ascii: "*") {
        index += 2
      } else if Self.isNamePart(byte(index + 1)) {
        index += 1
        name()
        // No name, but the path that was meant by it: what it should be is said where the layers are known.
        if byte(index) == UInt8(ascii: "-"), byte(index + 1) == UInt8(ascii: "*") { index += 2 }
      } else {
        break
      }
    }
    let follows = [index, index + 1].contains { byte($0) == UInt8(ascii: "$") }
    if follows, byte(index) != 0x20, let path = filledPath(from: start) { return path }
    while byte(index) == UInt8(ascii: "."), Self.isLetter(byte(index + 1)) {
      index += 1
      name()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
