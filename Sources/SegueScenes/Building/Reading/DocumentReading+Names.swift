import SegueDocuments
import SegueModel

/// Names, and paths made of them.
extension DocumentReading {
  /// Whether a screen, layer or addition may be called so.
  mutating func checkName(_ key: YAMLScalar, in section: String = "layers") -> Bool {
    guard checkPlainName(key, in: section) else { return false }
    guard LayerPath.Role(rawValue: key.text) == nil else {
      unread.nameless.insert(section)
      report(Finding("'\(key.text)' is a role and cannot be a name", at: key.range))
      return false
    }
    return true
  }

  /// Whether anything else may be called so.
  mutating func checkPlainName(_ key: YAMLScalar, in section: String) -> Bool {
    guard !SceneName.isValid(key.text) else { return true }
    unread.nameless.insert(section)
    report(SceneName.invalid(key))
    return false
  }

  /// The name of a screen of the scene.
  mutating func screen(_ field: Field) -> String? {
    guard let scalar = filled(field, "a screen") else { return nil }
    guard screenNames.contains(scalar.text) else {
      reportUnknownScreen(scalar, screenNames)
      return nil
    }
    return scalar.text
  }

  /// Says that no screen has a name, unless that of a screen could not be read: it may be this one.
  mutating func reportUnknownScreen(_ scalar: YAMLScalar, _ names: [String]) {
    guard !names.isEmpty, !unread.nameless.contains("screens") else { return }
    report(
      Finding(
        "no screen is called '\(TextSanitizer.visible(scalar.text))'",
        at: scalar.range,
        hint: Suggestions.forScenes.hint(for: scalar.text, among: names, listing: "screens")
      )
    )
  }

  mutating func path(_ field: Field) -> LayerPath? {
    filled(field, "a path").flatMap { path($0) }
  }

  /// `screen/layer/sublayer` or `role/…`.
  mutating func path(_ scalar: YAMLScalar) -> LayerPath? {
    let parts = scalar.text.split(separator: "/", omittingEmptySubsequences: false)
    let isWellFormed = parts.enumerated().allSatisfy { index, part in
      // `row-*` is refused later, when the layers that it could mean are known.
      SceneName.isComponent(part.replacing("*", with: "0")) && (index > 0 || !part.contains("*"))
    }
    guard isWellFormed, parts.count <= SceneLimits.depth else {
      report(SceneName.notPath(scalar, filled: scalar.text))
      return nil
    }
    return LayerPath(components: parts.map(String.init), source: scalar.range)
  }

  /// One path or several.
  mutating func paths(_ field: Field) -> [LayerPath] {
    guard case .sequence(let items, _) = field.value else { return path(field).map { [$0] } ?? [] }
    return items.compactMap { item in
      filled(item, "a path", field.substitutions).flatMap { path($0) }
    }
  }
}
