/// The place of a piece of a source file: a range of its UTF-8 bytes.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte, counted from 0.
  public var lower: Int
  /// The offset after the last byte.
  public var upper: Int

  /// The range of a value that no file spells out, such as a default.
  public static let none = SourceRange(lower: 0, upper: 0)

  /// Creates a range of bytes, `lower` included and `upper` excluded.
  public init(lower: Int, upper: Int) {
    self.lower = lower
    self.upper = upper
  }
}
