import SegueDocuments
import SegueGeometry
import SegueModel

/// Paths to layers.
extension SceneBuilder {
  mutating func path(_ field: Field) -> LayerPath? {
    filled(field, "a path").flatMap { path($0) }
  }

  /// `screen/layer/sublayer` or `role/…`.
  mutating func path(_ scalar: YAMLScalar) -> LayerPath? {
    let parts = scalar.text.split(separator: "/", omittingEmptySubsequences: false)
    let isWellFormed = parts.enumerated().allSatisfy { index, part in
      // `row-*` is refused later, when the layers that it could mean are known.
      Self.isComponent(part.replacing("*", with: "0")) && (index > 0 || !part.contains("*"))
    }
    guard isWellFormed, parts.count <= SceneLimits.depth else {
      report(Self.notPath(scalar, filled: scalar.text))
      return nil
    }
    return LayerPath(components: parts.map(String.init), source: scalar.range)
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

  static func isComponent(_ part: some StringProtocol) -> Bool {
    !part.isEmpty
      && part.utf8.allSatisfy {
        $0 == UInt8(ascii: "-") || ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x7a)
      }
  }
}
