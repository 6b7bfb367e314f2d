public import Foundation
import SegueGeometry

/// A colour in sRGB with straight alpha.
public final class CGColor: Hashable, Sendable {
  let color: Color

  /// Creates a colour from sRGB components, nominally 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a colour from sRGB components, nominally 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, 0 black to 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates the colour of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  init(_ color: Color) { self.color = color }

  /// The opacity, 0…1.
  public var alpha: CGFloat { CGFloat(color.alpha) }
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? {
    [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
  }
  /// The number of components, with alpha.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlpha(Double(alpha))) }

  /// Whether all components are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
