import SegueTerminal

/// A line of text being typed into a panel.
struct TextEntry: Hashable, Sendable {
  /// What a key came to.
  enum Outcome: Hashable, Sendable {
    /// The text may be another now.
    case goesOn
    /// The text is to be taken, or dropped.
    case isTaken, isDropped
    /// The key is no part of typing.
    case isNone
  }

  private(set) var text: String
  /// Characters that it holds.
  let limit: Int
  /// Whether it is still what it was at first, which like text that is selected gives way to the first character.
  private var isSelected: Bool

  /// Begins with a text.
  init(_ text: String = "", limit: Int, isSelected: Bool = false) {
    self.text = text
    self.limit = limit
    self.isSelected = isSelected
  }

  /// What is shown: the text, and where the next character comes.
  var shown: String { text + "_" }

  /// Takes a key.
  mutating func take(_ press: KeyPress) -> Outcome {
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
