/// A capability beyond the basics, which users force on or off by its raw value.
public enum Feature: String, Hashable, Sendable, CaseIterable {
  /// Synchronized output, DEC private mode 2026.
  case sync
  /// REP, which repeats the preceding character.
  case rep
  /// Background colour erase: EL and ECH fill with the current background colour.
  case bce
  /// The terminal draws block elements itself, right to the cell's edges, so that a glyph and its complement
  /// match.
  case blocks
  /// Sextants look right.
  case sextants
  /// Octants look right.
  case octants
  /// Querying the terminal about itself; never among the detected features, but may be wished away.
  case query
}

/// Features forced on or off regardless of detection, written `sync=no,rep=yes`.
public struct FeatureWishes: Hashable, Sendable {
  private var wishes: [Feature: Bool] = [:]

  /// Creates no wishes: detection decides everything.
  public init() {}

  /// Parses `NAME=yes` and `NAME=no` separated by commas; nil if any part is something else.
  public init?(_ text: String) {
    for part in text.split(separator: ",") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let feature = Feature(rawValue: String(sides[0])),
        sides[1] == "yes" || sides[1] == "no"
      else { return nil }
      wishes[feature] = sides[1] == "yes"
    }
  }

  /// Whether a feature is forced on or off; nil leaves it to detection.
  public subscript(feature: Feature) -> Bool? { wishes[feature] }

  /// These wishes, completed by those of others for the features not mentioned here.
  func completed(by others: FeatureWishes) -> FeatureWishes {
    var result = self
    result.wishes.merge(others.wishes) { mine, _ in mine }
    return result
  }
}
