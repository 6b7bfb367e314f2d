import SegueDocuments

/// What the things in a scene file may be called, and how paths lead to layers by those names.
enum SceneName {
  /// Whether the text matches `[a-z][a-z0-9-]*`.
  static func isValid(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, first >= 0x61, first <= 0x7a else { return false }
    return isComponent(text)
  }

  /// Whether the text may stand in a path: a name, or the number of a copy.
  static func isComponent(_ part: some StringProtocol) -> Bool {
    !part.isEmpty
      && part.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x7a)
      }
  }

  /// What to say of a key that is no name.
  static func invalid(_ key: YAMLScalar) -> Finding {
    let lowered = key.text.lowercased().replacing("_", with: "-").replacing(" ", with: "-")
    return Finding(
      "'\(TextSanitizer.visible(key.text))' is not a name",
      at: key.range,
      hint: isValid(lowered)
        ? "did you mean '\(lowered)'?" : "names are lower-case letters, digits and hyphens, a letter first"
    )
  }

  /// What to say of a text that is no path, `filled` where that is not how it is written.
  static func notPath(_ scalar: YAMLScalar, filled: String) -> Finding {
    let text = TextSanitizer.visible(filled)
    if text.contains(" + ") {
      return Finding(
        "'\(text)' is not a path",
        at: scalar.range,
        hint: "only tracks have several paths at once: write each with its values"
      )
    }
    if text.contains(".") {
      return Finding(
        "'\(text)' is not a path",
        at: scalar.range,
        hint: "a path names a layer, without a property"
      )
    }
    return Finding("'\(text)' is not a path", at: scalar.range, hint: "for example home/list/card")
  }
}
