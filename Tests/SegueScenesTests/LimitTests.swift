import SegueDocuments
import SegueModel
import SegueScenes
import SegueTestSupport
import Testing

@Suite("Limits")
struct LimitTests {
  private func message(_ bytes: [UInt8]) -> String? {
    do {
      _ = try SceneFile.parse(bytes, path: "scene.yaml", folder: nil)
      return nil
    } catch {
      return error.diagnostics.first?.message
    }
  }

  private func message(_ text: String) -> String? { message(Array(text.utf8)) }

  @Test("A file larger than 1 MB is refused unread")
  func size() throws {
    #expect(message([UInt8](repeating: UInt8(ascii: "["), count: 10 << 20)) == "larger than 1 MB")
    let folder = try TemporaryFolder()
    try folder.write("scene.yaml", [UInt8](repeating: UInt8(ascii: "["), count: 10 << 20))
    do {
      _ = try SceneFile.load(folder.path)
      Issue.record("ten megabytes were read")
    } catch {
      #expect(error.diagnostics.map(\.message) == ["cannot read the scene: it is larger than 1 MB"])
    }
  }

  @Test(
    "Deep nesting of every kind is refused before it is parsed",
    arguments: [
      String(repeating: "[", count: 900_000), String(repeating: "{a: ", count: 200_000),
      String(repeating: "- ", count: 400_000), String(repeating: "? ", count: 400_000),
      "a: " + String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
      (0..<100).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
    ]
  )
  func nesting(text: String) {
    #expect(message(text) == "nested deeper than 64 levels")
  }

  @Test("Brackets in quotes, comments and blocks do not nest")
  func brackets() {
    let open = String(repeating: "[", count: 100)
    let text =
      "segue: 1 # \(open)\ntitle: \"\(open)\"\nscreens: {home: {text: '\(open)'}}\nscripts:\n  a: |\n    # \(open)\n"
    #expect(message(text) == nil)
  }

  @Test(
    "Anchors and aliases are refused wherever they may hide",
    arguments: [
      "a: &x 1", "a: [&x 1]", "a: {b: &x 1}", "- a: |\n    text\n  b: &x 1", "? &x a\n: 1",
      "a:\n  &x\n  b: 1",
      "&x a: 1", "a: \"b\"\nc: *x", "a: 'it''s'\nb: *x", "{\"a\":*x}", "- - *x", "a: >-\n  t\nb: *x",
    ]
  )
  func bombs(text: String) {
    #expect(message(text)?.hasSuffix("are not part of the scene language") == true)
  }

  /// Each entry may be the first of a value that YAML has taken apart: its end is not looked for in all the others.
  @Test(
    "What reading takes grows with the number of entries, not with its square",
    .timeLimit(.minutes(3)),
    arguments: ["1", "("]
  )
  func entries(value: String) {
    let entries = (0..<20_000).map { "a\($0): \(value)" }.joined(separator: ", ")
    #expect(message("segue: 1\ntitle: {\(entries)}") != nil)
    let items = Array(repeating: value, count: 20_000).joined(separator: ", ")
    #expect(message("segue: 1\ntitle: [\(items)]") != nil)
  }

  @Test("Expressions are bounded in length, depth and what their tokens unfold to")
  func expressions() {
    func screen(_ value: String) -> String { "segue: 1\nscreens: {home: {x: \(value)}}" }
    let deep = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    #expect(message(screen(deep)) == "nested deeper than 64 levels")
    #expect(message(screen(String(repeating: "-", count: 1000) + "1")) != nil)
    let long = Array(repeating: "1", count: 2000).joined(separator: " + ")
    #expect(message(screen(long)) == "longer than 2000 bytes")
    let bomb = (0..<14).map { "  t\($0): $t\($0 + 1) + $t\($0 + 1)" }.joined(separator: "\n")
    let text = "segue: 1\ntokens:\n\(bomb)\n  t14: 1\nscreens: {home: {x: $t0}}"
    #expect(message(text)?.contains("too long with") == true)
  }

  @Test("Layers are bounded after repeats and grids have been written out")
  func layers() {
    let nested = "segue: 1\nscreens: {home: {layers: {a: {repeat: 200, layers: {b: {repeat: 200}}}}}}"
    #expect(message(nested) == "more than 10000 layers")
    let grid = """
      segue: 1
      screens: {home: {}, next: {}}
      transitions:
        go:
          kind: push
          from: home
          to: next
          add: {bits: {copy: from, grid: [1000, 1000]}}
          tracks: {to: {y: H}}
      """
    #expect(message(grid) == "more than 10000 layers")
  }

