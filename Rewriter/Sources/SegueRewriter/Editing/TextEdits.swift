/// Edits of one text, gathered in any order and applied at once.
///
/// Two edits never overlap; of several insertions at one place the first gathered comes first.
struct TextEdits {
  private(set) var all: [TextEdit] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    all.append(TextEdit(range: range, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  mutating func append(_ edit: TextEdit) { all.append(edit) }

  mutating func append(contentsOf edits: [TextEdit]) { all += edits }

  /// The edits in the order of the text.
  var sorted: [TextEdit] {
    all.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      // An insertion before a replacement that begins at the same byte.
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// The text after the edits.
  func applied(to bytes: [UInt8]) -> String { Self.applied(sorted, to: bytes, in: 0..<bytes.count) }

  /// Takes a range out of the text: returns what the edits make of it, and leaves spaces and line ends there.
  mutating func takeOut(_ range: Range<Int>, of bytes: [UInt8]) -> String {
    let inside = sorted.filter {
      range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound
    }
    let text = Self.applied(inside, to: bytes, in: range)
    all.removeAll { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
    all.append(.blanking(range.lowerBound..<Self.endOfStatement(range, in: bytes), in: bytes))
    return text
  }

  /// The end of a range with the semicolon after it: one without a declaration before it is an error.
  private static func endOfStatement(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    let next = bytes[range.upperBound...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard let next, bytes[next] == UInt8(ascii: ";") else { return range.upperBound }
    return next + 1
  }

  private static func applied(_ edits: [TextEdit], to bytes: [UInt8], in range: Range<Int>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 256)
    var place = range.lowerBound
    for edit in edits where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    result += bytes[place..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
