public import Foundation

/// A picture, a text, and another text below or beside it, as the rows of lists have them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text, all of it with the font and colour of its first letter.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The other text.
  public var secondaryText: String?
  /// The other text, all of it with the font and colour of its first letter.
  public var secondaryAttributedText: NSAttributedString?
  /// How the other text looks.
  public var secondaryTextProperties = TextProperties()
  /// The room around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  /// Whether margins follow those of what it is in; they do not.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Whether the texts are beside each other, if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between the texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0

  private init(_ font: UIFont, _ secondary: UIFont, _ color: UIColor = .label) {
    textProperties.font = font
    textProperties.color = color
    secondaryTextProperties.font = secondary
    secondaryTextProperties.color = .secondaryLabel
  }

  /// A row.
  public static func cell() -> Self { Self(.systemFont(ofSize: 17), .systemFont(ofSize: 12)) }

  /// A row with another text below.
  public static func subtitleCell() -> Self {
    var own = cell()
    own.textToSecondaryTextVerticalPadding = 3
    return own
  }

  /// A row with a value at its end.
  public static func valueCell() -> Self {
    var own = Self(.systemFont(ofSize: 17), .systemFont(ofSize: 17))
    own.prefersSideBySideTextAndSecondaryText = true
    return own
  }

  /// A row at the side of an app.
  public static func sidebarCell() -> Self { cell() }
  /// A row at the side of an app, with another text below.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// A header within a plain list.
  public static func plainHeader() -> Self {
    Self(.systemFont(ofSize: 17, weight: .semibold), .systemFont(ofSize: 12))
  }
  /// A footer within a plain list.
  public static func plainFooter() -> Self { groupedFooter() }
  /// A header of a group.
  public static func groupedHeader() -> Self {
    Self(.systemFont(ofSize: 13), .systemFont(ofSize: 12), .secondaryLabel)
  }
  /// A footer of a group.
  public static func groupedFooter() -> Self { groupedHeader() }
  /// A large header of a group.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(.systemFont(ofSize: 20, weight: .bold), .systemFont(ofSize: 12))
  }
  /// A header at the side of an app.
  public static func sidebarHeader() -> Self { prominentInsetGroupedHeader() }

  /// A view of it.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The same in every state, but paler where it cannot be used.
  public func updated(for state: any UIConfigurationState) -> Self {
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? false
    guard isDisabled else { return self }
    var own = self
    (own.textProperties.color, own.secondaryTextProperties.color) = (.tertiaryLabel, .tertiaryLabel)
    return own
  }

  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.label
    /// The most lines, 0 for as many as it takes.
    public var numberOfLines = 0
    /// Where lines begin.
    public var alignment = TextAlignment.natural
    /// What becomes of text that has no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether letters shrink to fit; they do not.
    public var adjustsFontSizeToFitWidth = false
    /// By how much letters may shrink to fit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the size follows what the user likes.
    public var adjustsFontForContentSizeCategory = true

    /// Where lines begin.
    public enum TextAlignment: Int, Sendable {
      /// Where the language has it; at the left here.
      case natural
      /// In the middle.
      case center
      /// At both ends; at the left here.
      case justified
    }
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// The colour of a symbol.
    public var tintColor: UIColor?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 along an axis is no limit.
    public var maximumSize = CGSize.zero
    /// The room that is kept for it, in points; 0 along an axis is what it takes.
    public var reservedLayoutSize = CGSize.zero
    /// In which weight and size a symbol is.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The size of what symbols take, in points: 0, as it is.
    public static let standardDimension: CGFloat = 0
  }
}

/// Axes, one, both, or none.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// Down.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
