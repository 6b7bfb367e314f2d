public import SegueGeometry

/// Something of a scene that code does not say, or says differently.
public struct CodeGap: Hashable, Sendable {
  /// What is missing or different, and why, in one sentence without a full stop.
  public var message: String
  /// Where the scene says it; nil if no single place does.
  public var range: SourceRange?

  /// Creates a gap.
  public init(_ message: String, at range: SourceRange? = nil) {
    self.message = message
    self.range = range == SourceRange.none ? nil : range
  }
}
