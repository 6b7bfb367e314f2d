/// A word of the expression language, with its place in the scalar's text.
struct Token: Hashable {
  /// What it is.
  enum Kind: Hashable {
    /// The value, and the unit that was written right behind it.
    case number(Double, Unit)
    /// A name, a path, or either with properties: `W`, `home/card.frame`, `ease-in`.
    case word(String)
    /// `$name`.
    case token(String)
    /// `0xFF8800`.
    case hex(UInt32)
    case mark(String)
    case end
  }

  /// A number's suffix.
  enum Unit: Hashable {
    case none, percent, degrees
  }

  var kind: Kind
  /// UTF-8 offsets in the text.
  var lower: Int
  var upper: Int
  var hasSpaceBefore: Bool
  var hasSpaceAfter: Bool

  func isMark(_ mark: String) -> Bool { kind == .mark(mark) }
  func isWord(_ word: String) -> Bool { kind == .word(word) }
}
