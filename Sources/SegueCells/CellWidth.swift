/// The number of cells that characters occupy.
///
/// It follows from Unicode's properties, as the C library's tables differ from host to host.
public enum CellWidth {
  /// The wide and fullwidth ranges of Unicode 16 (UAX #11) without emoji, with unassigned gaps closed.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2329...0x232a, 0x2630...0x2637, 0x268a...0x268f, 0x2e80...0x303e, 0x3041...0xa4c6,
    0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6b, 0xff01...0xff60,
    0xffe0...0xffe6, 0x16fe0...0x16fe3, 0x16ff0...0x18d08, 0x1aff0...0x1b2fb, 0x1d300...0x1d376,
    0x1f200...0x1f265, 0x20000...0x2fffd, 0x30000...0x3fffd,
  ]

  /// Returns the number of cells of a grapheme cluster: 0, 1 or 2.
  ///
  /// A cluster is as wide as its scalars together, but at most two cells, as joined emoji, flags and
  /// conjuncts are. Variation selector 16 makes an emoji wide, 15 narrow.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if character.isSingleScalar { return of(first) }
    if first.properties.isEmoji {
      if scalars.contains("\u{FE0F}") { return 2 }
      if scalars.contains("\u{FE0E}") { return 1 }
    }
    return min(2, scalars.reduce(0) { $0 + of($1) })
  }

  /// Returns the number of cells of a single scalar: 0, 1 or 2.
  ///
  /// It is 0 for controls, combining marks and other scalars that are invisible by themselves.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7f..<0xa0).contains(value) ? 0 : 1 }
    // Box drawing and block elements, by far the most frequent.
    if (0x2500...0x259f).contains(value) { return 1 }
    if (0x1160...0x11ff).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .surrogate, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      // A regional indicator alone is half a flag.
      if (0x1f1e6...0x1f1ff).contains(value) { return 1 }
      return scalar.properties.isEmojiPresentation || isWide(value) ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var (low, high) = (0, wide.count)
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].lowerBound <= value
  }
}

extension Character {
  /// Whether it is a single Unicode scalar, found out without counting all of them.
  public var isSingleScalar: Bool {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex
  }
}
