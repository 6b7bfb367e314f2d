/// A file after the pass.
public struct RewrittenFile: Hashable, Sendable {
  /// The path of the original, as the user gave it.
  public var path: String
  /// The whole text; the original's, byte for byte, if nothing had to change.
  public var text: String
  /// Where columns differ from the original's; lines never do, but for what follows the original's last line.
  public var shifts: [ColumnShift]
}
