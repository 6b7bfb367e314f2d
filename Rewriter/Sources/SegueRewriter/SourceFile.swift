/// A Swift file of an app: its path and its text.
public struct SourceFile: Hashable, Sendable {
  /// The path as the user gave it; diagnostics and `#sourceLocation` name it.
  public var path: String
  /// The whole text.
  public var text: String

  /// Creates a file from a path and a text, without touching the file system.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
