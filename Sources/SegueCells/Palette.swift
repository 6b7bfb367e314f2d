/// The colours of xterm's palette, and the entry nearest to any colour.
///
/// Distance is the sum of the channels' squared differences with weights 2 : 4 : 3. That is close to what the
/// eye sees at medium brightness, and separable, so that the nearest entry of the cube is found channel by
/// channel.
public enum Palette {
  private static let weights: (red: Int, green: Int, blue: Int) = (2, 4, 3)

  /// xterm's default ANSI colours 0…15 as `0xRRGGBB`; terminals have other themes, and users change them.
  public static let ansi: [UInt32] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ]

  /// Returns a palette entry as `0xRRGGBB`: 0…15 are ANSI, 16…231 the 6 × 6 × 6 cube, 232…255 greys.
  public static func rgb(_ index: UInt8) -> UInt32 {
    if index < 16 { return ansi[Int(index)] }
    if index >= 232 { return (8 + 10 * UInt32(index - 232)) * 0x010101 }
    let cube = UInt32(index) - 16
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
  }

  /// Returns the entry nearest to `0xRRGGBB` among 16…255, which themes leave alone.
  public static func nearest256(_ rgb: UInt32) -> UInt8 {
    let (red, green, blue) = (Int(rgb >> 16 & 0xff), Int(rgb >> 8 & 0xff), Int(rgb & 0xff))
    let (r, g, b) = (cubeStep(red), cubeStep(green), cubeStep(blue))
    let cube = UInt8(16 + 36 * r + 6 * g + b)
    // Σ w (c − grey)² is least at the weighted mean of the channels.
    let sum: Int = weights.red * red + weights.green * green + weights.blue * blue
    let grey = UInt8(232 + min(23, max(0, (sum / 9 - 3) / 10)))
    return distance(rgb, self.rgb(grey)) < distance(rgb, self.rgb(cube)) ? grey : cube
  }

  /// Returns the entry of 16…255 that looks most like `0xRRGGBB`; differences in hue weigh heavily.
  ///
  /// Beside dithered colours, an entry that has turned grey would stand out as a patch. The candidates are
  /// the nearest entry and those of the cube around the colour.
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

  /// Returns the ANSI colour nearest to `0xRRGGBB`, by its hue too, to five bits a channel.
  ///
  /// Bright black is never chosen: depending on the theme it is grey, black, or the colour of the background.
  ///
  /// - Complexity: O(1), from a table.
  public static func nearest16(_ rgb: UInt32) -> UInt8 {
    let red: UInt32 = rgb >> 9 & 0x7c00
    let green: UInt32 = rgb >> 6 & 0x3e0
    let blue: UInt32 = rgb >> 3 & 0x1f
    return ansiLookup[Int(red | green | blue)]
  }

  /// Returns the ANSI colour 0…7 that replaces one of 0…15 on terminals with only eight; grey becomes white.
  public static func dull(_ index: UInt8) -> UInt8 { index == 8 ? 7 : index % 8 }

  /// Returns the weighted squared distance between two colours, `0xRRGGBB`.
  public static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    let red = Int(left >> 16 & 0xff) - Int(right >> 16 & 0xff)
    let green = Int(left >> 8 & 0xff) - Int(right >> 8 & 0xff)
    let blue = Int(left & 0xff) - Int(right & 0xff)
    return weights.red * red * red + weights.green * green * green + weights.blue * blue * blue
  }

  /// Returns the distance between two colours, `0xRRGGBB`, plus the difference of their hues.
  ///
  /// Between colours far apart, the eye forgives a wrong brightness sooner than a grey that has turned blue.
  public static func difference(_ left: UInt32, _ right: UInt32) -> Int {
    distance(left, right) + hueDifference(left, right)
  }

  /// Returns the difference of a colour's largest and least channel: 0 for a grey, 255 for a pure hue.
  public static func chroma(_ rgb: UInt32) -> UInt32 {
    let (red, green, blue) = (rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff)
    return max(red, green, blue) - min(red, green, blue)
  }

  private static func unlikeness(_ left: UInt32, _ right: UInt32) -> Int {
    distance(left, right) + 3 * hueDifference(left, right)
  }

  /// Returns how much red − green and blue − green differ between two colours, `0xRRGGBB`: 0 between greys.
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
