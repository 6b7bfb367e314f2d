public import SegueDocuments
import SegueScenes

/// Why the previewer could not start; the terminal is as it was.
public enum PreviewerError: Error, Hashable, Sendable {
  /// The scene is missing or wrong.
  case scene(DocumentError)
  /// The scene has no such transition; the second is what it has.
  case unknownTransition(String, available: [String])
  /// There is no terminal, or not one that can be used: what, and what to do.
  case terminal(String)
}
