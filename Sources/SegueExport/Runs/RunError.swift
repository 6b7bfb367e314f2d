import SegueDocuments
import SegueScenes

/// The reason why a scene cannot be run as asked.
public enum RunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scene has no transition of that name; `available` lists those it has.
  case unknownTransition(String, available: [String])
  /// The run shows no layer of that name; `available` lists those it shows.
  case unknownLayer(String, available: [String])
  /// Neither a script in or beside the scene nor a file has that name; `available` lists the scene's scripts.
  case unknownScript(String, available: [String])
  /// Neither a transition nor a script was named, and the scene has no transition.
  case nothingToRun
  /// The run has more layers than can be followed as asked.
  case tooManyLayers(Int, limit: Int)
  /// The run has too many layers in too many frames: `frames` is how many there may be.
  case tooManyFrames(layers: Int, frames: Int)
  /// The run has no frame of that number.
  case noFrames(Int, last: Int)

  /// What is missing and what there is instead, as a message for the user.
  public var description: String {
    switch self {
    case .unknownTransition(let name, let available):
      "the scene has no transition '\(TextSanitizer.visible(name))'\n  "
        + Suggestions.forScenes.hint(for: name, among: available, listing: "it has")
    case .unknownLayer(let name, let available):
      "the run shows no layer '\(TextSanitizer.visible(name))'\n  "
        + Suggestions.forScenes.hint(for: name, among: available, listing: "it has")
    case .unknownScript(let name, let available):
      "the scene has no script '\(TextSanitizer.visible(name))', and there is no such file\n  "
        + (available.isEmpty
          ? "it has no scripts" : Suggestions.forScenes.hint(for: name, among: available, listing: "it has"))
    case .nothingToRun:
      "the scene has no transitions: name a script with --script"
    case .tooManyLayers(let layers, let limit):
      "the run has \(layers) layers, and at most \(limit) can be followed so\n  "
        + "choose a smaller 'grid' or 'repeat', a smaller --device, or no --velocity"
    case .tooManyFrames(let layers, let frames):
      "the run has \(layers) layers, and at most \(frames) frames of so many can be sampled\n  "
        + "choose fewer with --fps, or name them with --times"
    case .noFrames(let first, let last):
      "the run has no frame \(first): its last is \(last)"
    }
  }
}
