/// A character of a text, with its bytes and what a line break may do at it.
package struct TextUnit: Hashable, Sendable {
  /// The bytes of the text that it is.
  package var bytes: Range<Int>
  /// The scalar that decides which font it is set in.
  package var scalar: Unicode.Scalar
  /// Whether it is white space, which takes no room at a line's end.
  package var isSpace: Bool
  /// Whether a new line may begin after it.
  package var breaksAfter: Bool
  /// The direction of letters; nil for digits, spaces and punctuation, which follow their neighbors.
  package var isRightToLeft: Bool?

  /// Creates a unit.
  package init(
    bytes: Range<Int>,
    scalar: Unicode.Scalar,
    isSpace: Bool,
    breaksAfter: Bool,
    isRightToLeft: Bool?
  ) {
    self.bytes = bytes
    self.scalar = scalar
    self.isSpace = isSpace
    self.breaksAfter = breaksAfter
    self.isRightToLeft = isRightToLeft
  }
}

extension TextUnit {
  /// The characters of a paragraph, which has no line feeds.
  ///
  /// Opportunities to break are those of UAX #14 that Latin and East Asian text has: after spaces, hyphens and dashes,
  /// and between ideographs, but not before closing punctuation nor after what opens.
  package static func units(of paragraph: Substring) -> [TextUnit] {
    var units: [TextUnit] = []
    var place = 0
    for character in paragraph {
      let count = character.utf8.count
      let first = character.unicodeScalars.first ?? " "
      units.append(
        TextUnit(
          bytes: place..<place + count,
          scalar: first,
          isSpace: isBreakingSpace(first),
          breaksAfter: false,
          isRightToLeft: direction(of: first)
        )
      )
      place += count
    }
    for index in units.indices.dropLast() {
      units[index].breaksAfter = breaks(units[index], before: units[index + 1])
    }
    return units
  }

  private static func breaks(_ left: TextUnit, before right: TextUnit) -> Bool {
    if right.isSpace || closes.contains(right.scalar) { return false }
    if left.isSpace { return true }
    if opens.contains(left.scalar) { return false }
    switch left.scalar {
    case "-", "\u{2010}", "\u{2013}": return !right.scalar.properties.isDigit
    case "\u{2014}", "\u{200b}": return true
    default: return left.isIdeographic || right.isIdeographic
    }
  }

  private static func isBreakingSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace && scalar != "\u{a0}" && scalar != "\u{202f}" && scalar != "\u{2007}"
  }

  /// Han, kana and hangul, each of which stands for itself.
  private var isIdeographic: Bool {
    switch scalar.value {
    case 0x2e80...0x2fdf, 0x3041...0x30ff, 0x3105...0x312f, 0x31a0...0x4dbf, 0x4e00...0x9fff, 0xac00...0xd7a3,
      0xf900...0xfaff, 0xff66...0xff9d, 0x20000...0x3fffd:
      true
    default: false
    }
  }

  /// Hebrew and Arabic letters and their like run from right to left, all other letters from left to right.
  private static func direction(of scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x590...0x65f, 0x66e...0x6ef, 0x6fa...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x1e800...0x1efff:
      true
    default: scalar.properties.isAlphabetic ? false : nil
    }
  }

  private static let opens: Set<Unicode.Scalar> = [
    "(", "[", "{", "\u{2018}", "\u{201c}", "\u{3008}", "\u{300a}", "\u{300c}", "\u{300e}", "\u{3010}",
    "\u{3014}",
    "\u{ff08}",
  ]

  private static let closes: Set<Unicode.Scalar> = [
    ")", "]", "}", ",", ".", "!", "?", ":", ";", "/", "%", "\u{2019}", "\u{201d}", "\u{2026}", "\u{3001}",
    "\u{3002}", "\u{3005}", "\u{3009}", "\u{300b}", "\u{300d}", "\u{300f}", "\u{3011}", "\u{3015}",
    "\u{30fc}",
    "\u{ff01}", "\u{ff09}", "\u{ff0c}", "\u{ff0e}", "\u{ff1a}", "\u{ff1b}", "\u{ff1f}",
  ]
}

extension Unicode.Scalar.Properties {
  fileprivate var isDigit: Bool { numericType == .decimal }
}
