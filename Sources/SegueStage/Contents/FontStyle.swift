/// What the letters of a text look like apart from their size: a style of UIKit's system font.
public struct FontStyle: Hashable, Sendable {
  /// How heavy letters are: `UIFont.Weight`.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// From the lightest to the heaviest; San Francisco's "bold" of `boldSystemFont(ofSize:)` is semibold.
    case ultralight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Whether a terminal, which knows two weights, shows the heavier one.
    public var isBold: Bool {
      switch self {
      case .semibold, .bold, .heavy, .black: true
      case .ultralight, .thin, .light, .regular, .medium: false
      }
    }

    /// The number that CSS and font files have for the weight, 100…900.
    public var number: Int {
      switch self {
      case .ultralight: 100
      case .thin: 200
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      case .heavy: 800
      case .black: 900
      }
    }
  }

  /// The family of letters: `UIFontDescriptor.SystemDesign`.
  public enum Design: String, Hashable, Sendable, CaseIterable {
    /// San Francisco.
    case standard = "default"
    /// With round ends.
    case rounded
    /// With all characters as wide as each other.
    case monospaced
  }

  /// How heavy the letters are.
  public var weight: Weight
  /// Whether they slope.
  public var isItalic: Bool
  /// The family.
  public var design: Design
  /// Whether all digits are as wide as each other, whatever the letters are.
  public var hasMonospacedDigits: Bool

  /// Creates a style; upright letters of regular weight unless told otherwise.
  public init(
    weight: Weight = .regular,
    isItalic: Bool = false,
    design: Design = .standard,
    hasMonospacedDigits: Bool = false
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Upright letters of regular weight.
  public static let regular = FontStyle()
}
