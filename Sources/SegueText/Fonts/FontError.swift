/// Why text cannot be set.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library that chooses and places glyphs is not installed, or is older than version 4.
  case noShaper
  /// A font that is part of the program cannot be read by the installed library.
  case unreadableFont(String)

  /// A message for the user, with what to do.
  public var description: String {
    switch self {
    case .noShaper:
      "text in pictures needs HarfBuzz 4 or later, which is not installed: install libharfbuzz0b (Debian, Ubuntu) "
        + "or harfbuzz (Homebrew)"
    case .unreadableFont(let name):
      "the installed HarfBuzz cannot read the bundled font \(name): install HarfBuzz 4 or later"
    }
  }
}
