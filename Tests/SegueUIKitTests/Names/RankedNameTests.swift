import Foundation
import Testing

/// The names that apps' animators use are used in these tests, where each has to have an effect.
@Suite("Names by use")
struct RankedNameTests {
  /// All sources of these tests but the list itself.
  private static func sources() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter {
        $0.pathExtension == "swift" && !$0.lastPathComponent.hasPrefix("RankedName")
      }
    return try (files ?? []).map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// A name's own word, and the labels that are written out in a call of it.
  private static func words(of name: String) -> (name: String, labels: [String]) {
    let parts = name.split(separator: "(", maxSplits: 1)
    let word = parts[0].split(separator: ".").last.map(String.init) ?? ""
    let rest = parts.count > 1 ? String(parts[1]) : ""
    let labels = rest.split(whereSeparator: { "{}():".contains($0) }).map(String.init)
    // A closure at the end has no label.
    return (word, labels.filter { $0 != "_" && $0 != "animations" && $0 != "completion" })
  }

  @Test("each of the most used names is used")
  func all() throws {
    let sources = try Self.sources()
    #expect(RankedNames.all.count == 406)
    var places: [String: [Range<String.Index>]] = [:]
    let missing = RankedNames.all.filter { name in
      let (word, labels) = Self.words(of: name)
      let found = places[word] ?? sources.ranges(of: word)
      places[word] = found
      return !found.contains { place in
        guard sources[place.upperBound...].first.map({ !$0.isLetter && !$0.isNumber }) ?? true else {
          return false
        }
        if let before = sources[..<place.lowerBound].last, before.isLetter || before.isNumber { return false }
        var rest = sources[place.upperBound...].prefix(700)
        return labels.allSatisfy { label in
          guard let next = rest.range(of: label + ":") else { return false }
          rest = rest[next.upperBound...]
          return true
        }
      }
    }
    // Nothing turns the device yet.
    #expect(missing == [".viewWillTransition(to:with:)", "viewWillTransition(to:with:)"])
  }
}
