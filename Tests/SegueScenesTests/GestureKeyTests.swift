import SegueDocuments
import SegueScenes
import Testing

/// A gesture's keys are taken where they have an effect, and refused with the reason where they have none.
@Suite struct GestureKeyTests {
  private static let sets = "recognize: pan, sets: {home/card: {x: dx}}"
  private static let scrubs = "recognize: pan, progress: dx / 100, scrubs: {home/card: {x: 100}}"
  private static let drives = "recognize: pan, progress: dx / 100, drives: open"

  private static func with(_ recognizer: String) -> String { sets.replacing("pan", with: recognizer) }

  /// Gestures with a key, marked, that can have no effect there; each is one without it.
  private static let useless: [(gesture: String, key: String)] =
    [sets, scrubs].flatMap { gesture in
      ["«speed»: 2", "«timing-curve»: ease-in", "«wants-interactive-start»: false", "«ease»: linear"].map {
        (gesture, $0)
      }
    } + [(drives, "«catch»: true"), (scrubs, "«catch»: true")]
    + ["tap", "edge-pan(left)", "pinch", "swipe(left)"].map { (with($0), "«touches»: 2") }
    + ["tap", "swipe(left)"].map { (with($0), "«system-cancel»: cancel") }
    + [
      (drives, "finish: {when: true, «delay»: 0.2}"), (drives, "finish: {when: true, «then»: open}"),
      (drives, "finish: {when: true, «rest»: {home/card: {x: 9}}}"),
      (drives, "finish: {when: true, «duration»: 0.2}"), (drives, "cancel: {«duration»: 0.2}"),
      (scrubs, "finish: {when: true, then: open, «rest»: {home/card: {x: 9}}}"),
      (scrubs, "finish: {when: true, then: open, «duration»: 0.2}"),
      (scrubs, "finish: {when: true, then: open, «ease»: linear}"), (scrubs, "cancel: {«ease»: linear}"),
      (scrubs, "cancel: {«rest»: {home/card: {x: 9}}}"), (drives, "cancel: {«rest»: {home/card: {x: 9}}}"),
      (sets, "finish: {when: true, rest: {home/card: {x: 9}}, «delay»: 0.2}"),
      (sets, "finish: {when: true, then: open, «duration»: 0.2}"),
      (sets, "finish: {when: true, then: open, «ease»: linear}"),
    ]

  @Test(arguments: useless) func whatHasNoEffectIsRefused(_ gesture: String, _ key: String) throws {
    let marked = MarkedText(text("in: home, \(gesture), \(key)"))
    let found = diagnostics(marked.text).filter { $0.message.contains("has no effect") }
    #expect(found.count == 1)
    let name = key.drop { $0 != "«" }.dropFirst().prefix { $0 != "»" }
    #expect(found.first?.message.hasPrefix("'\(name)' ") == true)
    #expect(found.first?.line == marked.line)
    #expect(found.first?.column == marked.column)
  }

  /// Each key where it belongs.
  @Test(arguments: [
    (drives, "speed: 2"), (drives, "wants-interactive-start: false"), (drives, "ease: linear"),
    (sets, "catch: true"), (sets, "touches: 2"), (sets, "system-cancel: decide"),
    (sets, "finish: {when: true, delay: 0.2, then: open}"),
    (sets, "finish: {when: true, duration: 0.2, ease: linear, rest: {home/card: {x: 9}}}"),
    (sets, "cancel: {duration: 0.2, ease: linear}"), (sets, "cancel: {rest: {home/card: {x: 9}}}"),
    (drives, "finish: {when: true, ease: linear}"),
    (scrubs, "finish: {when: true, delay: 0.2, then: open}"), (scrubs, "cancel: {duration: 0.2}"),
  ]) func whatHasOneIsTaken(_ gesture: String, _ key: String) {
    #expect(diagnostics(text("in: home, \(gesture), \(key)")).map(\.message) == [])
  }

  /// A finish leads to one thing.
  @Test(arguments: [
    ("then: open, «rest»: {home/card: {x: 9}}", "'finish' has both 'then' and 'rest'"),
    ("", "'finish' leads to nothing"),
  ]) func aFinishLeadsToOneThing(_ keys: String, _ message: String) {
    let end = keys.isEmpty ? "«finish»: {when: true}" : "finish: {when: true, \(keys)}"
    let marked = MarkedText(text("in: home, \(Self.sets), \(end)"))
    let found = diagnostics(marked.text)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.column == marked.column)
  }

  /// A scroll layer's own pan comes before those that go its way.
  @Test(arguments: ["x", "y", "both"], ["left", "right", "up", "down"])
  func aPanAlongAScrollLayerNeedsBoth(_ axes: String, _ direction: String) {
    let along = axes == "both" || (axes == "x") == ["left", "right"].contains(direction)
    for recognizer in ["pan(\(direction))", "edge-pan(\(direction))", "swipe(\(direction))"] {
      let gesture = "in: home/list, recognize: \(recognizer), sets: {home/card: {x: dx}}"
      let found = diagnostics(text(gesture, list: "{scroll: \(axes)}")).map(\.message)
      let never =
        "'home/list' scrolls itself that way: its own pan is recognized first, and this one never begins"
      #expect(found == (along && !recognizer.hasPrefix("swipe") ? [never] : []), "\(recognizer)")
      #expect(diagnostics(text(gesture + ", with: home/list", list: "{scroll: \(axes)}")).isEmpty)
      #expect(diagnostics(text(gesture, list: "{scroll: \(axes), scrolling: false}")).isEmpty)
    }
  }

  private func text(_ gesture: String, list: String = "{}") -> String {
    """
    segue: 1
    screens:
      home: {layers: {card: {frame: [0, 0, 10, 10]}, list: \(list)}}
      detail: {}
    transitions:
      open: {kind: push, from: home, to: detail}
    gestures:
      slide: {\(gesture)}
    """
  }

  private func diagnostics(_ text: String) -> [Diagnostic] {
    do throws(DocumentError) {
      return try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil).warnings
    } catch { return error.diagnostics }
  }
}
