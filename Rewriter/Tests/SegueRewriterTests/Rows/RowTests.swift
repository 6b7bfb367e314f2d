import SegueRewriter
import Testing

/// What becomes of what: the rows of the table in Documentation/Rewriting.md, with the expected texts.
@Suite struct RowTests {
  @Test(
    "attributes of Objective-C and Interface Builder become spaces of the same length",
    arguments: [
      ("", "@objcMembers", " class A {}"), ("", "@IBDesignable", " class A {}"),
      ("", "@objc(Other)", " class A {}"),
      ("class A { ", "@objc", " func f() {} }"), ("class A { ", "@nonobjc", " func f() {} }"),
      ("class A { ", "@IBAction", " func f() {} }"), ("class A { ", "@IBOutlet", " weak var a: B? }"),
      ("class A { ", "@IBInspectable", " var a = 1 }"), ("class A { ", "@GKInspectable", " var a = 1 }"),
      ("class A { ", "@IBSegueAction", " func f(_ c: NSCoder) -> A? { nil } }"),
      ("class A { ", "@objc(a:b:)", " func f(x: Int, y: Int) {} }"),
      ("class A { ", "@objc", " dynamic var a = 1 }"),
      ("class A { @discardableResult ", "@objc", " func f() -> Int { 1 } }"),
      ("", "@objc", " enum E: Int { case a }"),
    ]
  )
  func attributes(before: String, attribute: String, after: String) {
    let spaces = String(repeating: " ", count: attribute.count)
    #expect(Pass.text(of: before + attribute + after + "\n") == before + spaces + after + "\n")
  }

  @Test(
    "the space before an attribute's arguments goes",
    arguments: [
      ("@available (iOS 13, *) class A {}", "@available(iOS 13, *) class A {}"),
      (
        "class A { @available  (iOS, unavailable) func f() {} }",
        "class A { @available(iOS, unavailable) func f() {} }"
      ),
      ("@available(iOS 13, *) class A {}", "@available(iOS 13, *) class A {}"),
      ("class A { @objc (f) func g() {} }", "class A {           func g() {} }"),
    ]
  )
  func spacedAttributes(source: String, expected: String) {
    #expect(Pass.text(of: source + "\n") == expected + "\n")
  }

  @Test(
    "what is open and static is public, as it cannot be overridden",
    arguments: [
      ("open class A { open static var b = 1 }", "open class A { public static var b = 1 }"),
      ("open class A { static open func b() {} }", "open class A { static public func b() {} }"),
      ("open class A { open class func b() {}; open func c() {} }", nil),
      ("open class A { public static let open = 1 }", nil),
    ] as [(String, String?)]
  )
  func openStatic(source: String, expected: String?) {
    #expect(Pass.text(of: source + "\n") == (expected ?? source) + "\n")
  }

