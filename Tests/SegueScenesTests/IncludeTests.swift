import Foundation
import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import Testing

/// Files that a scene includes: what they give, where what is wrong in them is, and what they may not be.
@Suite("Includes")
struct IncludeTests {
  private func inFolder<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws -> Result
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent("scene").appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return try body(folder.appendingPathComponent("scene").path)
  }

  private func diagnostics(_ files: [String: String]) throws -> [String] {
    try inFolder(files) { folder in
      do {
        return try SceneFile.load(folder).warnings.map { shown($0, folder) }
      } catch let error as DocumentError {
        return error.diagnostics.map { shown($0, folder) }
      }
    }
  }

  private func shown(_ diagnostic: Diagnostic, _ folder: String) -> String {
    let file = diagnostic.file.replacingOccurrences(of: folder + "/", with: "")
    let hint = diagnostic.hint.map { " (\($0.replacingOccurrences(of: folder, with: "")))" } ?? ""
    return "\(file):\(diagnostic.line):\(diagnostic.column): \(diagnostic.message)\(hint)"
  }

  private static let own = """
    segue: 1
    include: [colors.yaml, parts/cells.yaml]
    tokens: {tint: red}
    screens:
      home: {layers: {a: {use: cell}}}
      page: {}
    transitions:
      open: {kind: push, from: home, to: page, use: slide}

    """
  private static let colors = "segue: 1\ntokens: {tint: blue, gap: 8}\n"
  private static let cells = """
    segue: 1
    include: colors.yaml
    components:
      cell: {fill: $tint, radius: $gap}
    presets:
      slide: {duration: 0.4, tracks: {to: {x: W -> rest}}}

    """

  @Test("What is included is as if it were written in the scene, whose own names win")
  func included() throws {
    let written = """
      segue: 1
      screens:
        home: {layers: {a: {fill: red, radius: 8}}}
        page: {}
      transitions:
        open: {kind: push, from: home, to: page, duration: 0.4, tracks: {to: {x: W -> rest}}}
      """
    func meaning(_ scene: Scene) -> String {
      var scene = scene
      scene.title = ""
      return String(reflecting: scene).replacing(/SourceRange\(lower: \d+, upper: \d+\)/, with: "")
    }
    let files = ["scene.yaml": Self.own, "colors.yaml": Self.colors, "parts/cells.yaml": Self.cells]
    try inFolder(files) { folder in
      let file = try SceneFile.load(folder)
      #expect(meaning(file.scene) == (try meaning(scene(written).scene)))
      #expect(file.warnings == [])
      #expect(file.includedPaths == ["\(folder)/colors.yaml", "\(folder)/parts/cells.yaml"])
      let radius = try #require(file.scene.screens[0].root.layers[0].values.first { $0.property == .radius })
      #expect(file.place(of: radius.value.source) == ("\(folder)/colors.yaml", 2))
      #expect(file.isIncluded(radius.value.source))
      #expect(file.place(of: file.scene.screens[0].root.source) == ("\(folder)/scene.yaml", 5))
      #expect(!file.isIncluded(file.scene.screens[0].root.source))
      let track = file.scene.transitions[0].body.tracks[0]
      #expect(file.place(of: track.targets[0].source) == ("\(folder)/parts/cells.yaml", 6))
      let later = file.error("late", at: track.targets[0].source)
      #expect(shown(later, folder) == "parts/cells.yaml:6:35: late")
      #expect(shown(file.warning("late", at: .none), folder) == "scene.yaml:1:1: late")
    }
  }

  /// The scene includes a.yaml; the files beside it, and what is said.
  private static let mistakes: [(files: [String: String], said: [String])] = [
    (
      ["a.yaml": "segue: 1\ncomponents: {dot: {fill: rde}}"],
      ["a.yaml:2:26: unknown colour 'rde' (did you mean 'red'?)"]
    ),
    (
      ["a.yaml": "segue: 1\ntokens: {b: $c}"], ["a.yaml:2:13: nothing is called '$c'"]
    ),
    (
      ["a.yaml": "segue: 1\npresets: {b: {durations: 1}}"],
      ["a.yaml:2:15: a preset has no 'durations' (did you mean 'duration'?)"]
    ),
    (
      ["a.yaml": "tokens: {b: 1}"],
      [
        "a.yaml:1:1: 'segue: 1' is missing (an included file begins with the language's version, as a scene does)"
      ]
    ),
    (
      ["a.yaml": "segue: 2"],
      ["a.yaml:1:8: version '2' of the scene language is not known (this program reads version 1)"]
    ),
    (
      ["a.yaml": "segue: 1\nscreens: {other: {}}"],
      [
        "a.yaml:2:1: 'screens' belongs to the scene, not to a file that it includes (such files have tokens, components, presets, and 'include')"
      ]
    ),
    (
      ["a.yaml": "segue: 1\ntoken: {b: 1}"],
      [
        "a.yaml:2:1: an included file has no 'token' (did you mean 'tokens'? valid here: segue, include, tokens, components, presets)"
      ]
    ),
    (["a.yaml": "- 1"], ["a.yaml:1:1: an included file is a mapping, found a list (begin with 'segue: 1')"]),
    (
      ["a.yaml": "segue: 1\n\n  x: ["],
      [
        "a.yaml:3:3: 'x' is indented deeper than the line above, which has a value already (indent it by 0 spaces to write it beside that one)"
      ]
    ),
    (["a.yaml": ""], ["a.yaml:1:1: the file is empty ('segue new NAME' writes a scene to start from)"]),
    ([:], ["scene.yaml:2:10: no file 'a.yaml' is beside the scene (at hand: controls, motion)"]),
    (
      ["b.yaml": "segue: 1"],
      [
        "scene.yaml:2:10: no file 'a.yaml' is beside the scene (did you mean 'b.yaml'? at hand: b.yaml, controls, motion)"
      ]
    ),
    (["a.yaml": "segue: 1\ninclude: a.yaml"], ["a.yaml:2:10: 'a.yaml' includes itself (a.yaml → a.yaml)"]),
    (
      [
        "a.yaml": "segue: 1\ninclude: b.yaml", "b.yaml": "segue: 1\ninclude: [c.yaml, a.yaml]",
        "c.yaml": "segue: 1",
      ],
      ["b.yaml:2:19: 'a.yaml' includes itself (a.yaml → b.yaml → a.yaml)"]
    ),
    (
      ["a.yaml": "segue: 1\ninclude: scene.yaml"],
      ["a.yaml:2:10: the scene includes itself (scene.yaml → a.yaml → scene.yaml)"]
    ),
    (
      ["a.yaml": "segue: 1\ninclude: ../b.yaml", "../b.yaml": "segue: 1"],
      [
        "a.yaml:2:10: '../b.yaml' leads out of the scene's folder (files are named relative to the scene and stand beside it or below)"
      ]
    ),
    (
      ["a.yaml": "segue: 1\ninclude: /etc/passwd"],
      [
        "a.yaml:2:10: '/etc/passwd' leads out of the scene's folder (files are named relative to the scene and stand beside it or below)"
      ]
    ),
    (
      ["a.yaml": "segue: 1\ninclude: {b: c}"],
      [
        "a.yaml:2:10: expected a file beside the scene, found a mapping (for example include: [colors.yaml, cells.yaml])"
      ]
    ),
    (
      [
        "a.yaml": "segue: 1\ninclude: [b.yaml, c.yaml]", "b.yaml": "segue: 1\ntokens: {t: 1}",
        "c.yaml": "segue: 1\ntokens: {s: 1, t: 2}",
      ],
      [
        "c.yaml:2:16: two included files have 't' under 'tokens' (give one of them another name, or say in the scene itself what it is)"
      ]
    ),
  ]

  @Test("What is wrong in an included file is said there", arguments: mistakes.indices)
  func wrong(_ index: Int) throws {
    var files = Self.mistakes[index].files
    files["scene.yaml"] = "segue: 1\ninclude: a.yaml\nscreens: {home: {}}"
    #expect(try diagnostics(files) == Self.mistakes[index].said)
  }

  @Test("Links that lead out of the folder, folders, many files and large ones are refused")
  func bounds() throws {
    let scene = "segue: 1\ninclude: a.yaml\nscreens: {home: {}}"
    try inFolder(["scene.yaml": scene, "../out.yaml": "segue: 1"]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/a.yaml",
        withDestinationPath: "../out.yaml"
      )
      #expect(throws: DocumentError.self) { try SceneFile.load(folder) }
    }
    #expect(
      try diagnostics(["scene.yaml": scene, "a.yaml/b": ""]) == [
        "scene.yaml:2:10: cannot read 'a.yaml': it is a folder"
      ]
    )
    var many = ["scene.yaml": scene]
    many["a.yaml"] = "segue: 1\ninclude: [\((0..<40).map { "f\($0).yaml" }.joined(separator: ", "))]"
    for number in 0..<40 { many["f\(number).yaml"] = "segue: 1" }
    #expect(
      try diagnostics(many) == ["a.yaml:2:311: more than 32 files are included"]
    )
    let filler = String(repeating: "#234567890\n", count: 60_000)
    let large = [
      "scene.yaml": scene, "a.yaml": "segue: 1\ninclude: b.yaml\n\(filler)", "b.yaml": "segue: 1\n\(filler)",
    ]
    #expect(
      try diagnostics(large) == [
        "a.yaml:2:10: cannot read 'b.yaml': all that is included is larger than 1 MB"
      ]
    )
  }

  @Test("A file included twice, by two ways, is read once")
  func twice() throws {
    let files = [
      "scene.yaml": "segue: 1\ninclude: [a.yaml, b.yaml, c.yaml]\nscreens: {home: {x: $t}}",
      "a.yaml": "segue: 1\ninclude: c.yaml", "b.yaml": "segue: 1\ninclude: [c.yaml]",
      "c.yaml": "segue: 1\ntokens: {t: 3}",
    ]
    #expect(try diagnostics(files) == [])
  }

  @Test("A document tells that what it includes has changed, reads it again, and tunes its own file alone")
  func changes() throws {
    let files = ["scene.yaml": Self.own, "colors.yaml": Self.colors, "parts/cells.yaml": Self.cells]
    try inFolder(files) { folder in
      var document = try SceneDocument.open(folder)
      #expect(!document.file.includesHaveChanged)
      #expect(document.knobs.map(\.text) == ["red"])
      try Data(Self.colors.replacing("8", with: "9").utf8).write(
        to: URL(fileURLWithPath: "\(folder)/colors.yaml")
      )
      #expect(document.file.includesHaveChanged)
      try document.rereadFilesBeside()
      #expect(!document.file.includesHaveChanged)
      let radius = try #require(
        document.scene.screens[0].root.layers[0].values.first { $0.property == .radius }
      )
      #expect(radius.value.node == .number(9))
      let tint = try #require(document.knobs.first)
      try document.write("blue", to: tint.id)
      #expect(String(decoding: document.source, as: UTF8.self) == Self.own.replacing("red", with: "blue"))
      try Data("segue: 1\ntokens: [".utf8).write(to: URL(fileURLWithPath: "\(folder)/colors.yaml"))
      #expect(document.file.includesHaveChanged)
      #expect(throws: DocumentError.self) { try document.rereadFilesBeside() }
      #expect(document.source.count == Self.own.utf8.count + 1)
    }
  }
}
