import Foundation
import SegueDocuments
import SegueModel
import SegueScenes
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    do {
      _ = try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil)
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test(
    "A wrong scene gets one error, at the marked place, in these words",
    arguments: BadInput.documents + BadInput.layers + BadInput.expressions + BadInput.transitions
      + BadInput.gestures + BadInput.names + BadInput.places + BadInput.misreadings + BadInput.foreign
      + BadInput.hints + BadInput.staggers + BadInput.keyframes + BadInput.matches + BadInput.sheets
      + BadInput.following + BadInput.tabs + BadInput.masks
      + BadInput.fillings
      + BadInput.components
  )
  func badInput(input: BadInput) throws {
    let found = diagnostics(input.marked.text)
    try #require(found.count == 1)
    #expect(found[0].message == input.message)
    #expect(found[0].hint == input.hint)
    #expect(found[0].line == input.marked.line)
    #expect(found[0].column == input.marked.column)
    #expect(found[0].length == input.marked.length)
  }

  @Test("Several errors are reported at once, in the file's order")
  func several() {
    let text = """
      segue: 1
      screens:
        home:
          fill: rde
          layers:
            card: {opacity: 2, alpha: 1, frame: [0, 0, W-1, 3]}
      transitions:
        open: {kind: push, from: home, to: home, ease: esaeOut}
      """
    #expect(
      diagnostics(text).map { "\($0.line): \($0.message)" } == [
        "4: unknown colour 'rde'", "6: 'opacity' lies from 0 to 1", "6: a layer has no 'alpha'",
        "6: '-' needs a space on each side", "8: unknown curve 'esaeOut'",
      ]
    )
  }

  @Test(
    "A damping ratio that UIKit does not have is a warning, unless it is said to be meant",
    arguments: [
      ("spring(ratio 80)", "did you mean 0.8? write at most 1"),
      ("spring(response .4 ratio 1.2)", "write at most 1, or 'overdamped' in the spring if it is meant"),
      ("spring(ratio 1)", nil), ("spring(response .4 ratio 80 overdamped)", nil),
      ("spring(response 3 ratio .8)", nil),
    ] as [(String, String?)]
  )
  func dampingRatios(ease: String, hint: String?) throws {
    let text = """
      segue: 1
      screens: {home: {}, detail: {}}
      transitions:
        open: {kind: push, from: home, to: detail, ease: \(ease), tracks: {to: {x: 3}}}
      """
    let warnings = try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil).warnings
    #expect(warnings.map(\.hint) == (hint.map { [$0] } ?? []))
    #expect(
      warnings.allSatisfy { $0.severity == .warning && $0.message.hasPrefix("a damping ratio above 1") }
    )
  }

  @Test("An error in a repeated layer is reported once")
  func repeatedOnce() {
    let text = "segue: 1\nscreens: {home: {layers: {card: {repeat: 50, fill: rde}}}}"
    #expect(diagnostics(text).count == 1)
  }

  @Test("Cycles of presets and of reversed transitions name their way round")
  func cycles() {
    let presets = diagnostics("segue: 1\nscreens: {home: {}}\npresets: {a: {use: b}, b: {use: a}}")
    #expect(presets.map(\.hint) == ["a → b → a"])
    let reversed = diagnostics(
      "segue: 1\nscreens: {home: {}}\ntransitions: {a: {reverse: b}, b: {reverse: a}}"
    )
    #expect(reversed.map(\.message) == ["'a' reverses itself", "'b' reverses itself"])
  }

  @Test("Presets and tokens are checked even where nothing uses them")
  func unused() {
    let text = """
      segue: 1
      tokens: {a: $b, c: 2 * $a}
      screens: {a: {}, b: {}}
      presets: {fold: {durations: 1}}
      transitions: {go: {kind: push, from: a, to: b, duration: 1, ease: spring(duration 0.5)}}
      """
    #expect(
      diagnostics(text).map(\.message) == [
        "nothing is called '$b'", "a preset has no 'durations'",
        "'duration' beside a spring that times itself",
      ]
    )
  }

  /// No line holds it, whatever is wrong, and where: at the file's first byte as well.
  @Test(
    "A byte order mark changes nothing of what is said",
    arguments: [
      "", " ", "\n", "#", "[", "]", "s s\u{fffd} [ {}\n", "\u{1}", "\tx", "segue: 2",
      "segue: 1\nscreens: {a: {x: q}}", "'", "&a",
      "- 1",
    ]
  )
  func byteOrderMark(text: String) {
    #expect(diagnostics("\u{feff}" + text) == diagnostics(text))
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    for rest in [[0xff], [0xc3], [0x0a, 0xff]] as [[UInt8]] {
      func said(_ bytes: [UInt8]) -> [Diagnostic] {
        do throws(DocumentError) {
          _ = try SceneFile.parse(bytes, path: "a.yaml", folder: nil)
          return []
        } catch {
          return error.diagnostics
        }
      }
      #expect(said(mark + rest) == said(rest))
    }
  }

  @Test(
    "A byte order mark begins a script like any other",
    arguments: ["", "0 tap a", "0 tap", "x", "0 press 1"]
  )
  func byteOrderMarkOfAScript(text: String) {
    func read(_ text: String) -> Result<Script, DocumentError> {
      Result { () throws(DocumentError) in try ScriptParser.parse(text, file: "a.script") }
    }
    switch (read("\u{feff}" + text), read(text)) {
    case (.failure(let marked), .failure(let plain)): #expect(marked.diagnostics == plain.diagnostics)
    case (.success(let marked), .success(let plain)):
      #expect(ScriptWriter.text(of: marked) == ScriptWriter.text(of: plain))
    default: Issue.record("only one of them is refused")
    }
  }

  @Test(
    "Every example of the language's reference, and of its library, is a scene without fault",
    arguments: ["SceneLanguage", "SceneLibrary"]
  )
  func reference(document: String) throws {
    let path = #filePath.replacing(
      "Tests/SegueScenesTests/DiagnosticTests.swift",
      with: "Documentation/\(document).md"
    )
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let examples = text.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(examples.count >= 4)
    for example in examples { #expect(diagnostics(example).map { $0.rendered() } == []) }
  }
}
