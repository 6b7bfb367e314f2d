public import Foundation
import SegueGeometry

extension UIButton {
  /// What a button shows, and how, as a value.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The title, before ``subtitle`` and over it.
    public var title: String?
    /// A second line in smaller letters.
    public var subtitle: String?
    /// The title as text with attributes, of which its characters are shown.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    /// The second line as text with attributes, of which its characters are shown.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }
    /// The picture.
    public var image: UIImage?
    /// The edge of the texts at which the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room between picture and texts, in points.
    public var imagePadding: CGFloat = 0
    /// The room between the two lines, in points.
    public var titlePadding: CGFloat = 1
    /// Where the two lines begin.
    public var titleAlignment = TitleAlignment.automatic
    /// The room around everything, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour of texts and picture; nil is the style's.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil is the style's.
    public var baseBackgroundColor: UIColor?
    /// What is behind them; its colour comes before ``baseBackgroundColor``.
    public var background: UIBackgroundConfiguration
    /// How the corners are made round.
    public var cornerStyle = CornerStyle.dynamic
    /// How large letters and room are.
    ///
    /// The room follows it, unless it has been chosen.
    public var buttonSize = Size.medium {
      didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
    }
    /// Whether a wheel turns in place of the picture; none is shown.
    public var showsActivityIndicator = false {
      didSet { if showsActivityIndicator { SegueHost.current.noteUnused("a button's configuration") } }
    }
    /// Whether the button asks for an update when its state changes; it always does.
    public var automaticallyUpdateForSelection = true
    let style: Style

    init(_ style: Style) {
      self.style = style
      contentInsets = Size.medium.insets
      background = .clear()
      background.backgroundColor = nil
      background.cornerRadius = 5.95
    }

    /// Texts and picture in the tint colour.
    public static func plain() -> Self { Self(.plain) }
    /// Texts and picture in the tint colour, on a little of it.
    public static func tinted() -> Self { Self(.tinted) }
    /// Texts and picture in the tint colour, on grey.
    public static func gray() -> Self { Self(.gray) }
    /// Texts and picture in white, on the tint colour.
    public static func filled() -> Self { Self(.filled) }
    /// As ``plain()``.
    public static func borderless() -> Self { Self(.plain) }
    /// As ``gray()``.
    public static func bordered() -> Self { Self(.gray) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Self { Self(.filled) }

    /// The same, with the colours that a button has in its state, and with what has been set for that state.
    ///
    /// What cannot be used is grey, and what is touched is paler, as seen on devices.
    public func updated(for button: UIButton) -> Self {
      var own = self
      own.baseForegroundColor = foreground(of: button)
      own.background.backgroundColor = ground(of: button)
      own.title = button.title(for: button.state) ?? title
      own.image = button.image(for: button.state) ?? image
      return own
    }

    private func foreground(of button: UIButton) -> UIColor {
      if let own = button.titleColor(for: button.state) { return own }
      guard button.isEnabled else { return .tertiaryLabel }
      let plain: UIColor = style == .filled ? .white : button.tintColor
      let color = baseForegroundColor ?? plain
      return button.isHighlighted && style != .filled ? color.paler : color
    }

    private func ground(of button: UIButton) -> UIColor {
      if let own = background.backgroundColor { return own }
      guard button.isEnabled || style == .plain else { return .tertiarySystemFill }
      let color: UIColor =
        switch style {
        case .plain: baseBackgroundColor ?? .clear
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? button.tintColor).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? button.tintColor
        }
      return button.isHighlighted && style == .filled ? color.paler : color
    }

    enum Style: Sendable { case plain, tinted, gray, filled }

    /// How corners are made round.
    public enum CornerStyle: Int, Sendable {
      /// By the background's radius.
      case fixed
      /// By the background's radius, which would grow with the text size.
      case dynamic
      /// A little.
      case small
      /// As ``fixed`` is without a radius of its own.
      case medium
      /// More.
      case large
      /// By half of the height.
      case capsule

      func radius(own: CGFloat, height: CGFloat) -> CGFloat {
        switch self {
        case .fixed, .dynamic: own
        case .small: 4
        case .medium: 5.95
        case .large: 8.75
        case .capsule: height / 2
        }
      }
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As most are.
      case medium
      /// In smaller letters.
      case small
      /// In smaller letters with little room.
      case mini
      /// With more room.
      case large

      /// The room around the contents, as seen on devices.
      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }

      var font: UIFont {
        .preferredFont(forTextStyle: self == .medium || self == .large ? .body : .subheadline)
      }
      var subtitleFont: UIFont { .preferredFont(forTextStyle: self == .large ? .subheadline : .caption1) }
    }

    /// Where two lines of text begin.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle under or over a picture, else at the picture's side.
      case automatic
      /// Where lines begin.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }
  }
}

extension UIColor {
  /// Three quarters of the colour's opacity.
  fileprivate var paler: UIColor { withAlphaComponent(CGFloat(engineColor.alpha) * 0.75) }
}
