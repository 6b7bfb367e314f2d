import SegueCells

extension Theme {
  /// The number of distinguishable lines.
  package static let lineCount = 12

  /// The style of a plot's line, by its number.
  package func line(_ index: Int) -> Style {
    let number: Int = index % Self.lineCount
    if accent.foreground.rgbValue != nil { return Style(foreground: .rgb(Self.lineColors[number].rgb)) }
    guard let palette = accent.foreground.paletteIndex else { return Style() }
    return Style(
      foreground: .palette(
        palette < 16 ? Self.ansiLines[number % Self.ansiLines.count] : Self.lineColors[number].palette
      )
    )
  }

  /// The style of a line under a touch: halfway to grey.
  package func handLine(_ index: Int) -> Style {
    var style: Style = line(index)
    guard let color = style.foreground.rgbValue else {
      style.attributes.insert(.dim)
      return style
    }
    let mixed: UInt32 = [16, 8, 0].reduce(0) { sum, shift in
      sum | ((((color >> shift) & 0xff) + 0x80) / 2) << shift
    }
    style.foreground = .rgb(mixed)
    return style
  }

  /// Colours that are readable on black and on white.
  private static let lineColors: [(rgb: UInt32, palette: UInt8)] = [
    (0x4f8df7, 69), (0xe0733d, 173), (0x34a871, 36), (0xc65fc0, 170),
    (0xb99412, 136), (0x22a6b8, 37), (0xe05561, 167), (0x8f7ff0, 99),
    (0x7a9a3a, 107), (0xd4729b, 175), (0x9b8468, 138), (0x5f9ea0, 73),
  ]
  /// Magenta, yellow, green, cyan, red; and bright ones.
  private static let ansiLines: [UInt8] = [5, 3, 2, 6, 1, 13, 10, 14]
}

extension ChromeGlyphs {
  /// The mark of a plot's line, by its number.
  package func lineMark(_ index: Int) -> Character {
    let marks: [Character] = self == .ascii ? Self.asciiMarks : Self.unicodeMarks
    return marks[index % marks.count]
  }

  private static let unicodeMarks: [Character] = ["●", "▲", "■", "◆", "○", "△", "□", "◇"]
  private static let asciiMarks: [Character] = ["*", "o", "+", "x", "#", "%", "@", "&"]
}
