public import Foundation
import SegueText

/// A font; every one is the system's, in its size, bold or not.
open class UIFont: NSObject {
  /// The size in points.
  public let pointSize: CGFloat
  let isBold: Bool

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, isBold: false) }

  /// The system's font in a weight: bold from semibold on.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// The system's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, isBold: true) }

  /// The system's font in the size of a style, at the standard text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.size, isBold: style == .headline)
  }

  /// Creates the system's font in place of another one; bold if the name says so.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontSize, isBold: fontName.lowercased().contains("bold"))
  }

  init(_ size: CGFloat, isBold: Bool) {
    pointSize = size
    self.isBold = isBold
    super.init()
  }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontSize, isBold: isBold) }

  /// The name that the system's font has in a size and weight.
  open var fontName: String { isBold ? ".SFUI-Semibold" : ".SFUI-Regular" }
  /// The name of the system's family.
  open var familyName: String { ".AppleSystemUIFont" }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { CGFloat(system.lineHeight) }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { CGFloat(system.ascender) }
  /// The depth below the baseline, in points, negative.
  open var descender: CGFloat { -CGFloat(system.descender) }

  /// Whether both have the same size and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.pointSize == pointSize && other.isBold == isBold
  }

  /// The hash of size and weight.
  open override var hash: Int { system.hashValue }

  private var system: SystemFont { SystemFont(size: Double(pointSize), isBold: isBold) }

  /// How heavy a font is.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1, the lightest, to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ultralight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for; sizes as in Apple's Human Interface Guidelines (Typography, Large).
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "title1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// 17 points, bold.
    public static let headline = TextStyle(rawValue: "headline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}
