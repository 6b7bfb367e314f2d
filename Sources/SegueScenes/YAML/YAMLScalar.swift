package import SegueModel

/// A scalar's text and, for each of its bytes, the byte of the file it came from.
package struct YAMLScalar: Sendable {
  package var text: String
  /// In quotes, or a block: never a reference or a keyword.
  package var isQuoted: Bool
  /// Put together from what a comma inside braces had taken apart: no text, which would need quotes.
  package var isJoined = false
  /// The content's bytes, without quotes.
  package var range: SourceRange
  /// The file's byte for each byte of `text`; nil: they follow one another from `range.lower`.
  private var places: [Int]?

  init(text: String, isQuoted: Bool, start: Int) {
    self.text = text
    self.isQuoted = isQuoted
    range = SourceRange(lower: start, upper: start + text.utf8.count)
  }

  init(text: String, isQuoted: Bool, places: [Int], start: Int) {
    self.text = text
    self.isQuoted = isQuoted
    self.places = places
    range = SourceRange(lower: places.first ?? start, upper: places.last.map { $0 + 1 } ?? start)
  }

  /// Text that cannot be told apart byte by byte (escapes): every part of it stands at the whole.
  init(text: String, isQuoted: Bool, whole: SourceRange) {
    self.text = text
    self.isQuoted = isQuoted
    range = whole
    if whole.upper - whole.lower != text.utf8.count { places = [] }
  }

  /// The file's range of a range of the text's UTF-8 bytes.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    guard let places else { return SourceRange(lower: range.lower + lower, upper: range.lower + upper) }
    guard !places.isEmpty else { return range }
    let first = lower < places.count ? places[lower] : range.upper
    let last = upper > lower && upper <= places.count ? places[upper - 1] + 1 : first
    return SourceRange(lower: first, upper: max(first, last))
  }

  /// A part of the text, which keeps its places.
  func slice(_ lower: Int, _ upper: Int) -> YAMLScalar {
    let bytes = Array(text.utf8)[lower..<upper]
    let part = String(decoding: bytes, as: UTF8.self)
    guard let places else { return YAMLScalar(text: part, isQuoted: false, start: range.lower + lower) }
    guard !places.isEmpty else { return YAMLScalar(text: part, isQuoted: false, whole: range) }
    return YAMLScalar(
      text: part,
      isQuoted: false,
      places: Array(places[lower..<upper]),
      start: lower < places.count ? places[lower] : range.upper
    )
  }
}
