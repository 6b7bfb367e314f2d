public import Foundation
import SegueGeometry

/// A colour in sRGB.
open class UIColor: NSObject, ColorConvertible {
  let engineColor: Color
  /// What finds the colour for other traits; nil for one that does not depend on them.
  private let provider: ((UITraitCollection) -> UIColor)?

  /// Creates a colour from sRGB components, nominally 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a colour from components of the wider P3; they are taken as sRGB's.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, 0 black to 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each 0…1.
  ///
  /// The usual six sextants of the hue (Smith, Color Gamut Transform Pairs, 1978).
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates the colour that a Core Graphics colour is.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// Creates a colour that nobody sees.
  public convenience override init() { self.init(Color(red: 0, green: 0, blue: 0, alpha: 0)) }

  /// Creates a colour from sRGB components, as sources for Swift 2 do.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates the colour of a literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  init(_ color: Color) {
    (engineColor, provider) = (color, nil)
    super.init()
  }

  /// Creates a colour that depends on traits; it shows what it is for the screen's, which do not change.
  @preconcurrency @MainActor
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    (engineColor, provider) = (dynamicProvider(.current).engineColor, dynamicProvider)
    super.init()
  }

  /// The colour for other traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// The colour as Core Graphics has it.
  open var cgColor: CGColor { CGColor(engineColor) }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(engineColor.withAlpha(Double(alpha))) }

  /// Writes the components where asked for; true, as every colour has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(engineColor.red)
    green?.pointee = CGFloat(engineColor.green)
    blue?.pointee = CGFloat(engineColor.blue)
    alpha?.pointee = CGFloat(engineColor.alpha)
    return true
  }

  /// Writes hue, saturation and brightness where asked for, each 0…1; true, as every colour has them.
  ///
  /// The usual hexcone (Smith, Color Gamut Transform Pairs, 1978); a grey's hue is 0.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (engineColor.red, engineColor.green, engineColor.blue)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    var sextants = 0.0
    if spread > 0 {
      sextants =
        most == red
        ? (green - blue) / spread : most == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    }
    hue?.pointee = CGFloat((sextants < 0 ? sextants + 6 : sextants) / 6)
    saturation?.pointee = CGFloat(most > 0 ? spread / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(engineColor.alpha)
    return true
  }

  /// Writes the brightness of the grey that is as bright as the colour; true, as every colour has it.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    // Rec. 709's weights of the three.
    let grey = 0.2126 * engineColor.red + 0.7152 * engineColor.green + 0.0722 * engineColor.blue
    white?.pointee = CGFloat(grey)
    alpha?.pointee = CGFloat(engineColor.alpha)
    return true
  }

  /// Creates a colour that stands for a repeated picture: a grey, which is said.
  @preconcurrency @MainActor
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.8, alpha: 1)
    SegueHost.current.note("a picture that is repeated as a colour is shown as grey")
  }

  /// Whether both have the same components.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.engineColor == engineColor }

  /// The hash of the components.
  open override var hash: Int { engineColor.hashValue }
}

extension UIColor {
  /// Finds a colour by its name in an asset catalogue, as it is in light; nil if there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let set = SegueHost.current.resources.path(name, "colorset"),
      let color = ColorSet(set + "/Contents.json")?.color
    else { return nil }
    self.init(color)
  }

  /// Finds a colour by its name in an asset catalogue, as it is in light; nil if there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    self.init(named: name)
  }
}

/// A colour of an asset catalogue.
private struct ColorSet: Decodable {
  struct Variant: Decodable {
    struct Value: Decodable { var components: [String: String]? }
    struct Appearance: Decodable {}
    var color: Value?
    var appearances: [Appearance]?
  }
  var colors: [Variant]

  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20,
      let own = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return nil }
    self = own
  }

  /// The colour without a condition; nil for one that names no components.
  var color: Color? {
    guard let parts = colors.first(where: { $0.appearances == nil })?.color?.components else { return nil }
    func part(_ name: String) -> Double? { parts[name].flatMap(Self.number) }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return Color(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0.5`, `128` of 255, or `0x80`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
  }
}

extension UIColor: SegueManagedValue {
  /// A colour that is not seen.
  public static var segueUnset: Self { Self(_colorLiteralRed: 0, green: 0, blue: 0, alpha: 0) }
}
