import SegueGeometry

/// The colours that a shape is filled with.
protocol Paint {
  /// The paint's colour if it has only one: packed, premultiplied.
  var solid: UInt32? { get }
  /// Whether every pixel is opaque.
  var isOpaque: Bool { get }
  /// The mean alpha 0…1, which decides how much the paint hides text.
  var meanAlpha: Float { get }
  /// Makes the pixels `x0..<x1` of row `y`.
  mutating func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>)
  /// The pixels of row `y` from `x0` on, if they are in memory already; nil if they have to be made.
  func made(y: Int, from x0: Int) -> UnsafeMutablePointer<UInt32>?
}

extension Paint {
  func made(y: Int, from x0: Int) -> UnsafeMutablePointer<UInt32>? { nil }
}

/// One colour everywhere.
struct SolidPaint: Paint {
  let color: UInt32
  var solid: UInt32? { color }
  var isOpaque: Bool { color >> 24 == 255 }
  var meanAlpha: Float { Float(color >> 24) / 255 }

  func make(y: Int, from x0: Int, to x1: Int, into target: UnsafeMutablePointer<UInt32>) {
    target.update(repeating: color, count: x1 - x0)
  }
}

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
