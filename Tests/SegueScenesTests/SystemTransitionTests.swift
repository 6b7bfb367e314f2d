import SegueDocuments
import SegueModel
import SegueScenes
import Testing

/// What a transition without an animator heeds: UIKit runs it by itself.
@Suite struct SystemTransitionTests {
  private static let animators = [
    "duration: 0.8", "ease: linear", "insert: below", "add: {veil: {fill: black}}", "seed: 3",
    "completes: false",
  ]
  private static let kinds = ["push", "pop", "present", "dismiss"]

  private func diagnostics(_ transition: String) -> [Diagnostic] {
    let text = "segue: 1\nscreens: {a: {}, b: {}}\ntransitions:\n  go: {\(transition)}\n"
    do throws(DocumentError) {
      _ = try SceneFile.parse(Array(text.utf8), path: "test.yaml", folder: nil)
      return []
    } catch { return error.diagnostics }
  }

  @Test(arguments: animators, kinds) func anAnimatorsKeysAreRefused(_ key: String, _ kind: String) {
    let found = diagnostics("kind: \(kind), from: a, to: b, \(key)")
    let name = key.prefix { $0 != ":" }
    #expect(found.map(\.message) == ["'\(name)' without 'tracks' changes nothing"])
    #expect(found.first?.line == 4)
    #expect(found.first?.hint?.contains("UIKit's own \(kind)") == true)
    #expect(diagnostics("kind: \(kind), from: a, to: b, \(key), tracks: {container: {opacity: 0.5}}").isEmpty)
  }

  /// What is wrong with a value is said alone.
  @Test func aWrongValueIsOneError() {
    #expect(diagnostics("kind: push, from: a, to: b, ease: esae").map(\.message) == ["unknown curve 'esae'"])
  }

  @Test(arguments: ["during", "before", "after"]) func whatIsSetAroundItIsHeeded(_ key: String) {
    #expect(diagnostics("kind: push, from: a, to: b, \(key): {to: {opacity: 0.5}}").isEmpty)
  }

  /// The way back of a transition with an animator has one too, and times of its own.
  @Test func theReverseOfAnAnimatorIsOne() {
    let text = """
      segue: 1
      screens: {a: {}, b: {}}
      transitions:
        go: {kind: push, from: a, to: b, tracks: {to: {x: W -> rest}}}
        back: {reverse: go, duration: 0.8}
      """
    #expect(throws: Never.self) { try SceneFile.parse(Array(text.utf8), path: "test.yaml", folder: nil) }
  }
}
