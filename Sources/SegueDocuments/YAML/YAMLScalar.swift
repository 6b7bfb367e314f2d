package import SegueGeometry

/// A scalar's text, with the file offset that each of its bytes came from.
package struct YAMLScalar: Sendable {
  package var text: String
  /// Whether it is quoted or a block, and so never a reference or a keyword.
  package var isQuoted: Bool
  /// Whether it was rejoined after a comma inside braces had split it; such a value cannot be text, which needs quotes.
  package var isJoined = false
  /// The content's bytes, without quotes.
  package var range: SourceRange
  /// The file's byte for each byte of `text`; nil if they are consecutive from `range.lower`.
  private var places: [Int]?

  package init(text: String, isQuoted: Bool, start: Int) {
    self.text = text
    self.isQuoted = isQuoted
    range = SourceRange(lower: start, upper: start + text.utf8.count)
  }

  package init(text: String, isQuoted: Bool, places: [Int], start: Int) {
    self.text = text
    self.isQuoted = isQuoted
    self.places = places
    range = SourceRange(lower: places.first ?? start, upper: places.last.map { $0 + 1 } ?? start)
  }

  /// Creates text that cannot be mapped byte by byte because of escapes; each part has the range of the whole.
  package init(text: String, isQuoted: Bool, whole: SourceRange) {
    self.text = text
    self.isQuoted = isQuoted
    range = whole
    if whole.upper - whole.lower != text.utf8.count { places = [] }
  }

  /// The file's range of a range of the text's UTF-8 bytes.
  package func range(_ lower: Int, _ upper: Int) -> SourceRange {
    guard let places else { return SourceRange(lower: range.lower + lower, upper: range.lower + upper) }
    guard !places.isEmpty else { return range }
    let first = lower < places.count ? places[lower] : range.upper
    let last = upper > lower && upper <= places.count ? places[upper - 1] + 1 : first
    return SourceRange(lower: first, upper: max(first, last))
  }

  /// The same text with its places counted from elsewhere.
  package func shifted(by offset: Int) -> YAMLScalar {
    var scalar = self
    scalar.range = range.shifted(by: offset)
    scalar.places = places.map { places in places.map { $0 + offset } }
    return scalar
  }

  /// A part of the text, with its places in the file.
  package func slice(_ lower: Int, _ upper: Int) -> YAMLScalar {
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
