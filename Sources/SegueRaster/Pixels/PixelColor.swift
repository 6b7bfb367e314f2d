import SegueGeometry

/// Conversions of colours to packed premultiplied pixels.
enum PixelColor {
  /// A colour times an opacity, premultiplied and rounded; components are clamped to 0…1, NaN counts as 0.
  static func packed(_ color: Color, opacity: Double = 1) -> UInt32 {
    let alpha = unit(unit(color.alpha) * opacity)
    return premultiplied(
      red: unit(color.red) * alpha,
      green: unit(color.green) * alpha,
      blue: unit(color.blue) * alpha,
      alpha: alpha
    )
  }

  /// Packs components that are premultiplied already, each 0…1.
  static func premultiplied(red: Double, green: Double, blue: Double, alpha: Double) -> UInt32 {
    byte(alpha) << 24 | byte(blue) << 16 | byte(green) << 8 | byte(red)
  }

  /// A value clamped to 0…1; NaN becomes 0.
  static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  private static func byte(_ value: Double) -> UInt32 { UInt32(clamping: value * 255 + 0.5) }
}
