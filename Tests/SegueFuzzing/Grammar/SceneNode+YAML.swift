extension SceneNode {
  /// The scene file: blocks, and one line for what has no mapping inside a mapping.
  public var yaml: String {
    guard case .map(let entries) = self else { return flow + "\n" }
    return Self.block(entries, indent: "")
  }

  private static func block(_ entries: [Entry], indent: String) -> String {
    entries.map { entry in
      let key = indent + scalar(entry.key) + ":"
      switch entry.value {
      case .map(let inner) where !entry.value.fitsOneLine:
        return key + "\n" + block(inner, indent: indent + "  ")
      case .list(let items) where !entry.value.fitsOneLine:
        return key + "\n" + items.map { "\(indent)  - \($0.flow)\n" }.joined()
      default:
        return key + " " + entry.value.flow + "\n"
      }
    }.joined()
  }

  /// Whether it reads well between braces or brackets.
  private var fitsOneLine: Bool {
    switch self {
    case .text: true
    case .list(let items): items.allSatisfy { if case .map = $0 { false } else { true } }
    case .map(let entries):
      entries.count <= 4
        && entries.allSatisfy { if case .map = $0.value { false } else { $0.value.fitsOneLine } }
    }
  }

  private var flow: String {
    switch self {
    case .text(let text): Self.scalar(text)
    case .list(let items): "[" + items.map(\.flow).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { Self.scalar($0.key) + ": " + $0.value.flow }.joined(separator: ", ") + "}"
    }
  }

  private static func scalar(_ text: String) -> String {
    guard let first = text.first else { return "''" }
    let isPlain =
      !text.contains { ",[]{}:#'\"".contains($0) } && !"-?*&!|>%@` ".contains(first)
      || text.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" }
    return isPlain
      ? text
      : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
