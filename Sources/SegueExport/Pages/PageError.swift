import SegueDocuments
import SegueGeometry

/// Why a page is not written.
public enum PageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The engine for pages has not been built, or was not installed with the program.
  case noPlayer
  /// The file that should be the engine is something else.
  case wrongPlayer(String)
  /// A scene has more in it than a page can read.
  case unreadable(String)
  /// More bytes than `limit`.
  case tooLarge(Int, limit: Int)
  /// zlib has no memory.
  case notCompressed

  /// What is wrong, and what to do, as a message for the user.
  public var description: String {
    switch self {
    case .noPlayer:
      "there is no player for web pages beside the program\n  "
        + "'make player' builds it from Segue's sources, and 'make install' installs it; a .gif, .webp or .svg needs none"
    case .wrongPlayer(let path):
      "'\(TextSanitizer.visible(path))' is no player for web pages: build it again with 'make player'"
    case .unreadable(let title):
      "the scene '\(TextSanitizer.visible(title))' is nested too deeply for a page, or its pictures are too large"
    case .tooLarge(let bytes, let limit):
      "the page would have \(bytes / 1_000_000) MB, and at most \(limit / 1_000_000) MB are allowed: "
        + "choose smaller pictures, or fewer scenes"
    case .notCompressed:
      "not enough memory to compress the page"
    }
  }
}
