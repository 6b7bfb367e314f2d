public import Foundation
import SegueStage
import SegueText

/// A font; every one is the system's, in its size and style.
open class UIFont: NSObject {
  /// The size in points.
  public let pointSize: CGFloat
  /// What the letters look like.
  let style: FontStyle
  /// What the font is for; nil for one that no text style asked for.
  let textStyle: TextStyle?

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, .regular) }

  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, FontStyle(weight: weight.engine))
  }

  /// The system's font, bold, which is semibold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, FontStyle(weight: .semibold))
  }

  /// The system's font, sloping.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, FontStyle(isItalic: true))
  }

  /// The system's font with all digits as wide as each other.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, FontStyle(weight: weight.engine, hasMonospacedDigits: true))
  }

  /// The system's font with all characters as wide as each other.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, FontStyle(weight: weight.engine, design: .monospaced))
  }

  /// The system's font in the size of a style, at the standard text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.size, FontStyle(weight: style == .headline ? .semibold : .regular), for: style)
  }

  /// The same; there is one text size, whatever the traits say.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// Creates the system's font in place of another one, in the weight and the slope that the other's name says.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if !fontName.hasPrefix(".SFUI") {
      // Fonts are made on any thread.
      VirtualRunLoop.schedule(after: 0) {
        SegueHost.current.note("the font '\(fontName)' is not here: the system's stands in for it")
      }
    }
    self.init(fontSize, FontStyle(named: fontName))
  }

  /// Creates the font of a descriptor; a size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize > 0 ? descriptor.pointSize : 12
    self.init(size, descriptor.style, for: descriptor.textStyle)
  }

  /// Creates the system's font in the size of its labels, as a beginning for others.
  public convenience override init() { self.init(UIFont.labelFontSize, FontStyle()) }

  init(_ size: CGFloat, _ style: FontStyle, for textStyle: TextStyle? = nil) {
    pointSize = size
    self.style = style
    self.textStyle = textStyle
    super.init()
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontSize, style, for: textStyle) }

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(style, size: pointSize, textStyle: textStyle)
  }

  /// The name that the system's font has in a style.
  open var fontName: String {
    let family =
      switch style.design {
      case .standard: ".SFUI"
      case .rounded: ".SFUIRounded"
      case .monospaced: ".SFUIMono"
      }
    let weight = style.weight.rawValue
    let slope = style.isItalic ? "Italic" : ""
    let name = weight.prefix(1).uppercased() + weight.dropFirst() + slope
    return "\(family)-\(name == "RegularItalic" ? "Italic" : name)"
  }
  /// The name of the system's family.
  open var familyName: String { ".AppleSystemUIFont" }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(system.lineHeight) }
  /// The room between lines, in points: none.
  open var leading: CGFloat { 0 }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { CGFloat(system.ascender) }
  /// The depth below the baseline, in points, negative.
  open var descender: CGFloat { -CGFloat(system.descender) }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(system.capHeight) }
  /// The height of an x, in points.
  open var xHeight: CGFloat { CGFloat(system.xHeight) }

  /// The size of the texts of controls, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The standard size of small texts, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard size, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// Whether both have the same size and style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.style == style
  }

  /// The hash of size and style.
  open override var hash: Int { system.hashValue }

  private var system: SystemFont { SystemFont(size: Double(pointSize), style: style) }
}

extension UIFont: TextLayerFont {}
extension UIColor: TextLayerColor {}

extension FontStyle {
  /// The style that a font's name says: `Avenir-HeavyOblique`, `Menlo-Bold`.
  init(named name: String) {
    let name = name.lowercased()
    // The longer names first: "semibold" is no "bold".
    let weights: [(String, Weight)] = [
      ("ultralight", .ultralight), ("extralight", .ultralight), ("semibold", .semibold),
      ("demibold", .semibold), ("extrabold", .heavy), ("thin", .thin), ("light", .light),
      ("medium", .medium), ("demi", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    let monospaced = ["menlo", "courier", "mono", "monaco"]
    self.init(
      weight: weights.first { name.contains($0.0) }?.1 ?? .regular,
      isItalic: name.contains("italic") || name.contains("oblique"),
      design: monospaced.contains { name.contains($0) } ? .monospaced : .standard
    )
  }
}
