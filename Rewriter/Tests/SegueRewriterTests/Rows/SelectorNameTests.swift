import Testing

@testable import SegueRewriter

/// Names by Objective-C's rules.
@Suite struct SelectorNameTests {
  static let names: [(String, [String], String)] = [
    ("tap", [], "tap"), ("handlePan", ["_"], "handlePan:"), ("tap", ["with"], "tapWith:"),
    ("f", ["a", "b"], "fWithA:b:"), ("move", ["to"], "moveTo:"), ("moveTo", ["x", "y"], "moveToX:y:"),
    ("go", ["withX"], "goWithX:"), ("trans", ["_", "_"], "trans::"), ("set", ["URL"], "setWithURL:"),
    ("keyboardWillShow", ["notification"], "keyboardWillShowWithNotification:"),
    ("f", ["_", "for"], "f:for:"),
    ("animationDidStop", ["_", "finished"], "animationDidStop:finished:"), ("URLFor", ["url"], "URLForUrl:"),
    ("run", ["forURL", "_"], "runForURL::"), ("f", ["inside", "of"], "fInside:of:"),
    ("f", ["information"], "fWithInformation:"),
  ]

  @Test("methods", arguments: names)
  func methods(base: String, labels: [String], selector: String) {
    #expect(ObjectiveCName.selector(base, labels: labels) == selector)
  }

  @Test("what throws or waits has a parameter more")
  func effects() {
    #expect(ObjectiveCName.selector("load", labels: [], isThrowing: true) == "loadAndReturnError:")
    #expect(ObjectiveCName.selector("load", labels: ["_"], isThrowing: true) == "load:error:")
    #expect(ObjectiveCName.selector("load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
    #expect(ObjectiveCName.selector("load", labels: ["_"], isAsync: true) == "load:completionHandler:")
    #expect(ObjectiveCName.setter("isOn") == "setIsOn:")
  }

  // On a Mac the frontend's flag is on already, and the module below would hide the real one.
  #if os(Linux)
    @Test("the compiler gives the same names: it refuses a second method of each")
    func compiler() throws {
      var cases = Self.names
      for word in ObjectiveCName.prepositions.union(["around", "over", "under", "without", "about"]).sorted()
      {
        cases.append(("go", [word], ObjectiveCName.selector("go", labels: [word])))
        let base = "go" + ObjectiveCName.capitalized(word)
        cases.append((base, ["x"], ObjectiveCName.selector(base, labels: ["x"])))
      }
      let folder = try TemporaryFolder()
      var source = "import ObjectiveC\nopen class X {\n"
      for (index, (base, labels, selector)) in cases.enumerated() {
        source += "}\nopen class X\(index) {\n@objc func \(base)(\(Self.parameters(labels))) {}\n"
        source += "@objc(\(selector)) func other(\(Self.parameters(labels.map { _ in "_" }))) {}\n"
      }
      try folder.write("ObjectiveC.swift", "public struct Selector { public init(_ s: String) {} }\n")
      try folder.write("names.swift", source + "}\n")
      _ = try Tool.run(
        ["swiftc", "-emit-module", "-parse-as-library", "-module-name", "ObjectiveC", "ObjectiveC.swift"],
        in: folder.path
      )
      let flags = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-I", "."]
      let result = try Tool.run(
        ["swiftc", "-frontend", "-typecheck"] + flags + ["names.swift"],
        in: folder.path
      )
      for (_, _, selector) in cases {
        #expect(result.output.contains("with Objective-C selector '\(selector)' conflicts"), "\(selector)")
      }
    }

    private static func parameters(_ labels: [String]) -> String {
      labels.enumerated().map { "\($1 == "in" ? "`in`" : $1) _\($0): Int" }.joined(separator: ", ")
    }
  #endif
}
