public import Foundation
import SegueStage

/// What describes a font: here its size and its style, as all fonts are the system's.
open class UIFontDescriptor: NSObject {
  /// The size in points; 0 if whoever makes the font says it.
  public let pointSize: CGFloat
  let style: FontStyle
  let textStyle: UIFont.TextStyle?

  init(_ style: FontStyle, size: CGFloat, textStyle: UIFont.TextStyle? = nil) {
    self.style = style
    pointSize = size
    self.textStyle = textStyle
    super.init()
  }

  /// Describes the font that a name and a size stand for.
  public convenience init(name: String, size: CGFloat) {
    let font = UIFont(name: name, size: size)
    self.init(font?.style ?? .regular, size: size)
  }

  /// Describes a font by attributes: its size, its name, and its traits.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(.regular, size: 0).addingAttributes(attributes)
    self.init(plain.style, size: plain.pointSize, textStyle: plain.textStyle)
  }

  /// Describes the font of a text style, at the standard text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The same in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(style, size: newPointSize, textStyle: textStyle)
  }

  /// The same in another design; letters with serifs are not there, and the standard ones stand for them.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var style = style
    let known = FontStyle.Design(rawValue: design.rawValue)
    if known == nil {
      // Fonts are made on any thread.
      VirtualRunLoop.schedule(after: 0) {
        SegueHost.current.note("letters with serifs are shown without them")
      }
    }
    style.design = known ?? .standard
    return UIFontDescriptor(style, size: pointSize, textStyle: textStyle)
  }

  /// The same with these traits and no others.
  ///
  /// What is bold is semibold, and bold for text styles of 22 points and more, as the Human Interface Guidelines have it.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var style = style
    let bold: FontStyle.Weight = textStyle != nil && pointSize >= 22 ? .bold : .semibold
    let isBold = symbolicTraits.contains(.traitBold)
    if style.weight.isBold != isBold { style.weight = isBold ? bold : .regular }
    style.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) {
      style.design = .monospaced
    } else if style.design == .monospaced {
      style.design = .standard
    }
    return UIFontDescriptor(style, size: pointSize, textStyle: textStyle)
  }

  /// What can be said of the letters in single words.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if style.weight.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    if style.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Describes the font that a name stands for; its matrix has no effect, as letters are not turned.
  public convenience init(name: String, matrix: CGAffineTransform) { self.init(name: name, size: 0) }

  /// What it was told of the attribute; nil for what is not known of a font here.
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .size: pointSize
    case .textStyle: textStyle?.rawValue
    default: nil
    }
  }

  /// What it can be told again.
  open var fontAttributes: [AttributeName: Any] {
    var all: [AttributeName: Any] = [.size: pointSize]
    if let textStyle { all[.textStyle] = textStyle.rawValue }
    return all
  }

  /// The same with some attributes changed.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var (style, size) = (style, pointSize)
    for name in [attributes[.name], attributes[.family], attributes[.face]].compactMap({ $0 as? String }) {
      style = FontStyle(named: name)
    }
    if let number = attributes[.size] as? NSNumber { size = CGFloat(number.doubleValue) }
    if let number = attributes[.size] as? CGFloat { size = number }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight { style.weight = weight.engine }
      if let weight = traits[.weight] as? CGFloat { style.weight = UIFont.Weight(rawValue: weight).engine }
      if let symbolic = traits[.symbolic] as? UInt32 {
        let other = UIFontDescriptor(style, size: size, textStyle: textStyle)
        style = other.withSymbolicTraits(SymbolicTraits(rawValue: symbolic))?.style ?? style
      }
    }
    if let settings = attributes[.featureSettings] as? [[FeatureKey: Int]] {
      // The feature "number spacing" with the selector "monospaced numbers".
      style.hasMonospacedDigits = settings.contains { $0[.type] == 6 && $0[.selector] == 0 }
    }
    return UIFontDescriptor(style, size: size, textStyle: textStyle)
  }
}

extension UIFontDescriptor {
  /// What can be said of letters in single words.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Sloping.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Heavier.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// With all characters as wide as each other.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The families of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// San Francisco.
    public static let `default` = SystemDesign(rawValue: "default")
    /// San Francisco Rounded.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// San Francisco Mono.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    /// New York, whose place San Francisco takes here.
    public static let serif = SystemDesign(rawValue: "serif")
  }

  /// What a descriptor can be told.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name within the family: `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style that the font is of.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// What the font can do on request.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The traits of the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `SymbolicTraits`, as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// What a feature of the attribute `featureSettings` is named by.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of the kind.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}
