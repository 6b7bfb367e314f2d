import SegueGeometry

/// A first scan of the bytes, before any recursive parser sees them.
///
/// Refuses nesting deeper than `YAMLReader.deepest`, and anchors, aliases and tags, so that no alias bomb is
/// ever expanded. It knows just enough of YAML to skip comments, quotes and blocks.
struct YAMLGuard {
  private let source: SourceText
  private let kind: DocumentKind
  private var index: Int
  private var flowDepth = 0
  private var indents: [Int] = []
  /// Lines indented deeper than this belong to a block scalar.
  private var blockIndent: Int?
  /// Whether a new token may begin here.
  private var isTokenStart = true
  private var lineIndent = 0

  static func check(_ source: SourceText, as kind: DocumentKind) throws(Finding) {
    var guardian = YAMLGuard(source: source, kind: kind)
    while guardian.index < source.bytes.count { try guardian.line() }
  }

  private init(source: SourceText, kind: DocumentKind) {
    self.source = source
    self.kind = kind
    index = source.contentStart
  }

  private var bytes: [UInt8] { source.bytes }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0x0a }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d }

  private mutating func line() throws(Finding) {
    let start = index
    while byte(index) == 0x20 { index += 1 }
    lineIndent = index - start
    let isEmpty = isBlank(byte(index))
    if let block = blockIndent {
      if isEmpty || lineIndent > block { return skipLine() }
      blockIndent = nil
    }
    isTokenStart = true
    if flowDepth == 0, !isEmpty, byte(index) != UInt8(ascii: "#") {
      while let last = indents.last, last >= lineIndent { indents.removeLast() }
      try enter(lineIndent)
    }
    while index < bytes.count, bytes[index] != 0x0a { try token() }
    index += 1
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0a { index += 1 }
    index += 1
  }

  private mutating func enter(_ column: Int) throws(Finding) {
    indents.append(column)
    try checkDepth()
  }

  private func checkDepth() throws(Finding) {
    guard indents.count + flowDepth <= YAMLReader.deepest else {
      throw Finding(
        "nested deeper than \(YAMLReader.deepest) levels",
        at: SourceRange(lower: index, upper: index + 1)
      )
    }
  }

  private mutating func token() throws(Finding) {
    let here = bytes[index]
    if here == 0xc2, byte(index + 1) == 0xa0 { try refuseHardSpace() }
    switch here {
    case 0x20, 0x09, 0x0d:
      index += 1
      return
    case UInt8(ascii: "#") where index == 0 || isBlank(bytes[index - 1]):
      try refuseHexColor()
      while index < bytes.count, bytes[index] != 0x0a { index += 1 }
      return
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if isTokenStart { return skipQuoted(here) }
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      if isTokenStart { try refuse(here) }
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      if isTokenStart, flowDepth == 0 { return beginBlock() }
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      if isTokenStart, isBlank(byte(index + 1)) { return try dash() }
    default:
      if try bracketOrSeparator(here) { return }
    }
    isTokenStart = false
    index += 1
  }

  /// A non-breaking space where YAML requires an ordinary one, which looks the same.
  private func refuseHardSpace() throws(Finding) {
    let line = bytes[..<index].lastIndex(of: 0x0a).map { $0 + 1 } ?? source.contentStart
    let before = bytes[line..<index].drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    let isBehindKey =
      before.last == UInt8(ascii: ":") && before.dropLast().allSatisfy { $0 > 0x20 && $0 < 0x80 }
    guard kind.dialect != nil, isTokenStart || isBehindKey else { return }
    throw Finding(
      "a non-breaking space, which YAML takes for a letter",
      at: SourceRange(lower: index, upper: index + 2),
      hint: "write a plain space"
    )
  }

  /// `fill: #FF8800`, which YAML takes for a comment.
  private func refuseHexColor() throws(Finding) {
    let before = bytes[..<index].last { $0 != 0x20 && $0 != 0x09 }
    guard before == UInt8(ascii: ":") else { return }
    let digits = bytes[(index + 1)...].prefix { byte in
      (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)
    }
    let isWord = isBlank(byte(digits.endIndex)) || ",]}".utf8.contains(byte(digits.endIndex))
    guard isWord, let color = kind.dialect?.written(hexColor: String(decoding: digits, as: UTF8.self))
    else { return }
    throw Finding(
      "'#' begins a comment: the rest of the line is not read",
      at: SourceRange(lower: index, upper: digits.endIndex),
      hint: "colours are written \(color)"
    )
  }

  /// Brackets, commas and colons, after which a token may begin.
  private mutating func bracketOrSeparator(_ here: UInt8) throws(Finding) -> Bool {
    switch here {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      guard isTokenStart || flowDepth > 0 else { return false }
      flowDepth += 1
      try checkDepth()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard flowDepth > 0 else { return false }
      flowDepth -= 1
      isTokenStart = false
      index += 1
      return true
    case UInt8(ascii: ","):
      guard flowDepth > 0 else { return false }
    case UInt8(ascii: ":"):
      guard flowDepth > 0 || isBlank(byte(index + 1)) else { return false }
    default:
      return false
    }
    isTokenStart = true
    index += 1
    return true
  }

  private mutating func dash() throws(Finding) {
    index += 1
    if flowDepth == 0 {
      lineIndent += 1
      while byte(index) == 0x20 {
        index += 1
        lineIndent += 1
      }
      try enter(lineIndent)
    }
  }

  private mutating func beginBlock() {
    blockIndent = lineIndent
    while index < bytes.count, bytes[index] != 0x0a { index += 1 }
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    index += 1
    while index < bytes.count {
      let here = bytes[index]
      index += 1
      if here == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 1
      } else if here == quote {
        if quote == UInt8(ascii: "'"), byte(index) == quote {
          index += 1
        } else {
          break
        }
      }
    }
    isTokenStart = false
  }

  private func refuse(_ here: UInt8) throws(Finding) {
    guard !isBlank(byte(index + 1)) || here == UInt8(ascii: "!") else { return }
    var end = index + 1
    while end < bytes.count, !isBlank(bytes[end]), !",]}".utf8.contains(bytes[end]) { end += 1 }
    let range = SourceRange(lower: index, upper: end)
    switch here {
    case UInt8(ascii: "&"):
      throw Finding(
        "anchors are not part of \(kind.language)",
        at: range,
        hint: "\(kind.sharingHint)put text that begins with '&' in quotes"
      )
    case UInt8(ascii: "*"):
      throw Finding(
        "aliases are not part of \(kind.language)",
        at: range,
        hint: "\(kind.sharingHint)put text that begins with '*' in quotes"
      )
    default:
      throw Finding(
        "tags are not part of \(kind.language)",
        at: range,
        hint: "remove it, or put text that begins with '!' in quotes"
      )
    }
  }
}
