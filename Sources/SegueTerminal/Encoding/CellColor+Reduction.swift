import SegueCells

extension CellColor {
  /// The nearest colour that a depth has, for cells that were not fitted to it.
  func reduced(to depth: ColorDepth) -> CellColor {
    switch depth {
    case .truecolor: self
    case .none: .terminalDefault
    case .ansi256: rgbValue.map { .palette(Palette.nearest256($0)) } ?? self
    case .ansi16:
      if let rgb = rgbValue {
        .palette(Palette.nearest16(rgb))
      } else if let index = paletteIndex, index >= 16 {
        .palette(Palette.nearest16(Palette.rgb(index)))
      } else {
        self
      }
    }
  }
}
