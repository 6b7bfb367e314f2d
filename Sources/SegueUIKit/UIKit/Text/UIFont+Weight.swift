public import Foundation
import SegueStage

extension UIFont {
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

    /// The nearest of the weights that there are.
    var engine: FontStyle.Weight {
      FontStyle.Weight.allCases.min { abs($0.uiKit - rawValue) < abs($1.uiKit - rawValue) } ?? .regular
    }
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
    /// 17 points, semibold.
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

extension FontStyle.Weight {
  /// The number that UIKit has for the weight.
  fileprivate var uiKit: CGFloat {
    switch self {
    case .ultralight: UIFont.Weight.ultraLight.rawValue
    case .thin: UIFont.Weight.thin.rawValue
    case .light: UIFont.Weight.light.rawValue
    case .regular: UIFont.Weight.regular.rawValue
    case .medium: UIFont.Weight.medium.rawValue
    case .semibold: UIFont.Weight.semibold.rawValue
    case .bold: UIFont.Weight.bold.rawValue
    case .heavy: UIFont.Weight.heavy.rawValue
    case .black: UIFont.Weight.black.rawValue
    }
  }
}
