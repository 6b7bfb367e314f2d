import SegueRewriter
import Testing

/// Overrides in extensions, and layers.
@Suite struct OverrideTests {
  @Test("an override in an extension goes into its class, and keeps its line")
  func moved() {
    let source = """
      import UIKit
      class A: UIViewController {
        var a = 1
      }
      extension A {
        // above
        override func viewDidLoad() { // beside
          take(#selector(tap))
        }
        @objc func tap() {}
        override var prefersStatusBarHidden: Bool { true }
      }

      """
    let expected = """
      import UIKit
      class A: UIViewController {
        var a = 1

      #sourceLocation(file: "Card.swift", line: 7)
        override func viewDidLoad() { // beside
          take(Selector("tap", A.tap))
        }
      #sourceLocation(file: "Card.swift", line: 11)
        override var prefersStatusBarHidden: Bool { true }
      #sourceLocation(file: "Card.swift", line: 4)
      }
      extension A {
        // above
      ···························································
      """
    let text = Pass.text(of: source)
    #expect(text.hasPrefix(expected.prefix { $0 != "·" }))
    #expect(
      text.hasSuffix(
        "  // above\n                                         \n                        \n   \n        func tap() {}\n                                                    \n}\n"
      )
    )
  }

  @Test("across files with both names, and under the member's condition")
  func acrossFiles() {
    let rewriting = Pass.over([
      ("Here \"A\".swift", "class A: UIViewController {\n}\n"),
      ("There.swift", "#if X\nextension A {\n  override func viewDidLoad() {}\n}\n#endif\n"),
    ])
    #expect(
      rewriting.files.map(\.text) == [
        """
        class A: UIViewController {

        #if (X)
        #sourceLocation(file: "There.swift", line: 3)
          override func viewDidLoad() {}
        #endif
        #sourceLocation(file: "Here \\"A\\".swift", line: 2)
        }

        """, "#if X\nextension A {\n                                \n}\n#endif\n",
      ]
    )
  }

  @Test("a file's own #sourceLocation is kept and gone by")
  func presumed() {
    let source =
      "#sourceLocation(file: \"Yaml.yml\", line: 40)\nclass A: UIView {\n}\nextension A {\n  override func draw(_ r: CGRect) {}\n}\n"
    let text = Pass.text(of: source)
    #expect(
      text.contains(
        "\n#sourceLocation(file: \"Yaml.yml\", line: 43)\n  override func draw(_ r: CGRect) {}\n#sourceLocation(file: \"Yaml.yml\", line: 41)\n}\n"
      )
    )
  }

  @Test("lines that are the file's own again are so below what was put in")
  func reset() {
    let source =
      "class A: UIView {\n}\nextension A { override func draw(_ r: CGRect) {} }\n#sourceLocation()\nlet a = 1\n"
    #expect(Pass.text(of: source).hasSuffix("\n#sourceLocation(file: \"Card.swift\", line: 5)\nlet a = 1\n"))
    #expect(Pass.text(of: "#sourceLocation()\n" + source).hasPrefix("#sourceLocation()\nclass A"))
  }

  @Test("what is private to a file that a member leaves can be seen afterwards")
  func widened() {
    let rewriting = Pass.over([
      ("A.swift", "class A: UIView {\n}\n"),
      (
        "B.swift",
        "private let inset = 1\nprivate let unused = 2\nextension A {\n  override func draw(_ r: CGRect) { place(inset) }\n  private func place(_ i: Int) {}\n  private func alone() {}\n}\n"
      ),
    ])
    let lines = rewriting.files[1].text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "        let inset = 1" && lines[1] == "private let unused = 2")
    #expect(lines[4] == "          func place(_ i: Int) {}" && lines[5] == "  private func alone() {}")
    #expect(rewriting.diagnostics.isEmpty)
  }

  @Test("a private name that means something else where the member goes is told")
  func clash() {
    let rewriting = Pass.over([
      ("A.swift", "private let inset = 2\nclass A: UIView {\n}\n"),
      (
        "B.swift",
        "private let inset = 1\nextension A {\n  override func draw(_ r: CGRect) { print(inset) }\n}\n"
      ),
    ])
    #expect(
      rewriting.diagnostics.map(Pass.line) == [
        "B.swift:3:3: error: 'draw(_:)' goes into its class in another file, where 'inset' means something else"
      ]
    )
  }

  @Test("what a subclass overrides goes into its class as well")
  func overridden() {
    let source =
      "class A: UIView {\n}\nextension A {\n  @objc func hook() {}\n}\nclass B: A {\n  override func hook() {}\n}\n"
    #expect(
      Pass.text(of: source).hasPrefix(
        "class A: UIView {\n\n#sourceLocation(file: \"Card.swift\", line: 4)\n        func hook() {}\n#sourceLocation(file: \"Card.swift\", line: 2)\n}\n"
      )
    )
  }

  @Test("what a public extension says, its member says itself")
  func access() {
    let source =
      "public class A: UIView {\n}\npublic extension A {\n  override func draw(_ r: CGRect) {}\n}\n"
    #expect(Pass.text(of: source).contains("\n  public override func draw(_ r: CGRect) {}\n"))
  }

  @Test("a semicolon goes with the member before it")
  func semicolon() {
    let source = "class A: UIView {}\nextension A { override func draw(_ r: CGRect) {} ; var a: Int { 1 } }\n"
    #expect(
      Pass.text(of: source).hasSuffix(
        "\nextension A {" + String(repeating: " ", count: 38) + "var a: Int { 1 } }\n"
      )
    )
  }

  @Test(
    "overrides that only Objective-C can do are told",
    arguments: [
      (
        "extension UIViewController { open override func f() {} }",
        "Card.swift:1:35: warning: an extension of UIKit's 'UIViewController' cannot override here: 'f' is left out"
      ),
      (
        "extension UITextField { open override var tintColor: UIColor! { get { super.tintColor } } }",
        "Card.swift:1:30: warning: an extension of UIKit's 'UITextField' cannot override here: 'tintColor' is left out"
      ),
      (
        "extension UIViewController { @objc class func f() {} }; class A: UITableViewController { override class func f() {} }",
        "Card.swift:1:90: error: 'f' is declared in an extension of 'UIViewController', and cannot be overridden here"
      ),
      (
        "extension UIViewController { func f(_ a: Int...) {} }; class A: UIViewController { override func f(_ a: Int...) {} }",
        "Card.swift:1:84: error: 'f(_:)' is declared in an extension of 'UIViewController', and cannot be overridden here"
      ),
    ]
  )
  func foreign(source: String, message: String) { #expect(Pass.diagnostics(of: source) == [message]) }

  @Test("what an extension of UIKit's class declares asks for an override, which has another name")
  func asked() {
    let source = """
      extension UIViewController {
        @objc func open(_ side: Int, with name: String) -> Bool { side > 0 }
        @objc var isOpen: Bool { get { true } set {} }
      }
      class A: UIViewController {
        override func open(_ side: Int, with name: String) -> Bool { !super.open(side, with: name) }
        override var isOpen: Bool { get { super.isOpen } set { super.isOpen = newValue } }
      }
      class B: A {
        override func open(_ side: Int, with name: String) -> Bool { super.open(1, with: name) }
      }

      """
    let expected = """
      extension UIViewController {
              func open(_ side: Int, with name: String) -> Bool { if let _segue = self as? any _SegueOverride1 { return _segue._segueOverride1_open(side, with: name) }; return _segueBase1_open(side, with: name) }; @discardableResult func _segueBase1_open(_ side: Int, with name: String) -> Bool { side > 0 }
              var isOpen: Bool { get { if let _segue = self as? any _SegueOverride2 { return _segue._segueOverride2_isOpen }; return _segueBase2_isOpen } set { if let _segue = self as? any _SegueOverride2 { _segue._segueOverride2_isOpen = newValue } else { _segueBase2_isOpen = newValue } } }; var _segueBase2_isOpen: Bool { get { true } set {} }
      }
      class A: UIViewController, _SegueOverride1, _SegueOverride2 {
                 func _segueOverride1_open(_ side: Int, with name: String) -> Bool { !super._segueBase1_open(side, with: name) }
                 var _segueOverride2_isOpen: Bool { get { super._segueBase2_isOpen } set { super._segueBase2_isOpen = newValue } }
      }
      class B: A {
        override func _segueOverride1_open(_ side: Int, with name: String) -> Bool { super._segueOverride1_open(1, with: name) }
      }

      """
    #expect(Pass.text(of: source) == expected)
    #expect(
      Pass.ending(of: source).filter { $0.contains("protocol") } == [
        "@MainActor protocol _SegueOverride1: AnyObject { func _segueOverride1_open(_ side: Int, with name: String) -> Bool }",
        "@MainActor protocol _SegueOverride2: AnyObject { var _segueOverride2_isOpen: Bool { get set } }",
      ]
    )
    #expect(Pass.diagnostics(of: source).isEmpty)
  }

  @Test("what an own class declares by itself is overridden as usual")
  func usual() {
    let source = """
      extension UIView { @objc func f() {} }
      class A: UIResponder { func f() {} }
      class B: A { override func f() {} }

      """
    #expect(Pass.text(of: source).contains("class B: A { override func f() {} }"))
  }

  @Test(
    "what an extension of UIKit's class overrides is left out with all that is in it, and lines keep their numbers"
  )
  func dropped() {
    let source = """
      extension UIWindow {
        @objc open override func sendEvent(_ event: UIEvent) {
          let tap = #selector(UIWindow.tap)
        }
        func tap() {}
      }

      """
    let lines = Pass.text(of: source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "extension UIWindow {" && lines[4] == "  func tap() {}")
    #expect(lines[1...3].allSatisfy { $0.allSatisfy { $0 == " " } })
  }

  @Test(
    "an initializer is required of layers and cells, as they are made from their class",
    arguments: [
      ("class L: CALayer { override init() {} }", "class L: CALayer { required init() {} }"),
      (
        "class A: CABasicAnimation { override init() {} }", "class A: CABasicAnimation { required init() {} }"
      ),
      (
        "class L: CAShapeLayer { public override init() {} }",
        "class L: CAShapeLayer { public required init() {} }"
      ),
      (
        "open class L: CALayer { override init() {} }", "open class L: CALayer { public required init() {} }"
      ),
      (
        "class L: CALayer { required override init() {} }", "class L: CALayer { required          init() {} }"
      ),
      (
        "class L: CALayer { override init(layer: Any) {} }",
        #"class L: CALayer { override init(layer: Any) {} ; required init() { fatalError("L has no init()") } }"#
      ),
      (
        "class L: CALayer { convenience init(a: Int) {} }", "class L: CALayer { convenience init(a: Int) {} }"
      ),
      ("class L: CALayer { var a = 1 }", "class L: CALayer { var a = 1 }"),
      ("class L: UIView { override init() {} }", "class L: UIView { override init() {} }"),
      (
        "class B: CALayer {}; class L: B { override init() {} }",
        "class B: CALayer {}; class L: B { required init() {} }"
      ),
      (
        "class C: UICollectionViewCell { override init(frame: CGRect) {} }",
        "class C: UICollectionViewCell { required init(frame: CGRect) {} }"
      ),
      (
        "class C: UITableViewCell { override init(style: CellStyle, reuseIdentifier: String?) {} }",
        "class C: UITableViewCell { required init(style: CellStyle, reuseIdentifier: String?) {} }"
      ),
    ]
  )
  func layers(source: String, becomes: String) { #expect(Pass.text(of: source) == becomes) }
}