  @Test("Text is bounded, and loses its control characters")
  func text() throws {
    let long = String(repeating: "a", count: 20_001)
    #expect(
      message("segue: 1\nscreens: {home: {text: \(long)}}") == "the text is longer than 20000 characters"
    )
    let file = try scene(
      "segue: 1\ntitle: \"T\\e]0;x\\a\"\nscreens: {home: {bar: \"B\\x9b\", text: \"a\\e[2Jb\\tc\\nd\\u202e\"}}"
    )
    #expect(file.scene.title == "T]0;x")
    #expect(file.scene.screens[0].bar == "B")
    #expect(file.scene.screens[0].root.values[0].value.node == .text("a[2Jb c\nd"))
  }

  @Test("What is no text at all is told as such")
  func encodings() {
    #expect(message([0xff, 0xfe, 0x00]) == "not UTF-8 text")
    #expect(message("segue: 1\u{0}")?.hasPrefix("not valid YAML") == true)
    #expect(message("") == "the file is empty")
    #expect(message("# nothing\n") == "the file is empty")
    #expect(message("\u{feff}segue: 1\nscreens: {home: {}}") == nil)
    #expect(message("segue: 1\r\nscreens: {home: {}}\r\n") == nil)
  }

  @Test("Long chains of presets and of reversed transitions are refused")
  func chains() {
    let presets = (0..<3000).map { "  p\($0): {use: p\($0 + 1)}" }.joined(separator: "\n")
    let go = "transitions: {go: {kind: push, from: a, to: b, use: p0}}"
    let text = "segue: 1\nscreens: {a: {}, b: {}}\npresets:\n\(presets)\n  p3000: {duration: 1}\n\(go)"
    #expect(message(text) == "presets use one another more than 16 deep")
    let reversed = (0..<3000).map { "  t\($0): {reverse: t\($0 + 1)}" }.joined(separator: "\n")
    let last = "  t3000: {kind: push, from: a, to: b}"
    let chain = "segue: 1\nscreens: {a: {}, b: {}}\ntransitions:\n\(reversed)\n\(last)"
    #expect(message(chain) == "transitions reverse one another more than 16 times")
  }

  /// Copies of a layer, uses of a token and points of a path multiply.
  @Test(
    "The values of all layers together are bounded, whatever multiplies them",
    arguments: [
      "repeat: 9000, x: \(Array(repeating: "i", count: 40).joined(separator: " + "))",
      "repeat: 90, path: M 0 0\((0..<6000).map { " L \($0) 1" }.joined())",
      "repeat: 9000, x: $long, y: $long",
    ]
  )
  func products(layer: String) {
    let token = Array(repeating: "i", count: 30).joined(separator: " + ")
    let text = "segue: 1\ntokens: {long: \(token)}\nscreens: {home: {layers: {a: {\(layer)}}}}"
    #expect(
      message(text) == "the values of all layers are more than 400000 numbers, operators and points of paths"
    )
    #expect(message(text.replacing("repeat: 90", with: "repeat: 2")) == nil)
  }

  @Test("No number of warnings hides an error")
  func warnings() {
    let layers = (0..<200).map { "      a\($0): {frame: [0, 0, 9, 9], x: 1}" }
    let written = layers.joined(separator: "\n")
    let text = "segue: 1\nscreens:\n  home:\n    layers:\n\(written)\n      z: {x: home/z.x}"
    do {
      _ = try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil)
      Issue.record("a scene that depends on itself was read")
    } catch {
      #expect(error.diagnostics.contains { $0.message == "'home/z.x' depends on itself" })
      #expect(error.diagnostics.count { $0.severity == .warning } == 100)
    }
  }

  /// What was meant is looked for in the whole scene, and only for what is reported.
  @Test(
    "Thousands of mistakes are no more than a hundred errors",
    .timeLimit(.minutes(1)),
    arguments: ["opacity: nme#.x", "opacity: home/nme#.x", "opactiy: nme#.x", "opacity: parent/nme#.x"]
  )
  func mistakes(value: String) {
    let layers = (0..<9000).map {
      "      l\($0): {\(value.replacing("#", with: "\($0)"))}"
    }
    let text = "segue: 1\nscreens:\n  home:\n    layers:\n\(layers.joined(separator: "\n"))"
    do {
      _ = try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil)
      Issue.record("a scene of mistakes was read")
    } catch {
      #expect(error.diagnostics.count == 100)
    }
  }

  @Test("Thousands of layers that read one another are checked in reasonable time")
  func many() {
    let layers = (0..<1500).map {
      "      a\($0): {x: home/a\(max(0, $0 - 1)).y, y: home/a\(max(0, $0 - 1)).y + 1}"
    }
    let text = "segue: 1\nscreens:\n  home:\n    layers:\n\(layers.joined(separator: "\n"))"
    #expect(message(text) == "'home/a0.y' depends on itself")
  }
}
