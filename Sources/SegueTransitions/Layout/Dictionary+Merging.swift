/// Merging that asks nobody: the standard library's takes a closure, whose errors it passes on in a way that Embedded
/// Swift, in which pages are made, does not have.
extension Dictionary {
  /// Creates a dictionary; of several values for a key the first stays.
  init(keepingFirst pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }

  /// Adds what another dictionary has for other keys.
  mutating func add(_ other: [Key: Value]) {
    for (key, value) in other where self[key] == nil { self[key] = value }
  }
}
