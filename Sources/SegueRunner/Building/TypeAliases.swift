import SegueDocuments

/// Other names that an app's files give to types: `typealias Duration = TimeInterval`.
struct TypeAliases {
  private var types: [String: String] = [:]

  /// Reads them from the rewriter's facts.
  init(_ json: JSONValue) {
    for one in json.elements {
      guard let name = one["name"].string, let type = one["type"].string else { continue }
      types[name] = type
    }
  }

  /// A type as it is declared: `TimeInterval?` of `Duration?`.
  func resolved(_ type: String) -> String {
    var (type, seen) = (type, Set<String>())
    while true {
      let name = type.prefix { !"?!".contains($0) }
      // One that leads back to itself does not compile.
      guard let named = types[String(name)], seen.insert(String(name)).inserted else { return type }
      let mark = type.dropFirst(name.count)
      type = mark.isEmpty || !named.contains("->") ? named + mark : "(\(named))\(mark)"
    }
  }
}
