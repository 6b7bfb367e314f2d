import Foundation

/// The keys of the JSON Schema: `scene/title`, `layer/shadow/radius`.
enum SchemaKeys {
  static func all() throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().pathComponents.dropLast(4)
    let path = tests.joined(separator: "/") + "/Documentation/scene.schema.json"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let schema = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let definitions = schema["definitions"] as? [String: Any]
    else { return [] }
    return keys(of: schema, in: "scene") + definitions.flatMap { keys(of: $0.value, in: $0.key) }
  }

  private static func keys(of value: Any, in place: String) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    var result: [String] = []
    for (key, value) in object["properties"] as? [String: Any] ?? [:] {
      result.append("\(place)/\(key)")
      result += keys(of: value, in: "\(place)/\(key)")
    }
    if let items = object["items"] { result += keys(of: items, in: place) }
    return result
  }
}
