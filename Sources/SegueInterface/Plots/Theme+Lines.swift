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

  /// Colours that show on black and on white, and that people tell apart who lack one kind of cone, the first ones best.
  ///
  /// They were found by taking the farthest colour from those before, again and again: as far as it is to the eye that
  /// tells it worst.
  private static let lineColors: [(rgb: UInt32, palette: UInt8)] = [
    (0x538df6, 69), (0x993d10, 124), (0xfb8900, 208), (0x2056b4, 25),
    (0x97778b, 244), (0xbda9b5, 145), (0x6c526c, 60), (0xbd650e, 130),
    (0x37b9fe, 39), (0x882afa, 93), (0x8d9f78, 108), (0x6575bd, 68),
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
