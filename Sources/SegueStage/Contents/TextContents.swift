public import SegueGeometry

/// Text, laid out in character cells where it is drawn.
public struct TextContents: Hashable, Sendable {
  /// Where lines lie between the left and right edges.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case left
    case center
    case right
  }

  /// May hold line feeds; other control characters have been removed.
  public var string: String
  /// Points.
  public var fontSize: Double
  public var isBold: Bool
  public var color: Color
  public var alignment: Alignment

  /// Creates text.
  public init(
    string: String,
    fontSize: Double = 17,
    isBold: Bool = false,
    color: Color = .black,
    alignment: Alignment = .left
  ) {
    self.string = string
    self.fontSize = fontSize
    self.isBold = isBold
    self.color = color
    self.alignment = alignment
  }
}
