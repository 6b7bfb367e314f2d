import SegueRewriter
import Testing

/// What is found by name.
@Suite struct TableTests {
  private static func lines(_ text: String) -> [String] {
    Pass.ending(of: text).filter { $0.contains("table.") || $0.hasPrefix("#") }
      .map { String($0.drop { $0 == " " }.trimmingPrefix("table.")) }
  }

  @Test("the whole ending of a file")
  func ending() {
    let text = """
      import UIKit
      class Card: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @objc private func pan(_ p: UIPanGestureRecognizer) {}
      }
      """
    #expect(
      Pass.ending(of: text) == [
        "extension Card {", "  @MainActor static func _segueTable1_1(_ table: inout SegueTable) {",
        #"    table.property("label", \Card.label)"#, #"    table.method("pan:", Card.pan(_:))"#, "  }", "}",
        "@MainActor func _segueFile1(_ table: inout SegueTable) {", "  Card._segueTable1_1(&table)", "}",
      ]
    )
  }

  @Test(
    "members that Objective-C sees",
    arguments: [
      ("@objc func f() {}", #"method("f") { (object: A) in { () -> Void in object.f() } }"#),
      ("@objc func f() -> Int { 1 }", #"method("f") { (object: A) in { () -> Int in object.f() } }"#),
      ("@IBAction func f(_ s: Any) {}", #"method("f:", A.f(_:))"#),
      ("@IBSegueAction func f(_ c: NSCoder) -> A? { nil }", #"method("f:", A.f(_:))"#),
      ("@objc(x) func f(_ s: Any) {}", #"method("x", A.f(_:))"#),
      ("@objc func f(_ a: Int) throws {}", #"method("f:error:", A.f(_:))"#),
      ("@objc var f = 1", #"property("f", \A.f)"#), ("@objc(x) var f = 1", #"property("x", \A.f)"#),
      ("@objc let `default` = 1", #"property("default", \A.`default`)"#),
      ("@IBOutlet var f: [UIView]!", #"property("f", \A.f)"#),
      ("@IBInspectable var f = 1", #"property("f", \A.f)"#),
    ]
  )
  func members(source: String, line: String) { #expect(Self.lines("class A { \(source) }\n") == [line]) }

  @Test(
    "members that it does not see, or that have no use by name",
    arguments: [
      "func f() {}", "var f = 1", "@objc static func f() {}", "@objc init(a: Int) {}", "@objc deinit {}",
    ]
  )
  func unseen(source: String) { #expect(Self.lines("class A { \(source) }\n") == []) }

  @Test(
    "a command of editing is found in whoever overrides it",
    arguments: [
      ("UIView", "override func copy(_ sender: Any?) {}", [#"method("copy:", A.copy(_:))"#]),
      (
        "UIViewController", "override func selectAll(_ s: Any?) {}",
        [#"method("selectAll:", A.selectAll(_:))"#]
      ),
      ("UILabel", "@objc override func cut(_ sender: Any?) {}", [#"method("cut:", A.cut(_:))"#]),
      ("UIView", "func copy(_ sender: Any?) {}", []), ("UIView", "override func layoutSubviews() {}", []),
      ("NSObject", "override func copy(_ sender: Any?) {}", []),
      ("B", "override func paste(_ s: Any?) {}", []),
    ]
  )
  func editing(parent: String, source: String, lines: [String]) {
    #expect(Self.lines("class A: \(parent) { \(source) }\nclass B: NSObject {}\n") == lines)
  }

  @Test("two methods of one name are told apart by their types")
  func overloads() {
    let text =
      "class A { @objc(a:) func f(_ a: Int) {}; @objc(b:) func f(_ b: String?) throws -> Bool { true } }\n"
    #expect(
      Self.lines(text) == [
        #"method("a:") { (object: A) in { (_0: Int) -> Void in object.f(_0) } }"#,
        #"method("b:") { (object: A) in { (_0: String?) throws -> Bool in try object.f(_0) } }"#,
      ]
    )
  }

  @Test("members of a class for Objective-C, but for those that say otherwise")
  func all() {
    let text =
      "@objcMembers class A { func f(_ a: Int) {}; private func g() {}; @nonobjc func h() {}; var v = 1 }\n"
    #expect(Self.lines(text) == [#"method("f:", A.f(_:))"#, #"property("v", \A.v)"#])
    #expect(Self.lines(text + "class B: A { func i(_ a: Int) {} }\n").last == #"method("i:", B.i(_:))"#)
    #expect(
      Self.lines("class A {}\n@objc extension A { func f(_ a: Int) {} }\n") == [#"method("f:", A.f(_:))"#]
    )
    #expect(
      Self.lines("@objc extension UIView { func f(_ a: Int) {} }\n") == [#"method("f:", UIView.f(_:))"#]
    )
  }

  @Test("what lies under a condition is found under it")
  func conditions() {
    let text = """
      class A {
        #if X
        @objc func f(_ a: Int) {}
        #elseif os(iOS)
        @objc func g(_ a: Int) {}
        #else
        @objc func h(_ a: Int) {}
        #endif
      }
      """
    #expect(
      Self.lines(text) == [
        "#if (X)", #"method("f:", A.f(_:))"#, "#endif", "#if !(X)", #"method("g:", A.g(_:))"#, "#endif",
        "#if (X)", "#endif", "#if !(X)", "#endif",
      ]
    )
  }

  @Test("a private type in another becomes one that its file sees")
  func privateType() {
    let text = "class A { private class B { @objc private func f(_ a: Int) {} }; private class C {} }\n"
    #expect(
      Pass.text(of: text).hasPrefix(
        "class A { fileprivate class B {       private func f(_ a: Int) {} }; private class C {} }"
      )
    )
    #expect(Self.lines(text) == [#"method("f:", A.B.f(_:))"#])
  }

  @Test("classes are found by name, those of other files too")
  func types() {
    let program = Pass.over([
      (
        "A.swift",
        "@objc(Named) class A {}\nprivate class B {}\nclass C<T> {}\nstruct D {}\n#if X\nclass E {}\n#endif\n"
      )
    ]).program
    #expect(
      program.split(separator: "\n").filter { $0.contains("table.type") || $0.hasPrefix("#") } == [
        #"  table.type("Named", A.self)"#, "#if (X)", #"  table.type("E", E.self)"#, "#endif",
      ]
    )
  }

  @Test(
    "what cannot be found by name says so",
    arguments: [
      (
        "class A<T> { @IBOutlet var v: UIView! }\n",
        "Card.swift:1:14: warning: 'A.v' is not found by its name here: the class is generic"
      ),
      (
        "func f() { class A { @objc func g() {} } }\n",
        "Card.swift:1:22: warning: 'A.g' is not found by its name here: the class is declared in a body of code"
      ),
      (
        "class A { @objc func f() async {} }\n",
        "Card.swift:1:11: warning: 'f' cannot be called by its name here: it waits, is generic, or takes 'inout'"
      ),
    ]
  )
  func unfound(source: String, message: String) { #expect(Pass.diagnostics(of: source) == [message]) }

  @Test(
    "what takes a function takes its arguments one by one",
    arguments: [
      ("f: () -> Void", true), ("_ f: (Int) -> Int?", true), ("f: @escaping () -> Void", true),
      ("f: (() -> Void)?", true), ("f: [() -> Void]", true), ("f: Handler?", true), ("f: Int", false),
    ]
  )
  func functions(parameter: String, isTaken: Bool) {
    let lines = Pass.ending(
      of: "typealias Handler = () -> Void\nclass A: UIView { @objc func run(\(parameter)) {} }\n"
    )
    let label = parameter.hasPrefix("_") ? "" : "f: "
    let name = parameter.hasPrefix("_") ? "run:" : "runWithF:"
    let line =
      "table.method(\"\(name)\") { (object: A, arguments: inout SegueArguments) -> Any? in "
      + ".some(object.run(\(label)try arguments.next())) }"
    #expect(lines.contains { $0.contains(line) } == isTaken, "\(lines)")
  }
}
