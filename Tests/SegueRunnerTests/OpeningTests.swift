import SegueDocuments
import Testing

@testable import SegueRunner

/// What is opened of what the rewriter has found.
@Suite("What a program is opened with")
struct OpeningTests {
  /// Sources with these types, each with a role, one of them with the entry.
  private static func sources(
    _ types: [(name: String, role: String)],
    entry: String? = nil,
    files: [String: String] = [:]
  ) throws -> RewrittenSources {
    let facts = types.map { type in
      let path = files[type.name] ?? "App.swift"
      return #"{"name": "\#(type.name)", "path": "\#(path)", "line": 3, "roles": ["\#(type.role)"], "#
        + #""visible": true, "generic": false, "madeWithoutArguments": true, "initializers": []}"#
    }
    let entries = entry.map { #"{"attribute": "main", "type": "\#($0)"}"# } ?? ""
    let text = #"{"facts": {"types": [\#(facts.joined(separator: ","))], "entries": [\#(entries)]}}"#
    return RewrittenSources(try #require(JSONReader.value(of: Array(text.utf8))), folder: "/tmp")
  }

  @Test("an app's delegate, with those of its scenes")
  func application() throws {
    let (app, scene) = (("AppDelegate", "applicationDelegate"), ("SceneDelegate", "sceneDelegate"))
    for entry in ["AppDelegate", nil] {
      let opening = try ProgramOpening.chosen(
        nil,
        in: Self.sources([("Home", "viewController"), app], entry: entry)
      )
      #expect(opening.kind == .application && opening.name == "AppDelegate")
      #expect(opening.expression == ".application({ AppDelegate() }, scenes: [])")
    }
    let both = try ProgramOpening.chosen(nil, in: Self.sources([scene, app, ("Other", "sceneDelegate")]))
    #expect(
      both.expression == ".application({ AppDelegate() }, scenes: [{ SceneDelegate() }, { Other() }])"
    )
    let alone = try ProgramOpening.chosen(nil, in: Self.sources([("Home", "viewController"), scene]))
    #expect(
      alone.expression == ".application(nil, scenes: [{ SceneDelegate() }])" && alone.name == "SceneDelegate"
    )
  }

  @Test("of several delegates, the one with the entry")
  func entry() throws {
    let types = [("Older", "applicationDelegate"), ("App", "applicationDelegate")]
    #expect(try ProgramOpening.chosen(nil, in: Self.sources(types, entry: "App")).name == "App")
  }

  @Test("animators of all files together, then of each other file by itself")
  func animators() throws {
    let names = ["PushAnimator", "PopAnimator", "Fade", "FadeOut", "Zoom"]
    let files = ["Fade": "Fade.swift", "FadeOut": "Fade.swift", "Zoom": "Zoom.swift"]
    let all = ProgramOpening.all(in: try Self.sources(names.map { ($0, "animator") }, files: files))
    #expect(all.map(\.name) == ["PushAnimator", "Fade", "Zoom"])
    #expect(all.map(\.kind) == [.transition, .transition, .transition])
    #expect(all[0].expression.contains("PushAnimator()") && all[0].expression.contains("PopAnimator()"))
    #expect(all[1].expression.contains("Fade()") && all[1].expression.contains("FadeOut()"))
    #expect(!all[2].expression.contains("Fade") && all[2].expression.contains("Zoom()"))
    let alone = ProgramOpening.all(in: try Self.sources([("Fade", "animator")]))
    #expect(alone.map(\.name) == ["Fade"])
  }

  @Test("without a delegate, a controller; without anything, an error that says what was looked for")
  func others() throws {
    #expect(
      try ProgramOpening.chosen(nil, in: Self.sources([("Home", "viewController")])).kind == .controller
    )
    #expect(throws: RunnerError.self) { try ProgramOpening.chosen(nil, in: Self.sources([])) }
    #expect(throws: RunnerError.self) {
      try ProgramOpening.chosen("Hoem", in: Self.sources([("Home", "viewController")]))
    }
  }
}
