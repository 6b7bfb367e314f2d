extension Character {
  /// The most similar ASCII character, or a question mark, for screens that show no others.
  public var asciiStandIn: Character {
    if isASCII { return self }
    return switch self {
    case "\u{2018}", "\u{2019}": "'"
    case "\u{201C}", "\u{201D}": "\""
    case "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}", "\u{2212}": "-"
    case "\u{2026}": "."
    case "\u{2022}", "\u{B7}", "\u{25C6}": "*"
    case "\u{B0}", "\u{25CF}": "o"
    case "\u{D7}": "x"
    case "\u{2039}", "\u{2190}", "\u{AB}": "<"
    case "\u{203A}", "\u{2192}", "\u{BB}": ">"
    case "\u{2191}": "^"
    case "\u{2193}": "v"
    case "\u{A0}", "\u{2009}", "\u{202F}": " "
    default: "?"
    }
  }
}
