import SegueRewriter
import Testing

/// Previews and entries.
@Suite struct PreviewTests {
  @Test(
    "every form of a preview becomes a function",
    arguments: [
      ("#Preview { Card() }", "@MainActor func _seguePreview1() -> Any { Card() }", "nil, traits: []"),
      (
        #"#Preview("Card") { Card() }"#, "@MainActor func _seguePreview1() -> Any { Card() }",
        #""Card", traits: []"#
      ),
      (
        #"#Preview("A", traits: .landscapeLeft, .portrait) { Card() }"#,
        "@MainActor func _seguePreview1() -> Any { Card() }", #""A", traits: ["landscapeLeft", "portrait"]"#
      ),
      (
        "#Preview(traits: .fixedLayout(width: 1, height: 2)) { Card() }",
        "@MainActor func _seguePreview1() -> Any { Card() }",
        #"nil, traits: ["fixedLayout(width: 1, height: 2)"]"#
      ),
      (
        "#Preview { let c = Card(); return c }",
        "@MainActor func _seguePreview1() -> Any { let c = Card(); return c }",
        "nil, traits: []"
      ),
      (
        #"#Preview("B", body: { Card() })"#, "@MainActor func _seguePreview1() -> Any { Card() } ",
        #""B", traits: []"#
      ),
      (
        #"#Preview("C", body: make)"#, "@MainActor func _seguePreview1() -> Any { make() }",
        #""C", traits: []"#
      ),
      (
        "@available(iOS 17, *)\n#Preview { Card() }",
        "@available(iOS 17, *)\n@MainActor func _seguePreview1() -> Any { Card() }", "nil, traits: []"
      ),
      (
        "#Preview(\n  \"D\"\n) { Card() }", "@MainActor func _seguePreview1() -> Any \n\n{ Card() }",
        #""D", traits: []"#
      ),
    ]
  )
  func forms(source: String, becomes: String, entry: String) {
    #expect(Pass.text(of: source + "\n") == becomes + "\n")
    let line = source.hasPrefix("@available") ? 2 : 1
    #expect(
      Pass.ending(of: source + "\n") == [
        "import UIKit", "@MainActor func _segueFile1(_ table: inout SegueTable) {",
        "  table.preview(\(entry), line: \(line), _seguePreview1)", "}",
      ]
    )
  }

  @Test("previews are counted over all files, and one under a condition is found under it")
  func several() {
    let rewriting = Pass.over([
      ("A.swift", "import UIKit\n#Preview { A() }\n#if DEBUG\n#Preview { B() }\n#endif\n"),
      ("B.swift", "import UIKit\n#Preview { C() }\n"),
    ])
    #expect(
      rewriting.facts.previews.map(\.function) == ["_seguePreview1", "_seguePreview2", "_seguePreview3"]
    )
    #expect(rewriting.facts.previews.map(\.line) == [2, 4, 2])
    #expect(
      rewriting.files[0].text.contains(
        "#if (DEBUG)\n  table.preview(nil, traits: [], line: 4, _seguePreview2)\n#endif"
      )
    )
    #expect(rewriting.program.contains("  _segueFile1(&table)\n  _segueFile2(&table)\n"))
  }

  @Test("a preview's body is rewritten too")
  func body() {
    #expect(
      Pass.text(of: "#Preview { make(#selector(A.f)) }\nclass A { @objc func f() {} }\n").hasPrefix(
        #"@MainActor func _seguePreview1() -> Any { make(Selector("f", A.f)) }"#
      )
    )
  }

  @Test("a form that cannot be played says so, and leaves only its lines")
  func refused() {
    let source = "#Preview(arguments: [1, 2]) { n in\n  Card(n)\n}\nlet a = 1\n"
    #expect(Pass.text(of: source).hasSuffix("\n         \n \nlet a = 1\n"))
    #expect(
      Pass.diagnostics(of: source) == [
        "Card.swift:1:1: error: this form of '#Preview' is not one that can be played"
      ]
    )
  }

  @Test("an entry's attribute goes into the generated program", arguments: ["main", "UIApplicationMain"])
  func entry(attribute: String) {
    let source = "@\(attribute) class App: UIResponder, UIApplicationDelegate {}\n"
    let rewriting = Pass.over(source)
    let spaces = String(repeating: " ", count: attribute.count + 1)
    #expect(rewriting.files[0].text == "\(spaces) class App: UIResponder, UIApplicationDelegate {}\n")
    #expect(rewriting.program.contains("  program.applicationDelegate = { App() }\n"))
    #expect(rewriting.program.contains("@main enum SegueEntry {"))
    #expect(rewriting.facts.entries.map(\.type) == ["App"])
    #expect(rewriting.facts.entries.map(\.attribute) == [attribute])
  }

  @Test("a type with a main of its own is called, and without an entry nothing is")
  func main() {
    let source = "@main struct Tool { static func main() {} }\n"
    #expect(Pass.over(source).program.contains("  program.main = { Tool.main() }\n"))
    var options = Rewriter.Options()
    options.writesEntry = false
    #expect(!Pass.over(source, options).program.contains("@main"))
    #expect(
      Pass.over("let a = 1\n").program.contains(
        "  let program = SegueProgram(table: table)\n  return program\n"
      )
    )
  }

  @Test("two entries are one too many")
  func twoEntries() {
    let source = "@main struct A {}\n@main struct B {}\n"
    #expect(
      Pass.diagnostics(of: source) == [
        "Card.swift:2:1: error: 'B' is a second beginning of the program, after 'A'"
      ]
    )
  }
}
