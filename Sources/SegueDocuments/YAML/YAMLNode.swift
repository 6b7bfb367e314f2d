package import SegueGeometry

/// A YAML document as the scene language sees it: text, lists and ordered mappings, each with its place.
package indirect enum YAMLNode: Sendable {
  case scalar(YAMLScalar)
  case sequence([YAMLNode], SourceRange)
  case mapping([YAMLEntry], SourceRange)

  package var range: SourceRange {
    switch self {
    case .scalar(let scalar): scalar.range
    case .sequence(_, let range), .mapping(_, let range): range
    }
  }

  /// Whether any value inside contains text.
  package func contains(text: String) -> Bool {
    switch self {
    case .scalar(let scalar): scalar.text.contains(text)
    case .sequence(let items, _): items.contains { $0.contains(text: text) }
    case .mapping(let entries, _): entries.contains { $0.value.contains(text: text) }
    }
  }

  /// The offset of the byte after its last text.
  package var end: Int {
    switch self {
    case .scalar(let scalar): scalar.range.upper
    case .sequence(let items, let range): items.last?.end ?? range.upper
    case .mapping(let entries, let range): entries.last?.value.end ?? range.upper
    }
  }

  /// The kind of node, for messages.
  package var noun: String {
    switch self {
    case .scalar(let scalar) where scalar.text.isEmpty && !scalar.isQuoted: "nothing"
    case .scalar(let scalar) where scalar.text.utf8.count <= 40: "'\(TextSanitizer.visible(scalar.text))'"
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A key and its value.
package struct YAMLEntry: Sendable {
  package var key: YAMLScalar
  package var value: YAMLNode

  package init(key: YAMLScalar, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}
