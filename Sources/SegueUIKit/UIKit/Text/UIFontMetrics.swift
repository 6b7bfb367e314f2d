public import Foundation

/// How fonts and lengths follow the size that the user likes texts in; here that is the standard one.
open class UIFontMetrics: NSObject {
  /// The metrics of running text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font in the size for the user.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font in the size for the user, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// A length in points for the user.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
