package import SegueGeometry

extension YAMLNode {
  /// The node with its places counted from elsewhere: as those of a file behind another.
  package func shifted(by offset: Int) -> YAMLNode {
    switch self {
    case .scalar(let scalar): .scalar(scalar.shifted(by: offset))
    case .sequence(let items, let range):
      .sequence(items.map { $0.shifted(by: offset) }, range.shifted(by: offset))
    case .mapping(let entries, let range):
      .mapping(
        entries.map {
          YAMLEntry(key: $0.key.shifted(by: offset), value: $0.value.shifted(by: offset))
        },
        range.shifted(by: offset)
      )
    }
  }
}

extension SourceRange {
  /// The range with its bytes counted from elsewhere.
  package func shifted(by offset: Int) -> SourceRange {
    SourceRange(lower: lower + offset, upper: upper + offset)
  }
}
