/// A replacement of bytes of a text; an insertion replaces none.
struct TextEdit: Hashable {
  /// The bytes of the original text.
  var range: Range<Int>
  var text: String

  /// The bytes as spaces, and its line ends as they are.
  static func blanking(_ range: Range<Int>, in bytes: [UInt8]) -> TextEdit {
    let blank = bytes[range].map { isLineEnd($0) ? $0 : UInt8(ascii: " ") }
    return TextEdit(range: range, text: String(decoding: blank, as: UTF8.self))
  }

  /// The line ends in a range, so that what replaces it takes as many lines.
  static func lineEnds(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    String(decoding: bytes[range].filter(isLineEnd), as: UTF8.self)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
}
