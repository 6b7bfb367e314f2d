/// Where a piece of a scene file stands: a range of its UTF-8 bytes.
public struct SourceRange: Hashable, Sendable {
  public var lower: Int
  public var upper: Int

  /// Values that no file spelled out, such as defaults.
  public static let none = SourceRange(lower: 0, upper: 0)

  /// Creates a range of bytes, `lower` included, `upper` excluded.
  public init(lower: Int, upper: Int) {
    self.lower = lower
    self.upper = upper
  }
}
