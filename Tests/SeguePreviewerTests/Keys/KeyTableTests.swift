import Foundation
import Testing

@testable import SeguePreviewer
import SegueInterface

/// Documentation/Keys.md is what the registry says.
///
/// After a change that is meant, `SEGUE_RECORD=1 swift test --filter KeyTableTests` rewrites it; read the diff.
struct KeyTableTests {
  @Test func theDocumentIsTheRegistry() throws {
    let tests = #filePath.split(separator: "/").dropLast(4)
    let path = "/" + tests.joined(separator: "/") + "/Documentation/Keys.md"
    let written = try String(contentsOfFile: path, encoding: .utf8)
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] != nil, written != KeysDocument.text {
      try Data(KeysDocument.text.utf8).write(to: URL(fileURLWithPath: path))
      Issue.record("Documentation/Keys.md was rewritten: read the diff")
      return
    }
    let lines: [Substring] = written.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted: [Substring] = KeysDocument.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, want) in zip(lines, wanted) { #expect(line == want) }
    #expect(lines.count == wanted.count)
  }
}

/// The text of Documentation/Keys.md.
private enum KeysDocument {
  static var text: String {
    ([head] + ActionRegistry.sections.map { table(of: $0) }).joined(separator: "\n")
  }

  private static let head = """
    # Keys

    Every action of the previewer with its keys. The name in the last column is what a [configuration](Configuration.md)
    gives other keys to; an action without a key is in the palette (`:`). What the keys are for is told in
    [Previewer.md](Previewer.md).

    The finger's keys work while a finger is down, the gallery's in the gallery, and a panel's while it has the focus.

    <!-- Written from ActionRegistry: SEGUE_RECORD=1 swift test --filter KeyTableTests -->

    """

  private static func table(of section: ActionSection) -> String {
    let head: [String] = ["## \(section.title)", "", "| key | what it does | action |", "|---|---|---|"]
    let actions: [String] = section.actions.map { action in
      let keys: String = action.keys.map { " `\($0.label)`" }.joined()
      return "|\(keys) | \(action.title) | `\(action.id)` |"
    }
    let mouse: [String] = section.gestures.map { "| \($0.keys) | \($0.meaning) | |" }
    return (head + actions + mouse).joined(separator: "\n") + "\n"
  }
}
