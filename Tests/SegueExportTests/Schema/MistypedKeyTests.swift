import Foundation
import SegueDocuments
import SegueScenes
import Testing

/// One slip is one error: a key with a wrong letter is named at its line, and nothing that follows from it is said.
@Suite struct MistypedKeyTests {
  /// Every key of the schema in the scene that shows what it does, and in whatever else that scene says.
  @Test(arguments: SchemaTrial.all) func aSlipIsOneError(_ trial: SchemaTrial) throws {
    try check(trial.with.text, in: trial.key)
  }

  @Test(arguments: SchemaProperty.all) func aSlipInAPropertyIsOneError(_ property: SchemaProperty) throws {
    for place in SchemaPlace.all {
      let scene = place.scene(property, SchemaPlace.joined(property.neutral, property.text))
      guard SchemaOutcome(scene) != nil else { continue }
      try check(scene.text, in: place.name, keys: [property.key])
    }
  }

  /// The manual's examples, whose parts refer to one another as those of scenes do.
  @Test func aSlipInAnExampleIsOneError() throws {
    let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().pathComponents.dropLast(4)
    let manual = tests.joined(separator: "/") + "/Documentation/SceneLanguage.md"
    let text = try String(contentsOfFile: manual, encoding: .utf8)
    let examples = text.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    try #require(examples.count > 5)
    for (index, example) in examples.enumerated() { try check(example, in: "example \(index)") }
  }

  private func check(_ text: String, in name: String, keys: Set<String>? = nil) throws {
    let keys = try keys ?? Set(SchemaKeys.all().map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    var tried: Set<String> = []
    for place in text.matches(of: /(?:^|[{, ])([a-z][a-z.-]*): ?/.anchorsMatchLineEndings()) {
      let key = String(place.output.1)
      guard keys.contains(key), tried.insert(key).inserted else { continue }
      let line = text[..<place.output.1.startIndex].count { $0 == "\n" } + 1
      for slip in Self.slips(of: key) where !keys.contains(slip) {
        var wrong = text
        wrong.replaceSubrange(place.output.1.startIndex..<place.output.1.endIndex, with: slip)
        let said = errors(wrong)
        #expect(
          said.count == 1 && said[0].message.contains("'\(slip)'") && said[0].line == line,
          "\(slip), line \(line), in \(name): \(said.map { "\($0.line): \($0.message)" })\n\(wrong)"
        )
      }
    }
  }

  /// A letter too few, one too many, a wrong one, and two that have changed places.
  static func slips(of key: String) -> Set<String> {
    let letters = Array(key)
    let middle = letters.count / 2
    var wrong = letters
    wrong[middle] = "q"
    var swapped = letters
    if letters.count > 1 { swapped.swapAt(middle - 1, middle) }
    let all = [letters + [letters[letters.count - 1]], Array(letters.dropLast()), wrong, swapped]
    return Set(all.map { String($0) }.filter { !$0.isEmpty && $0 != key && $0.first?.isLetter == true })
  }

  private func errors(_ text: String) -> [Diagnostic] {
    do {
      _ = try SceneFile.parse(Array(text.utf8), path: "test.yaml", folder: nil)
      return []
    } catch {
      return error.diagnostics.filter { $0.severity == .error }
    }
  }
}
