/// The colours of xterm's palette, and the nearest entry to any colour.
///
/// Distance is the squared difference of the channels weighted 2 : 4 : 3, near what the eye sees at middle
/// brightness and separable, so that the nearest entry of the cube is found channel by channel.
public enum Palette {
  private static let weights: (red: Int, green: Int, blue: Int) = (2, 4, 3)

  /// xterm's default ANSI colours 0…15 as `0xRRGGBB`; many terminals let the user change them.
  public static let ansi: [UInt32] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ]

  /// The RGB of a palette entry, `0xRRGGBB`: 0…15 ANSI, 16…231 the 6 × 6 × 6 cube, 232…255 greys.
  public static func rgb(_ index: UInt8) -> UInt32 {
    if index < 16 { return ansi[Int(index)] }
    if index >= 232 { return (8 + 10 * UInt32(index - 232)) * 0x010101 }
    let cube = UInt32(index) - 16
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
  }

  /// The nearest of the entries 16…255, which no terminal's theme changes, to `0xRRGGBB`.
  public static func nearest256(_ rgb: UInt32) -> UInt8 {
    let (red, green, blue) = (Int(rgb >> 16 & 0xff), Int(rgb >> 8 & 0xff), Int(rgb & 0xff))
    let (r, g, b) = (cubeStep(red), cubeStep(green), cubeStep(blue))
    let cube = UInt8(16 + 36 * r + 6 * g + b)
    // Σ w (c − grey)² is least at the weighted mean of the channels.
    let sum: Int = weights.red * red + weights.green * green + weights.blue * blue
    let grey = UInt8(232 + min(23, max(0, (sum / 9 - 3) / 10)))
    return distance(rgb, self.rgb(grey)) < distance(rgb, self.rgb(cube)) ? grey : cube
  }

  /// The entry of 16…255 that differs least from `0xRRGGBB`, of those beside it, where a wrong hue counts most: beside
  /// mixed colours one that has turned grey is a patch.
  public static func likest256(_ rgb: UInt32) -> UInt8 {
    func steps(_ value: UInt32) -> ClosedRange<UInt32> {
      let low: UInt32 = value < 95 ? 0 : min((value - 55) / 40, 4)
      return low...low + 1
    }
    var best = nearest256(rgb)
    var least = unlikeness(rgb, self.rgb(best))
    for red in steps(rgb >> 16 & 0xff) {
      for green in steps(rgb >> 8 & 0xff) {
        for blue in steps(rgb & 0xff) {
          let index = UInt8(16 + 36 * red + 6 * green + blue)
          let unlikeness = unlikeness(rgb, self.rgb(index))
          if unlikeness < least { (best, least) = (index, unlikeness) }
        }
      }
    }
    return best
  }

  /// The nearest of the 16 ANSI colours to `0xRRGGBB`, looked up by the five high bits of each channel.
  ///
  /// Bright black is left out: it is grey, black or a background, as the terminal's theme likes.
  public static func nearest16(_ rgb: UInt32) -> UInt8 {
    let red: UInt32 = rgb >> 9 & 0x7c00
    let green: UInt32 = rgb >> 6 & 0x3e0
    let blue: UInt32 = rgb >> 3 & 0x1f
    return ansiLookup[Int(red | green | blue)]
  }

  /// What stands for one of the sixteen ANSI colours where there are but eight: grey is white.
  public static func dull(_ index: UInt8) -> UInt8 { index == 8 ? 7 : index % 8 }

  /// The squared weighted distance of two colours `0xRRGGBB`.
  public static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    let red = Int(left >> 16 & 0xff) - Int(right >> 16 & 0xff)
    let green = Int(left >> 8 & 0xff) - Int(right >> 8 & 0xff)
    let blue = Int(left & 0xff) - Int(right & 0xff)
    return weights.red * red * red + weights.green * green * green + weights.blue * blue * blue
  }

  /// The distance of two colours with that of their hues counted again: between colours far apart the eye forgives
  /// a wrong brightness sooner than a grey that has turned blue.
  public static func difference(_ left: UInt32, _ right: UInt32) -> Int {
    distance(left, right) + hueDifference(left, right)
  }

  private static func unlikeness(_ left: UInt32, _ right: UInt32) -> Int {
    distance(left, right) + 3 * hueDifference(left, right)
  }

  /// How far the differences between two colours' channels are from each other: 0 between greys.
  public static func hueDifference(_ left: UInt32, _ right: UInt32) -> Int {
    func slopes(_ rgb: UInt32) -> (red: Int, blue: Int) {
      let green = Int(rgb >> 8 & 0xff)
      return (Int(rgb >> 16 & 0xff) - green, Int(rgb & 0xff) - green)
    }
    let (a, b) = (slopes(left), slopes(right))
    let (red, blue) = (a.red - b.red, a.blue - b.blue)
    return 2 * (red * red + blue * blue)
  }

  @inline(__always)
  private static func level(_ step: UInt32) -> UInt32 { step == 0 ? 0 : 55 + 40 * step }

  /// The nearest of 0, 95, 135, 175, 215, 255.
  @inline(__always)
  private static func cubeStep(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }

  private static let ansiLookup: [UInt8] = (0..<UInt32(1 << 15)).map { key in
    let (red, green, blue) = (key >> 10, key >> 5 & 31, key & 31)
    let expand = { (five: UInt32) in five << 3 | five >> 2 }
    let rgb: UInt32 = expand(red) << 16 | expand(green) << 8 | expand(blue)
    var best = 0
    for index in 1..<16 where index != 8 {
      if difference(rgb, ansi[index]) < difference(rgb, ansi[best]) { best = index }
    }
    return UInt8(best)
  }
}

extension CellColor {
  /// The colour as `0xRRGGBB`, the terminal's default taken as `fallback`.
  public func rgb(fallback: UInt32) -> UInt32 {
    if let rgbValue { return rgbValue }
    return paletteIndex.map(Palette.rgb) ?? fallback
  }

  /// Luma of an RGB colour by the weights of ITU-R BT.601, 0…255.
  @inlinable
  public var luma: UInt32 {
    ((packed >> 16 & 0xff) * 77 + (packed >> 8 & 0xff) * 150 + (packed & 0xff) * 29 + 128) >> 8
  }
}
