extension TextGlyph {
  /// The nearest ASCII character's value, for screens that know no other.
  var standIn: UInt32 {
    switch character {
    case "\u{2018}", "\u{2019}": 0x27
    case "\u{201C}", "\u{201D}": 0x22
    case "\u{2010}", "\u{2011}", "\u{2013}", "\u{2014}", "\u{2212}": 0x2d
    case "\u{2026}": 0x2e
    case "\u{2022}", "\u{B7}": 0x2a
    case "\u{D7}": 0x78
    case "\u{2039}", "\u{2190}", "\u{AB}": 0x3c
    case "\u{203A}", "\u{2192}", "\u{BB}": 0x3e
    case "\u{A0}", "\u{2009}", "\u{202F}": 0x20
    default: 0x3f
    }
  }
}