  @Test("what a layer's class leaves to Core Animation is kept by the layer")
  func managed() {
    #expect(
      Pass.text(of: "import UIKit\nclass A: CAShapeLayer { @NSManaged var a: CGFloat }\n")
        == "import UIKit\nclass A: CAShapeLayer {            "
        + "var a: CGFloat { get { segueManaged(\"a\") } set { segueSetManaged(\"a\", newValue) } } }\n"
    )
  }

  @Test(
    "a file without imports beside one with one gets it behind its last line, if it uses names of Apple's",
    arguments: [
      ("let a: TimeInterval = 1", true), ("struct A { var b: CGFloat }", true), ("let a = sqrt(2)", true),
      ("let a = 1", false), ("struct CGA {}\nlet b = CGA()", false), ("import Observation\nlet a = 1", false),
    ]
  )
  func missingImport(source: String, isAdded: Bool) {
    // What a file's table needs counts as well as its own import.
    for other in ["import UIKit\n", "class There { @objc func f() {} }\n"] {
      let text = Pass.over([("Here.swift", source + "\n"), ("There.swift", other)]).files[0].text
      #expect(text.hasSuffix("\nimport UIKit\n") == isAdded)
      #expect(text.hasPrefix(source.split(separator: "\n")[0].prefix(6)))
    }
    #expect(Pass.over(source + "\n").files[0].text == source + "\n")
  }

  @Test("an attribute over several lines leaves its line ends")
  func longAttribute() {
    #expect(
      Pass.text(of: "class A {\n@objc(\n  f\n) func f() {} }\n")
        == "class A {\n      \n   \n  func f() {} }\n"
    )
  }

  @Test(
    "a selector carries the method itself",
    arguments: [
      ("#selector(pan(_:))", #"Selector("pan:", A.pan(_:))"#),
      ("#selector(self.pan(_:))", #"Selector("pan:", A.pan(_:))"#),
      ("#selector(Self.pan(_:))", #"Selector("pan:", A.pan(_:))"#),
      ("#selector(A.pan(_:))", #"Selector("pan:", A.pan(_:))"#),
      ("#selector(pan)", #"Selector("pan:", A.pan)"#),
      ("#selector(done)", #"Selector("done", A.done)"#),
      ("#selector((done))", #"Selector("done", (A.done))"#),
      ("#selector(tap(with:))", #"Selector("tapWith:", A.tap(with:))"#),
      ("#selector(move(x:y:))", #"Selector("moveWithX:y:", A.move(x:y:))"#),
      ("#selector(named(_:))", #"Selector("other:", A.named(_:))"#),
      (
        "#selector(twice as () -> Void)",
        #"Selector("twice", A.twice as @MainActor (A) -> @MainActor () -> Void)"#
      ),
      (
        "#selector(twice as (Int) -> Void)",
        #"Selector("twice:", A.twice as @MainActor (A) -> @MainActor (Int) -> Void)"#
      ),
      ("#selector(A.twice as (A) -> (Int) -> Void)", #"Selector("twice:", A.twice as (A) -> (Int) -> Void)"#),
      ("#selector(A.Inner.go)", #"Selector("go", A.Inner.go)"#),
      ("#selector(model.reload(_:))", #"Selector("reload:", of: model, { $0.reload(_:) })"#),
      ("#selector(self.model.reload)", #"Selector("reload:", of: self.model, { $0.reload })"#),
      ("#selector(Model.shared.reload(_:))", #"Selector("reload:", of: Model.shared, { $0.reload(_:) })"#),
      ("#selector(make().reload(_:))", #"Selector("reload:", of: make(), { $0.reload(_:) })"#),
      ("#selector(getter: count)", #"Selector(getter: "count", \A.count)"#),
      ("#selector(setter: count)", #"Selector(setter: "setCount:", \A.count)"#),
      ("#selector(getter: self.isOn)", #"Selector(getter: "isOn", \A.isOn)"#),
      ("#selector(setter: A.isOn)", #"Selector(setter: "setIsOn:", \A.isOn)"#),
      ("#selector(getter: model.size)", #"Selector(getter: "size", of: model, \.size)"#),
      ("#selector(getter: UIView.alpha)", #"Selector(getter: "alpha", \UIView.alpha)"#),
      ("#selector(setter: UIView.isHidden)", #"Selector(setter: "setHidden:", \UIView.isHidden)"#),
      ("#selector(UIView.layoutIfNeeded)", #"Selector("layoutIfNeeded", UIView.layoutIfNeeded)"#),
      ("#selector(UIView.endEditing)", #"Selector("endEditing:", UIView.endEditing)"#),
      (
        "#selector(dismiss(animated:completion:))",
        #"Selector("dismissViewControllerAnimated:completion:", A.dismiss(animated:completion:))"#
      ),
      ("#selector(Base.inherited(_:))", #"Selector("renamed:", Base.inherited(_:))"#),
      ("#selector(inherited(_:))", #"Selector("renamed:", A.inherited(_:))"#),
    ]
  )
  func selectors(source: String, becomes: String) {
    let text = """
      class Base { @objc(renamed:) func inherited(_ a: Int) {} }
      class A: Base {
        let model = Model()
        @objc var count = 0, isOn = false
        @objc func pan(_ p: P) {}
        @objc private func done() {}
        @objc func tap(with t: T) {}
        @objc func move(x: Int, y: Int) {}
        @objc(other:) func named(_ a: Int) {}
        @objc func twice() {}
        @objc func twice(_ a: Int) {}
        class Inner { @objc func go() {} }
        func use() { take(\(source)) }
      }
      class Model { @objc func reload(_ a: Int) {} }
      """
    #expect(Pass.text(of: text).split(separator: "\n")[12] == "  func use() { take(\(becomes)) }")
  }

  @Test("a selector over several lines keeps them, and the comments in it")
  func longSelector() {
    let source =
      "class A {\n  @objc func f() {}\n  let s = #selector(\n    // the one\n    f /* here */\n  )\n}\n"
    let expected =
      "class A {\n        func f() {}\n  let s = Selector(\"f\", \n    // the one\n    A.f /* here */\n  )\n}\n"
    #expect(Pass.text(of: source) == expected)
  }

  @Test("in an extension, a nested type and a protocol the type in front is the right one")
  func places() {
    let source = """
      class A { class B { @objc func b() {}; func f() { t(#selector(b)) } }
        @objc func a() {} ; struct S { func f() { t(#selector(a)) } } }
      extension A { func g() { t(#selector(a)) } }
      extension UIViewController { @objc func go() {}; func h() { t(#selector(go)) } }
      extension P { func i() { t(#selector(go)) } }
      protocol P {}
      func j() { class L { @objc func l() {}; func f() { t(#selector(l)) } } }
      class G<T> { @objc func g() {}; func f() { t(#selector(g)) } }
      """
    let selectors = Pass.text(of: source).split(separator: "\n")
      .compactMap { $0.firstMatch(of: /t\((Selector.*?\))\)/)?.output.1 }
    #expect(
      selectors == [
        #"Selector("b", A.B.b)"#, #"Selector("a", A.a)"#, #"Selector("a", A.a)"#,
        #"Selector("go", UIViewController.go)"#, #"Selector("go", Self.go)"#, #"Selector("l", L.l)"#,
        #"Selector("g", G.g)"#,
      ]
    )
  }

  @Test(
    "a key path becomes its text",
    arguments: [
      ("#keyPath(RingLayer.progress)", #""progress""#), ("#keyPath(progress)", #""progress""#),
      ("#keyPath(self.progress)", #""progress""#), ("#keyPath(Card.title.text)", #""title.text""#),
      ("#keyPath(Outer.Inner.value)", #""value""#), ("#keyPath(UIView.isHidden)", #""hidden""#),
      ("#keyPath(Card.isOn)", #""isOn""#), ("#keyPath(Card.renamed)", #""other""#),
      ("#keyPath(\nCALayer.opacity)", "\"opacity\"\n"),
    ]
  )
  func keyPaths(source: String, becomes: String) {
    let text = "class Card { @objc var isOn = 1; @objc(other) var renamed = 1 }\nlet k = \(source)\n"
    #expect(Pass.text(of: text).hasSuffix("\nlet k = \(becomes)\n"))
  }

  @Test(
    "imports of what SegueUIKit stands for are imports of UIKit",
    arguments: [
      "Foundation", "QuartzCore", "CoreGraphics", "os.log", "os", "Dispatch", "Darwin", "ObjectiveC",
      "UIKit.UIGestureRecognizerSubclass", "Foundation.NSObject", "CoreFoundation",
    ]
  )
  func imports(module: String) {
    #expect(Pass.text(of: "import \(module)\n") == "import UIKit\n")
    #expect(
      Pass.text(of: "@preconcurrency import \(module) // why\n") == "@preconcurrency import UIKit // why\n"
    )
  }

  @Test(
    "a module before a name is UIKit, unless it is one here or the app's own type",
    arguments: [
      ("let a = CoreGraphics.log(2.0)", "let a = UIKit.log(2.0)"),
      ("let a: QuartzCore.CALayer? = nil", "let a: UIKit.CALayer? = nil"),
      ("let a = Foundation.sqrt(2.0)", "let a = Foundation.sqrt(2.0)"),
      ("let a = os.count", "let a = os.count"),
      (
        "enum Darwin { static let a = 1 }; let b = Darwin.a",
        "enum Darwin { static let a = 1 }; let b = Darwin.a"
      ),
    ]
  )
  func qualifiers(source: String, becomes: String) { #expect(Pass.text(of: source) == becomes) }

  @Test("imports of one declaration lose its kind; those of the program's own modules go")
  func otherImports() {
    #expect(Pass.text(of: "import class UIKit.UIView\n") == "import       UIKit\n")
    #expect(Pass.text(of: "import UIKit\nimport Observation\n") == "import UIKit\nimport Observation\n")
    var options = Rewriter.Options()
    options.ownModules = ["Cards"]
    options.modules = ["Theirs"]
    let rewriting = Pass.over("import Cards\nimport Theirs\n@testable import Cards\n", options)
    #expect(rewriting.files[0].text == "            \nimport Theirs\n                      \n")
    #expect(rewriting.diagnostics.isEmpty)
  }

  @Test(
    "conditions are those of an iPhone's simulator",
    arguments: [
      ("os(iOS)", "true"), ("os(macOS)", "false"), ("os(Linux)", "false"), ("!os(iOS)", "!true"),
      ("os(iOS) || os(tvOS)", "true || false"), ("canImport(UIKit)", "true"), ("canImport(SwiftUI)", "false"),
      ("canImport(AVFoundation)", "false"), ("canImport(WebKit)", "false"),
      ("canImport(AppKit) && !DEBUG", "false && !DEBUG"), ("targetEnvironment(simulator)", "true"),
      ("targetEnvironment(macCatalyst)", "false"), ("DEBUG", "DEBUG"), ("swift(>=5.9)", "swift(>=5.9)"),
      ("canImport(Hero)", "canImport(Hero)"), ("(os(iOS) && arch(arm64))", "(true && arch(arm64))"),
    ]
  )
  func conditions(source: String, becomes: String) {
    #expect(
      Pass.text(of: "#if \(source) // x\nlet a = 1\n#endif\n") == "#if \(becomes) // x\nlet a = 1\n#endif\n"
    )
    let later = "#if A\n#elseif \(source)\nlet a = 1\n#endif\n"
    #expect(Pass.text(of: later) == "#if A\n#elseif \(becomes)\nlet a = 1\n#endif\n")
  }

  @Test("what a condition leaves out stays as it is, and is not found")
  func leftOut() {
    let source = "#if os(macOS)\nclass A: NSView { @objc func f() {} }\n#else\nclass A: UIView {}\n#endif\n"
    let rewriting = Pass.over(source)
    #expect(rewriting.files[0].text == source.replacing("os(macOS)", with: "false"))
    #expect(rewriting.facts.types.map(\.inherits) == [["UIView"]])
    // After a condition that holds, the others are left out.
    let other = "#if os(iOS)\nlet a = 1\n#else\nlet a = #selector(f)\n#endif\n"
    #expect(Pass.text(of: other) == other.replacing("os(iOS)", with: "true"))
  }

  @Test("an app delegate's window is an optional requirement of an optional type, and found by its name")
  func window() {
    #expect(Pass.text(of: "let w = delegate?.window??.tag\n") == "let w = delegate?.window??.tag\n")
    for delegate in ["UIApplicationDelegate", "UIWindowSceneDelegate"] {
      let lines = Pass.ending(of: "class A: UIResponder, \(delegate) { var window: UIWindow? }\n")
      #expect(lines.contains { $0.contains("table.property(\"window\", \\A.window)") }, "\(lines)")
    }
  }

  @Test(
    "files that use what Foundation has for networks import it",
    arguments: [
      ("import UIKit\nlet a = URLSession.shared\n", "import UIKit; import FoundationNetworking"),
      ("import Foundation\nvar r: URLRequest?\n", "import UIKit; import FoundationNetworking"),
      (
        "import UIKit\nclass A: NSObject, URLSessionDelegate {}\n",
        "import UIKit; import FoundationNetworking"
      ),
      ("import UIKit\nlet a = URL(string: \"/\")\n", "import UIKit"),
      ("import UIKit\nstruct URLSession {}\nlet a = URLSession()\n", "import UIKit"),
    ]
  )
  func networking(source: String, first: String) {
    let text = Pass.text(of: source)
    #expect(text.hasPrefix(first + "\n"))
    #expect(Pass.text(of: text) == text)
  }
}
