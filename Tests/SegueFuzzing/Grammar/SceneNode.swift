/// A piece of a scene file before it is text, so that parts can be taken out of it.
public indirect enum SceneNode: Hashable, Sendable {
  /// A number, a name, an expression, a curve: what stands in one line.
  case text(String)
  case list([SceneNode])
  /// In the order written.
  case map([Entry])

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The name.
    public var key: String
    /// What stands under it.
    public var value: SceneNode
  }

  static let empty = SceneNode.map([])

  /// A mapping's value under a key; writing to anything else than a mapping does nothing.
  subscript(key: String) -> SceneNode? {
    get {
      guard case .map(let entries) = self else { return nil }
      return entries.first { $0.key == key }?.value
    }
    set {
      guard case .map(var entries) = self else { return }
      let place = entries.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): return
      }
      self = .map(entries)
    }
  }

  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .list(let items): items.isEmpty
    case .map(let entries): entries.isEmpty
    }
  }
}

extension SceneNode: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a list.
  public init(arrayLiteral elements: SceneNode...) { self = .list(elements) }
  /// Creates a mapping.
  public init(dictionaryLiteral elements: (String, SceneNode)...) {
    self = .map(elements.map { Entry(key: $0.0, value: $0.1) })
  }
}
