/// A colour in sRGB with straight (not premultiplied) alpha.
///
/// Components are nominally 0…1 but never clamped here: an animation with a spring may overshoot.
public struct Color: Hashable, Sendable {
  /// The red component, gamma-encoded as in `0xRRGGBB`.
  public var red: Double
  /// The green component, gamma-encoded.
  public var green: Double
  /// The blue component, gamma-encoded.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double

  /// Transparent black, as `UIColor.clear`.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Creates a colour from sRGB components, each nominally 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from `0xRRGGBB`; the high byte is ignored.
  public init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xff) / 255,
      green: Double(rgb >> 8 & 0xff) / 255,
      blue: Double(rgb & 0xff) / 255
    )
  }

  /// Returns the same colour with another alpha, which replaces the present one.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the sum, component by component and unclamped, as an additive animation computes it.
  public func adding(_ other: Color) -> Color {
    Color(
      red: red + other.red,
      green: green + other.green,
      blue: blue + other.blue,
      alpha: alpha + other.alpha
    )
  }
}
