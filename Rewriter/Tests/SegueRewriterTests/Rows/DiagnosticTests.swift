import SegueDocuments
import SegueRewriter
import Testing

/// What cannot be had is said, with its place and what to do.
@Suite struct DiagnosticTests {
  @Test("a module that several files miss is said at the first import, with the number of the others")
  func missingModules() {
    let import1 = "import UIKit\nimport SnapKit\n"
    let found = Pass.over([
      ("A.swift", import1), ("B.swift", import1), ("C.swift", "import Lottie\n" + import1),
    ])
    #expect(
      found.diagnostics.map { "\($0.file):\($0.line) \($0.message)" } == [
        "A.swift:2 there is no module 'SnapKit' here: the import is left out, as in 2 other places",
        "C.swift:1 there is no module 'Lottie' here: the import is left out",
      ]
    )
    let two = Pass.over([("A.swift", import1), ("B.swift", import1)]).diagnostics.map(\.message)
    #expect(two == ["there is no module 'SnapKit' here: the import is left out, as in 1 other place"])
    // Errors are each at their own place.
    let errors = Pass.over([("A.swift", "let c = objc_getClass(\"A\")\nlet d = objc_getClass(\"A\")\n")])
    #expect(errors.diagnostics.map(\.line) == [1, 2])
  }

  @Test(
    "what cannot be had",
    arguments: [
      ("class A { @NSManaged var a: Int }", "1:11: error: '@NSManaged' is Core Data's, which is not here"),
      (
        "class A { @NSCopying var a: B }",
        "1:11: warning: '@NSCopying' is left out: setting the property does not copy the value"
      ),
      (
        "func f() { method_exchangeImplementations(a, b) }",
        "1:12: warning: 'method_exchangeImplementations' has no effect here: methods cannot be exchanged"
      ),
      (
        "let c = NSClassFromString(\"A\")",
        "1:9: warning: 'NSClassFromString' finds the classes of these files and UIKit's, by their names without a module"
      ),
      (
        "let c = objc_getClass(\"A\")",
        "1:9: error: 'objc_getClass' is Objective-C's runtime, which is not here"
      ),
      (
        "let c = class_copyIvarList(a, b)",
        "1:9: error: 'class_copyIvarList' is Objective-C's runtime, which is not here"
      ),
      (
        "let v = bar.value(forKey: \"_contentView\")",
        "1:27: warning: UIKit's private '_contentView' does not exist here"
      ),
      ("import SnapKit", "1:1: warning: there is no module 'SnapKit' here: the import is left out"),
      ("import SwiftUI", "1:1: warning: there is no module 'SwiftUI' here: the import is left out"),
      ("struct P: PreviewProvider {}", "1:8: warning: 'P' is for SwiftUI, which is not here: it is left out"),
      (
        "@NSApplicationMain class A {}",
        "1:1: error: '@NSApplicationMain' begins a Mac's app, which is not played here"
      ),
      ("let s = #selector(1)", "1:19: error: '#selector' takes a method or a property"),
      ("let s = #selector(a + b)", "1:19: error: '#selector' takes a method or a property"),
      ("let k = #keyPath(a[0])", "1:9: error: this key path is not one of properties"),
    ]
  )
  func refused(source: String, message: String) {
    let found = Pass.over("// ä\n" + source + "\n").diagnostics
    #expect(found.map(Pass.line) == ["Card.swift:2" + message.dropFirst()])
    #expect(found.allSatisfy { $0.hint?.isEmpty == false })
  }

  @Test(
    "what can be had is not told",
    arguments: [
      "let o = objc_getAssociatedObject(a, &key)", "let v = a.value(forKey: \"name\")",
      "let s = Selector(\"tap:\")", "let s = NSSelectorFromString(\"tap:\")", "import Observation",
      "func class_make() {}\nlet a = class_make()", "perform(Selector((\"tap\")), with: nil)",
    ]
  )
  func allowed(source: String) { #expect(Pass.diagnostics(of: source + "\n") == []) }

  @Test("a type for SwiftUI alone goes, with what is in it")
  func swiftUI() {
    let source = "struct P: UIViewRepresentable {\n  func f() { g(#selector(a)) }\n}\nlet a = 1\n"
    #expect(
      Pass.text(of: source)
        == "                               \n                              \n \nlet a = 1\n"
    )
  }

  @Test("columns count characters, and the line is shown")
  func columns() {
    let found = Pass.over("let ä🎴 = 1; let c = NSClassFromString(\"A\")\n").diagnostics
    #expect(found.map(\.column) == [21] && found.map(\.length) == [17])
    #expect(found[0].rendered().contains("\n  let ä🎴 = 1; let c = NSClassFromString(\"A\")\n"))
  }

  @Test(
    "a file that does not parse has the parser's errors, and no text",
    arguments: [
      ("class A {\n", "Bad.swift:1:10: error: expected '}' to end class"),
      ("let = 1\n", "Bad.swift:1:5: error: expected pattern in variable"),
      ("func f( {}\n", "Bad.swift:1:8: error: expected ')' to end parameter clause"),
    ]
  )
  func unparsable(source: String, message: String) {
    let rewriting = Pass.over([("Good.swift", "let a = 1\n"), ("Bad.swift", source)])
    #expect(rewriting.files.map(\.path) == ["Good.swift"])
    #expect(rewriting.unreadable == ["Bad.swift"] && rewriting.hasErrors)
    #expect(rewriting.diagnostics.first.map(Pass.line) == message)
    #expect(rewriting.diagnostics.allSatisfy { $0.severity == .error && $0.file == "Bad.swift" })
  }
}
