import Foundation
import SegueModel
import Testing

/// The schema says of each property what the table of properties does, wherever one may stand.
@Suite struct SchemaTextTests {
  @Test(arguments: ["layer", "values", "track"]) func propertiesAreThoseOfTheTable(_ definition: String)
    throws
  {
    let properties = try Self.properties(of: definition)
    for property in PropertyName.allCases where definition != "track" || property.isAnimatable {
      // In a track, `fill` is also a fill mode.
      if definition == "track", property == .fill { continue }
      let written = try #require(properties[property.rawValue] as? NSDictionary, "\(property)")
      #expect(written == Self.schema(of: property) as NSDictionary, "\(property)")
    }
  }

  private static var scalar: [String: Any] { ["type": ["number", "string", "boolean"]] }

  private static func schema(of property: PropertyName) -> [String: Any] {
    var result: [String: Any] = ["description": property.summary]
    if case .word(let words) = property.kind {
      result["anyOf"] = [["enum": words], ["type": "string"]]
    } else if property.numberCount > 1 {
      result["anyOf"] = [scalar, list(least: property.numberCount, most: property.numberCount)]
    } else if [.text, .image, .fill].contains(property) {
      // Dealt out to the copies of a repeat.
      result["anyOf"] = [scalar, list(least: 1, most: nil)]
    } else {
      result.merge(scalar) { $1 }
    }
    return result
  }

  private static func list(least: Int, most: Int?) -> [String: Any] {
    var result: [String: Any] = ["type": "array", "items": scalar, "minItems": least]
    if let most { result["maxItems"] = most }
    return result
  }

  private static func properties(of definition: String) throws -> [String: Any] {
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().pathComponents.dropLast(4)
    let path = tests.joined(separator: "/") + "/Documentation/scene.schema.json"
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
    let definitions = (schema as? [String: Any])?["definitions"] as? [String: Any]
    return try #require((definitions?[definition] as? [String: Any])?["properties"] as? [String: Any])
  }
}
