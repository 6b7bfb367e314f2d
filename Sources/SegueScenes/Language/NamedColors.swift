import SegueGeometry
import SegueModel

/// The colour names of the language: UIKit's, with their light and dark values.
enum NamedColors {
  /// A name's colour for each appearance.
  static func color(named name: String) -> Expression.AdaptiveColor? { table[name] }

  static let names: [String] = table.keys.sorted()

  private static func pair(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1)
    -> Expression.AdaptiveColor
  {
    Expression.AdaptiveColor(
      light: Color(rgb: light).withAlpha(lightAlpha),
      dark: Color(rgb: dark).withAlpha(darkAlpha)
    )
  }

  private static func gray(_ white: Double) -> Expression.AdaptiveColor {
    let color = Color(red: white, green: white, blue: white)
    return Expression.AdaptiveColor(light: color, dark: color)
  }

  /// UIColor's components, of iOS 17's system palette.
  private static let table: [String: Expression.AdaptiveColor] = [
    "clear": Expression.AdaptiveColor(light: .clear, dark: .clear),
    "black": pair(0x000000, 0x000000), "white": pair(0xffffff, 0xffffff),
    "red": pair(0xff0000, 0xff0000), "green": pair(0x00ff00, 0x00ff00), "blue": pair(0x0000ff, 0x0000ff),
    "cyan": pair(0x00ffff, 0x00ffff), "yellow": pair(0xffff00, 0xffff00),
    "magenta": pair(0xff00ff, 0xff00ff), "orange": pair(0xff8000, 0xff8000),
    "purple": pair(0x800080, 0x800080), "brown": pair(0x996633, 0x996633),
    "gray": gray(0.5), "darkGray": gray(1.0 / 3), "lightGray": gray(2.0 / 3),
    "systemRed": pair(0xff3b30, 0xff453a), "systemOrange": pair(0xff9500, 0xff9f0a),
    "systemYellow": pair(0xffcc00, 0xffd60a), "systemGreen": pair(0x34c759, 0x30d158),
    "systemMint": pair(0x00c7be, 0x63e6e2), "systemTeal": pair(0x30b0c7, 0x40c8e0),
    "systemCyan": pair(0x32ade6, 0x64d2ff), "systemBlue": pair(0x007aff, 0x0a84ff),
    "systemIndigo": pair(0x5856d6, 0x5e5ce6), "systemPurple": pair(0xaf52de, 0xbf5af2),
    "systemPink": pair(0xff2d55, 0xff375f), "systemBrown": pair(0xa2845e, 0xac8e68),
    "systemGray": pair(0x8e8e93, 0x8e8e93), "systemGray2": pair(0xaeaeb2, 0x636366),
    "systemGray3": pair(0xc7c7cc, 0x48484a), "systemGray4": pair(0xd1d1d6, 0x3a3a3c),
    "systemGray5": pair(0xe5e5ea, 0x2c2c2e), "systemGray6": pair(0xf2f2f7, 0x1c1c1e),
    "label": pair(0x000000, 0xffffff), "secondaryLabel": pair(0x3c3c43, 0xebebf5, 0.6, 0.6),
    "tertiaryLabel": pair(0x3c3c43, 0xebebf5, 0.3, 0.3),
    "quaternaryLabel": pair(0x3c3c43, 0xebebf5, 0.18, 0.16),
    "placeholderText": pair(0x3c3c43, 0xebebf5, 0.3, 0.3), "link": pair(0x007aff, 0x0984ff),
    "separator": pair(0x3c3c43, 0x545458, 0.29, 0.6), "opaqueSeparator": pair(0xc6c6c8, 0x38383a),
    "systemBackground": pair(0xffffff, 0x000000),
    "secondarySystemBackground": pair(0xf2f2f7, 0x1c1c1e),
    "tertiarySystemBackground": pair(0xffffff, 0x2c2c2e),
    "systemGroupedBackground": pair(0xf2f2f7, 0x000000),
    "secondarySystemGroupedBackground": pair(0xffffff, 0x1c1c1e),
    "tertiarySystemGroupedBackground": pair(0xf2f2f7, 0x2c2c2e),
    "systemFill": pair(0x787880, 0x787880, 0.2, 0.36),
    "secondarySystemFill": pair(0x787880, 0x787880, 0.16, 0.32),
    "tertiarySystemFill": pair(0x767680, 0x767680, 0.12, 0.24),
    "quaternarySystemFill": pair(0x747480, 0x767680, 0.08, 0.18),
  ]
}
