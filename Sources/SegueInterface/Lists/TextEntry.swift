package import SegueTerminal

/// A line of text being typed into a panel.
package struct TextEntry: Hashable, Sendable {
  /// The outcome of a key.
  package enum Outcome: Hashable, Sendable {
    /// Typing goes on; the text may have changed.
    case goesOn
    /// The text is accepted, or discarded.
    case isTaken, isDropped
    /// The key has no meaning in typing.
    case isNone
  }

  package private(set) var text: String
  /// The most characters it holds.
  package let limit: Int
  /// Whether the text is still the initial one, which the first character replaces, as if it were selected.
  private var isSelected: Bool

  /// Creates an entry with an initial text.
  package init(_ text: String = "", limit: Int, isSelected: Bool = false) {
    self.text = text
    self.limit = limit
    self.isSelected = isSelected
  }

  /// The text with a cursor at its end.
  package var shown: String { text + String(GridPainter.cursor) }

  /// Handles a key.
  package mutating func take(_ press: KeyPress) -> Outcome {
    switch press.key {
    case .escape: return .isDropped
    case .enter: return .isTaken
    case .backspace: text = String(text.dropLast())
    case .character("u") where press.modifiers == .control: text = ""
    case .character(let character):
      guard press.modifiers.subtracting(.shift).isEmpty else { return .isNone }
      if isSelected { text = "" }
      if text.count < limit { text.append(character) }
    case .left, .right, .home, .end: break
    default: return .goesOn
    }
    isSelected = false
    return .goesOn
  }
}
