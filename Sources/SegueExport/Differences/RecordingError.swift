import SegueDocuments

/// Why recordings cannot be compared.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A line is not what `segue sample` writes.
  case notSamples(path: String, line: Int)
  /// A line's time does not follow that of the line before.
  case notAscending(path: String, line: Int)
  /// The file cannot be read; the text says why.
  case unreadable(path: String, reason: String)
  /// The recordings have no time in common.
  case noCommonTimes

  /// What is wrong, and what to do, as a message for the user.
  public var description: String {
    switch self {
    case .notSamples(let path, let line):
      "\(TextSanitizer.visible(path)):\(line): no line of samples\n  "
        + "'segue sample SCENE --transition NAME' prints such lines; a table of --format csv is none"
    case .notAscending(let path, let line):
      "\(TextSanitizer.visible(path)):\(line): a time that does not come after the one before\n  "
        + "a recording is one run: write each into a file of its own"
    case .unreadable(let path, let reason):
      "cannot read '\(TextSanitizer.visible(path))': \(reason)"
    case .noCommonTimes:
      "the recordings have no time in common\n  sample both with the same --fps, or the same --times"
    }
  }
}
