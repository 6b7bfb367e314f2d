import SegueRaster

extension CellColor {
  /// The nearest colour that a depth has, by the sum of squared differences in sRGB; xterm's palette is assumed.
  func reduced(to depth: ColorDepth) -> CellColor {
    switch depth {
    case .truecolor: self
    case .none: .terminalDefault
    case .ansi256: rgbValue.map { .palette(Self.nearest256(to: $0)) } ?? self
    case .ansi16:
      if let rgb = rgbValue {
        .palette(Self.nearest16(to: rgb))
      } else if let index = paletteIndex, index >= 16 {
        .palette(Self.nearest16(to: Self.paletteRGB(index)))
      } else {
        self
      }
    }
  }

  private static let ansi: [UInt32] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ]

  /// The cube's six levels are 0, 95, 135, 175, 215, 255; the greys are 8, 18, … 238.
  static func paletteRGB(_ index: UInt8) -> UInt32 {
    if index < 16 { return ansi[Int(index)] }
    if index >= 232 { return (8 + 10 * UInt32(index - 232)) * 0x010101 }
    let cube = UInt32(index - 16)
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
  }

  private static func level(_ step: UInt32) -> UInt32 { step == 0 ? 0 : 55 + 40 * step }

  private static func nearest256(to rgb: UInt32) -> UInt8 {
    let red = step(rgb >> 16 & 0xff)
    let green = step(rgb >> 8 & 0xff)
    let blue = step(rgb & 0xff)
    let cube = UInt8(16 + 36 * red + 6 * green + blue)
    let sum: UInt32 = (rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff)
    let greyStep = min(23, max(0, (Int(sum / 3) - 3) / 10))
    let grey = UInt8(232 + greyStep)
    return distance(paletteRGB(grey), rgb) < distance(paletteRGB(cube), rgb) ? grey : cube
  }

  /// The nearest of the cube's levels.
  private static func step(_ component: UInt32) -> UInt32 {
    component < 48 ? 0 : component < 115 ? 1 : (component - 35) / 40
  }

  private static func nearest16(to rgb: UInt32) -> UInt8 {
    var best = 0
    for index in 1..<16 where distance(ansi[index], rgb) < distance(ansi[best], rgb) { best = index }
    return UInt8(best)
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var sum = 0
    for shift: UInt32 in [0, 8, 16] {
      let difference = Int(a >> shift & 0xff) - Int(b >> shift & 0xff)
      sum += difference * difference
    }
    return sum
  }
}
