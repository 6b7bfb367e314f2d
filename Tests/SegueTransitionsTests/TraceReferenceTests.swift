import Foundation
import SegueModel
import SegueTransitions
import Testing

/// Every call that the scenes make is in the reference.
@Suite struct TraceReferenceTests {
  @Test func everyLineIsDocumented() throws {
    let patterns = try documentedLines().map(TraceReferenceTests.pattern)
    let tables = [
      try CallOrderScenes.calls(
        CallOrderScenes.navigation,
        begin: [(0, "open"), (0.1, "back"), (2, "forget"), (5, "show")]
      ),
      try CallOrderScenes.calls(
        CallOrderScenes.presentation,
        begin: [(0, "slide"), (1, "warn"), (2, "calm")]
      ),
    ]
    for call in tables.flatMap({ $0 }) {
      #expect(patterns.contains { call.dropFirst(6).wholeMatch(of: $0) != nil }, "\(call)")
    }
    for name in LawTests.names {
      let scene = try Scenes.load(name)
      for script in scene.scripts {
        for isInterruptible in [false, true] {
          var options = Session.Options()
          options.allInterruptible = isInterruptible
          var session = Session(scene: scene, options: options)
          session.play(script.script)
          session.handle(.rotate(.landscape))
          for entry in session.trace {
            #expect(patterns.contains { entry.text.wholeMatch(of: $0) != nil }, "\(entry.text)")
          }
        }
      }
    }
  }

  /// The first column of the reference's tables, and what follows "likewise" in the second.
  private func documentedLines() throws -> [String] {
    let tests = #filePath.split(separator: "/").dropLast(3)
    let path = "/" + tests.joined(separator: "/") + "/Documentation/Trace.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  private static func pattern(_ line: String) throws -> Regex<AnyRegexOutput> {
    let names = [
      "NAME": "[a-z][a-z0-9-]*", "PATH": "[a-z0-9/-]+", "STATE": "(began|changed|ended|cancelled)",
      "CONDITION": ".+",
      "FLAG": "(true|false)", "WxH": "\\d+x\\d+", "…": ".*", "push": "(push|pop)",
    ]
    var result = NSRegularExpression.escapedPattern(for: line)
    for (name, value) in names { result = result.replacingOccurrences(of: name, with: value) }
    result = result.replacingOccurrences(
      of: "\\bP\\b",
      with: "\\\\d+\\\\.\\\\d{3}",
      options: .regularExpression
    )
    result = result.replacingOccurrences(
      of: "\\bN\\b",
      with: "-?\\\\d+(\\\\.\\\\d{1,3})?",
      options: .regularExpression
    )
    result = result.replacingOccurrences(
      of: "\\b[AB]\\b",
      with: "[a-z][a-z0-9-]*",
      options: .regularExpression
    )
    return try Regex(result)
  }
}
