import SegueDocuments
import SegueScenes

/// Why a sweep is not run.
public enum SweepError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A setting has no `=` with something on both sides.
  case noValues(String)
  /// A setting's values are neither a range nor a list.
  case noRange(String)
  /// A literal would take more values than `limit`.
  case tooManyValues(String, limit: Int)
  /// No literal of the scene is called so; `available` lists those that it has.
  case unknownKnob(String, available: [String])
  /// Several literals end so.
  case ambiguous(String, candidates: [String])
  /// Two settings are of one literal.
  case setTwice(String)
  /// A colour or a curve has no range.
  case notANumber(String)
  /// There are more variants than `limit`.
  case tooManyVariants(limit: Int)

  /// What is wrong, and what to do, as a message for the user.
  public var description: String {
    switch self {
    case .noValues(let text):
      "'\(TextSanitizer.visible(text))' sets nothing: write PATH=VALUES, as in 'ease ratio=0.4..1 step 0.05'"
    case .noRange(let text):
      "'\(TextSanitizer.visible(text))' are no values: write '0.4..1 step 0.05', '0.4..1 in 13' or '0.4,0.7,1'"
    case .tooManyValues(let text, let limit):
      "'\(TextSanitizer.visible(text))' are more than \(limit) values: choose a larger step"
    case .unknownKnob(let path, let available):
      "the scene has no value '\(TextSanitizer.visible(path))'\n  "
        + Suggestions.forScenes.hint(for: path, among: available, listing: "it has")
        + "\n  without --set all of them are listed"
    case .ambiguous(let path, let candidates):
      "'\(TextSanitizer.visible(path))' may be any of \(candidates.count) values: "
        + candidates.prefix(8).map { "'\(TextSanitizer.visible($0))'" }.joined(separator: ", ")
        + (candidates.count > 8 ? " …" : "")
    case .setTwice(let title): "'\(TextSanitizer.visible(title))' is set twice: give all its values at once"
    case .notANumber(let title):
      "'\(TextSanitizer.visible(title))' is no number: list its values, with commas between"
    case .tooManyVariants(let limit):
      "these are more than \(limit) variants: choose larger steps, or run them in parts with --shard"
    }
  }
}
