extension SceneNode {
  /// A way down to a part: which entry or item at each level.
  typealias Way = [Int]

  /// The ways to all parts below this one, those of whole branches before those of their leaves.
  var ways: [Way] {
    var result: [Way] = []
    var level: [(way: Way, node: SceneNode)] = [([], self)]
    while !level.isEmpty {
      level = level.flatMap { parent in
        parent.node.children.enumerated().map { (parent.way + [$0.offset], $0.element) }
      }
      result += level.map(\.way)
    }
    return result
  }

  private var children: [SceneNode] {
    switch self {
    case .text: []
    case .list(let items): items
    case .map(let entries): entries.map(\.value)
    }
  }

  /// What is left without a part; nil where there is none.
  func removing(_ way: Way) -> SceneNode? {
    guard let first = way.first, children.indices.contains(first) else { return nil }
    let rest = Array(way.dropFirst())
    switch self {
    case .text: return nil
    case .list(var items):
      if rest.isEmpty {
        items.remove(at: first)
      } else {
        guard let smaller = items[first].removing(rest) else { return nil }
        items[first] = smaller
      }
      return .list(items)
    case .map(var entries):
      if rest.isEmpty {
        entries.remove(at: first)
      } else {
        guard let smaller = entries[first].value.removing(rest) else { return nil }
        entries[first].value = smaller
      }
      return .map(entries)
    }
  }
}
