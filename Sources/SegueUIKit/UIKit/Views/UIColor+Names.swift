import SegueGeometry

// The values of the plain colours are UIColor's documented ones; the system's are iOS's light ones, from Apple's Human
// Interface Guidelines (Color: Specifications), as scenes have them.
extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(.black) }
  /// White.
  public class var white: UIColor { UIColor(.white) }
  /// Nothing.
  public class var clear: UIColor { UIColor(.clear) }
  /// A third of white.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Two thirds of white.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// Half of white.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Red.
  public class var red: UIColor { UIColor(Color(rgb: 0xFF0000)) }
  /// Green.
  public class var green: UIColor { UIColor(Color(rgb: 0x00FF00)) }
  /// Blue.
  public class var blue: UIColor { UIColor(Color(rgb: 0x0000FF)) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(Color(rgb: 0x00FFFF)) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(Color(rgb: 0xFFFF00)) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(Color(rgb: 0xFF00FF)) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// The system's red.
  public class var systemRed: UIColor { UIColor(Color(rgb: 0xFF3B30)) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(Color(rgb: 0xFF9500)) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(Color(rgb: 0xFFCC00)) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(Color(rgb: 0x34C759)) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(Color(rgb: 0x30B0C7)) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(Color(rgb: 0x007AFF)) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(Color(rgb: 0x5856D6)) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(Color(rgb: 0xAF52DE)) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(Color(rgb: 0xFF2D55)) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(Color(rgb: 0x8E8E93)) }
  /// The second grey, lighter.
  public class var systemGray2: UIColor { UIColor(Color(rgb: 0xAEAEB2)) }
  /// The third grey, lighter.
  public class var systemGray3: UIColor { UIColor(Color(rgb: 0xC7C7CC)) }
  /// The fourth grey, lighter.
  public class var systemGray4: UIColor { UIColor(Color(rgb: 0xD1D1D6)) }
  /// The fifth grey, lighter.
  public class var systemGray5: UIColor { UIColor(Color(rgb: 0xE5E5EA)) }
  /// The sixth grey, the lightest.
  public class var systemGray6: UIColor { UIColor(Color(rgb: 0xF2F2F7)) }
  /// The background of a screen.
  public class var systemBackground: UIColor { UIColor(.white) }
  /// The background of what stands on a screen.
  public class var secondarySystemBackground: UIColor { UIColor(Color(rgb: 0xF2F2F7)) }
  /// The background of a screen with groups.
  public class var systemGroupedBackground: UIColor { UIColor(Color(rgb: 0xF2F2F7)) }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor { UIColor(.white) }
  /// The colour of text.
  public class var label: UIColor { UIColor(.black) }
  /// The colour of less important text.
  public class var secondaryLabel: UIColor { UIColor(Color(rgb: 0x3C3C43).withAlpha(0.6)) }
  /// The colour of lines between things.
  public class var separator: UIColor { UIColor(Color(rgb: 0x3C3C43).withAlpha(0.29)) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(Color(rgb: 0x00C7BE)) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(Color(rgb: 0x32ADE6)) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(Color(rgb: 0xA2845E)) }
  /// The colour of text that matters little.
  public class var tertiaryLabel: UIColor { UIColor(Color(rgb: 0x3C3C43).withAlpha(0.3)) }
  /// The colour of text that hardly matters.
  public class var quaternaryLabel: UIColor { UIColor(Color(rgb: 0x3C3C43).withAlpha(0.18)) }
  /// The colour of text that stands where none is.
  public class var placeholderText: UIColor { UIColor(Color(rgb: 0x3C3C43).withAlpha(0.3)) }
  /// The colour of links.
  public class var link: UIColor { UIColor(Color(rgb: 0x007AFF)) }
  /// The colour of lines that nothing shows through.
  public class var opaqueSeparator: UIColor { UIColor(Color(rgb: 0xC6C6C8)) }
  /// The background of what stands on what stands on a screen.
  public class var tertiarySystemBackground: UIColor { UIColor(Color(rgb: 0xFFFFFF)) }
  /// The background of a group in a group.
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(Color(rgb: 0xF2F2F7)) }
  /// What fills small shapes.
  public class var systemFill: UIColor { UIColor(Color(rgb: 0x787880).withAlpha(0.2)) }
  /// What fills shapes of middling size.
  public class var secondarySystemFill: UIColor { UIColor(Color(rgb: 0x787880).withAlpha(0.16)) }
  /// What fills large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(Color(rgb: 0x767680).withAlpha(0.12)) }
  /// What fills large shapes with much in them.
  public class var quaternarySystemFill: UIColor { UIColor(Color(rgb: 0x747480).withAlpha(0.08)) }
  /// What an app is tinted with.
  public class var tintColor: UIColor { UIColor(Color(rgb: 0x007AFF)) }
  /// Dark text on a light background.
  public class var darkText: UIColor { UIColor(Color(rgb: 0x000000)) }
  /// Light text on a dark background.
  public class var lightText: UIColor { UIColor(Color(rgb: 0xFFFFFF).withAlpha(0.6)) }
  /// `systemGroupedBackground`, as older sources call it.
  public class var groupTableViewBackground: UIColor { UIColor(Color(rgb: 0xF2F2F7)) }
}
