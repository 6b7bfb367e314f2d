public import SegueGeometry

/// A text with its attributes; it is laid out when it is drawn, in character cells.
public struct TextContents: Hashable, Sendable {
  /// The horizontal alignment of lines in the bounds.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case left
    /// Centred between the edges.
    case center
    /// At the right edge.
    case right
  }

  /// Where lines lie between the top and the bottom of the bounds.
  public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
    /// A single line in the middle, several from the top on.
    case automatic
    /// From the top on, as in a `CATextLayer`.
    case top
    /// In the middle, as in a `UILabel`.
    case middle
  }

  /// The text, which can contain line feeds but no other control characters.
  public var string: String
  /// The font's size in points.
  public var fontSize: Double
  /// What the letters look like.
  public var style: FontStyle
  /// The colour of the letters.
  public var color: Color
  /// The horizontal alignment of lines.
  public var alignment: Alignment
  /// The vertical alignment of lines.
  public var verticalAlignment = VerticalAlignment.automatic
  /// The most lines, of which the last ends in `…` if there are more; 0 for as many as there is room for.
  public var lineLimit = 0

  /// Creates a text, by default in UIKit's `body` size at the standard text size.
  public init(
    string: String,
    fontSize: Double = 17,
    style: FontStyle = .regular,
    color: Color = .black,
    alignment: Alignment = .left
  ) {
    self.string = string
    self.fontSize = fontSize
    self.style = style
    self.color = color
    self.alignment = alignment
  }
}
