import CMath

/// How well two colours can be distinguished by brightness alone, as WCAG 2.1 defines it.
enum Contrast {
  /// The contrast ratio of two colours `0xRRGGBB`, from 1 for equal ones to 21 for black and white.
  ///
  /// (L₁ + 0.05) / (L₂ + 0.05) with the lighter one's relative luminance above.
  static func ratio(_ left: UInt32, _ right: UInt32) -> Float {
    let (a, b) = (luminance(left), luminance(right))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Relative luminance, 0…1: linear light by the weights of ITU-R BT.709.
  private static func luminance(_ rgb: UInt32) -> Float {
    let red: Float = linear[Int(rgb >> 16 & 0xff)] * 0.2126
    let green: Float = linear[Int(rgb >> 8 & 0xff)] * 0.7152
    let blue: Float = linear[Int(rgb & 0xff)] * 0.0722
    return red + green + blue
  }

  /// Linear light of the 256 values of an sRGB channel (IEC 61966-2-1).
  private static let linear: [Float] = (0...255).map { value in
    let level = Float(value) / 255
    return level <= 0.04045 ? level / 12.92 : Float(pow((Double(level) + 0.055) / 1.055, 2.4))
  }
}
