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

  /// A type as it is declared, wherever in it another name stands: `[TimeInterval?]` of `[Duration?]`.
  func resolved(_ type: String) -> String {
    types.isEmpty ? type : resolved(type, besides: [])
  }

  /// One that leads back to itself does not compile, and stays.
  private func resolved(_ type: String, besides used: Set<String>) -> String {
    var (result, rest) = ("", type[...])
    while let start = rest.firstIndex(where: Self.beginsName) {
      let end = rest[start...].firstIndex { !Self.beginsName($0) && !$0.isNumber } ?? rest.endIndex
      let name = String(rest[start..<end])
      // What lies in another type has that one's name, and what is generic is not all that the alias says.
      let isWhole = rest[..<start].last != "." && rest[end...].first != "<"
      result += rest[..<start]
      rest = rest[end...]
      guard isWhole, let named = types[name], !used.contains(name) else {
        result += name
        continue
      }
      let plain = resolved(named, besides: used.union([name]))
      result += plain.contains(" ") ? "(\(plain))" : plain
    }
    return result + rest
  }

  private static func beginsName(_ character: Character) -> Bool { character.isLetter || character == "_" }
}
