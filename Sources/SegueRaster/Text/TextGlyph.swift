import SegueCells

/// A grapheme cluster of a text as layout sees it.
struct TextGlyph: Hashable, Sendable {
  /// Where lines may break around it.
  enum Kind: Hashable, Sendable {
    case newline
    /// Lines break at it, and it vanishes there.
    case space
    /// Lines may break after it: hyphens.
    case breakAfter
    /// Lines may break on both sides: ideographs and emoji.
    case ideograph
    /// Lines do not break before it: closing punctuation of ideographic text.
    case closing
    case letter
  }

  var character: Character
  /// The scalar's value, or nil for a cluster of more than one.
  var scalar: UInt32?
  var width: Int
  var kind: Kind

  /// The glyphs of a string; what takes no cell is dropped, and a tab is a space.
  static func glyphs(of string: String) -> [TextGlyph] {
    string.compactMap { character in
      if character.isNewline { return TextGlyph(character: "\n", width: 0, kind: .newline) }
      if character == "\t" { return TextGlyph(character: " ", width: 1, kind: .space) }
      let width = CellWidth.of(character)
      return width == 0 ? nil : TextGlyph(character: character, width: width, kind: kind(character, width))
    }
  }

  private init(character: Character, width: Int, kind: Kind) {
    let scalars = character.unicodeScalars
    self.character = character
    self.width = width
    self.kind = kind
    scalar = scalars.count == 1 ? scalars.first?.value : nil
  }

  private static func kind(_ character: Character, _ width: Int) -> Kind {
    switch character {
    case " ", "\u{3000}": .space
    case "-", "\u{2010}", "\u{2013}", "\u{2014}", "\u{200B}": .breakAfter
    case "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "〉", "》", "ー", "々": .closing
    default: width == 2 ? .ideograph : .letter
    }
  }
}
