/// What a terminal may be able to do beyond the plainest, each to be wished for or away by its name.
public enum Feature: String, Hashable, Sendable, CaseIterable {
  /// Synchronized output, mode 2026.
  case sync
  /// REP repeats the last glyph.
  case rep
  /// Erasing fills with the background colour.
  case bce
  /// The terminal draws block glyphs itself, to the cell's edges, so that complements look alike.
  case blocks
  case sextants
  case octants
  /// Questions to the terminal.
  case query
}

/// Features to use or not, whatever is detected: `sync=no,rep=yes`.
public struct FeatureWishes: Hashable, Sendable {
  private var wishes: [Feature: Bool] = [:]

  /// Creates no wish.
  public init() {}

  /// Reads `NAME=yes` and `NAME=no`, separated by commas; nil where it is none of these.
  public init?(_ text: String) {
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let feature = Feature(rawValue: String(sides[0])),
        sides[1] == "yes" || sides[1] == "no"
      else { return nil }
      wishes[feature] = sides[1] == "yes"
    }
  }

  /// What is wished of a feature, nil for no wish.
  public subscript(feature: Feature) -> Bool? { wishes[feature] }

  /// These wishes, and others' where these have none.
  func completed(by others: FeatureWishes) -> FeatureWishes {
    var result = self
    result.wishes.merge(others.wishes) { mine, _ in mine }
    return result
  }
}
