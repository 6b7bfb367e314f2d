import SegueScenes

/// Why a scene cannot be run as asked.
public enum RunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scene has no transition of that name, but these.
  case unknownTransition(String, available: [String])
  /// The run shows no layer of that name, but these.
  case unknownLayer(String, available: [String])
  /// The scene has no script of that name, nor is one beside it, but these; and there is no such file.
  case unknownScript(String, available: [String])
  /// Neither a transition nor a script was named, and the scene has none.
  case nothingToRun

  public var description: String {
    switch self {
    case .unknownTransition(let name, let available):
      "the scene has no transition '\(TextSanitizer.visible(name))'\n  "
        + Suggestions.hint(for: name, among: available, listing: "it has")
    case .unknownLayer(let name, let available):
      "the run shows no layer '\(TextSanitizer.visible(name))'\n  "
        + Suggestions.hint(for: name, among: available, listing: "it has")
    case .unknownScript(let name, let available):
      "the scene has no script '\(TextSanitizer.visible(name))', and there is no such file\n  "
        + (available.isEmpty
          ? "it has no scripts" : Suggestions.hint(for: name, among: available, listing: "it has"))
    case .nothingToRun:
      "the scene has no transitions: name a script with --script"
    }
  }
}
