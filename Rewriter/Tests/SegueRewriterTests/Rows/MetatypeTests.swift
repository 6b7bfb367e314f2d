import SegueRewriter
import Testing

/// Objects that are made from a class in a variable.
@Suite struct MetatypeTests {
  @Test(
    "a class of UIKit's, or one that derives from it, is made by a call that looks it up",
    arguments: [
      (
        "class Box<T: UIView> { var view = T(); func f() { g(T(frame: .zero)) } }",
        "class Box<T: UIView> { var view = segueMade(T.self); func f() { g(segueMade(T.self, frame: .zero)) } }"
      ),
      (
        "class Box<T>: UIView where T: UIView, T: P { let view = T.init() }",
        "class Box<T>: UIView where T: UIView, T: P { let view = segueMade(T.self) }"
      ),
      (
        "func f<C: UIViewController>(_ type: C.Type) -> C { type.init(nibName: nil, bundle: nil) }",
        "func f<C: UIViewController>(_ type: C.Type) -> C { segueMade(type, nibName: nil, bundle: nil) }"
      ),
      (
        "class A: UIViewController {}\nstruct S { let type: A.Type }\nfunc f(_ s: S) { g(s.type.init()) }",
        "class A: UIViewController {}\nstruct S { let type: A.Type }\nfunc f(_ s: S) { g(segueMade(s.type)) }"
      ),
      (
        "class A: UIView { func twin() -> UIView { type(of: self).init(frame: frame) } }",
        "class A: UIView { func twin() -> UIView { segueMade(type(of: self), frame: frame) } }"
      ),
      (
        "func f(_ v: UIView) { if let i = v as? UIImageView { g(type(of: i).init(image: i.image)) } }",
        "func f(_ v: UIView) { if let i = v as? UIImageView { g(segueMade(type(of: i), image: i.image)) } }"
      ),
      (
        "func f(_ v: UIView) { let i = v as! UILabel; g(type(of: i).init()) }",
        "func f(_ v: UIView) { let i = v as! UILabel; g(segueMade(type(of: i))) }"
      ),
    ]
  )
  func made(source: String, expected: String) { #expect(Pass.text(of: source + "\n") == expected + "\n") }

  @Test(
    "what Swift can make stays",
    arguments: [
      "func f<T: P>(_ type: T.Type) -> T { T() }",
      "func f<T: UITableViewCell>(_ type: T.Type) -> T { T(style: .default, reuseIdentifier: nil) }",
      "func f<T: CALayer>(_ type: T.Type) -> T { T() }",
      "class A: UIView { required override init(frame: CGRect) {} }\nfunc f(_ type: A.Type) { type.init(frame: .zero) }",
      "class A: UIView {}\nlet a = A.init(frame: .zero)",
      "let a = UIView.init()",
    ]
  )
  func kept(source: String) {
    #expect(!Pass.text(of: source + "\n").contains("segueMade"))
  }

  @Test("a protocol with init() that UIKit's classes have makes its objects by their class")
  func shared() {
    let source = """
      protocol Made: class { init(); var name: String { get } }
      extension Made { init(_ block: (Self) -> Void) { self.init(); block(self) } }
      extension NSObject: Made { var name: String { "" } }
      class Style: Made { required init() {}; let name = "" }
      struct Point { var x = 0 }
      extension Point: Made { var name: String { "" } }
      """
    let text = Pass.text(of: source + "\n")
    #expect(text.contains(/protocol Made: Any \{ +var name: String \{ get \} \}/))
    #expect(text.contains("{ self = segueMade(anyOf: Self.self, \(Self.own)); block(self) }"))
    #expect(text.contains("extension NSObject: Made {"))
    #expect(text.contains("class Style: Made, SegueMadeInitializer {"))
    #expect(text.contains("struct Point: SegueMadeInitializer {"))
    #expect(Pass.ending(of: source + "\n").contains("protocol SegueMadeInitializer { init() }"))
    let own = source.replacing("extension NSObject: Made { var name: String { \"\" } }\n", with: "")
    #expect(Pass.text(of: own + "\n") == own + "\n", "the files' own types alone need nothing")
  }

  private static let own = "own: { ($0 as? any SegueMadeInitializer.Type)?.init() }"

  @Test(
    "wherever such a protocol makes an object, it is looked up",
    arguments: [
      (
        "extension Made { static func one() -> Self { self.init() } }", "{ segueMade(anyOf: Self.self, OWN) }"
      ),
      ("extension Made { static func one() -> Self { Self() } }", "{ segueMade(anyOf: Self.self, OWN) }"),
      (
        "extension Made { static func one() -> Self { Self.init() } }", "{ segueMade(anyOf: Self.self, OWN) }"
      ),
      (
        "extension Made { func twin() -> Self { type(of: self).init() } }",
        "{ segueMade(anyOf: type(of: self), OWN) }"
      ),
      ("extension Made { init(a: Int) { self.init() } }", "{ self = segueMade(anyOf: Self.self, OWN) }"),
      ("func f<T: Made>() -> T { T() }", "{ segueMade(anyOf: T.self, OWN) }"),
      ("func f<T>() -> T where T: Made { T.init() }", "{ segueMade(anyOf: T.self, OWN) }"),
      ("func f<T: Made>(_ type: T.Type) -> T { type.init() }", "{ segueMade(anyOf: type, OWN) }"),
      ("func f(_ type: any Made.Type) { g(type.init()) }", "g((segueMade(anyOf: type, OWN) as! any Made))"),
      ("protocol Kept: Made {}\nfunc f<T: Kept>() -> T { T() }", "{ segueMade(anyOf: T.self, OWN) }"),
      (
        "protocol Kept: Made {}\nextension Kept { init(a: Int) { self.init() } }",
        "{ self = segueMade(anyOf: Self.self, OWN) }"
      ),
      (
        "protocol Kept: Made {}\nclass A: Kept { required init() {} }",
        "class A: Kept, SegueMadeInitializer {"
      ),
      ("class A: Made { required init() {} }\nclass B: A {}", "class B: A {}"),
      ("enum E: Made { case a; init() { self = .a } }", "enum E: Made, SegueMadeInitializer {"),
      ("struct Box<T> {}\nextension Box: Made {}", "struct Box<T>: SegueMadeInitializer {}"),
      ("struct S: Equatable {}\nextension S: Made {}", "struct S: Equatable, SegueMadeInitializer {}"),
    ]
  )
  func sharedCalls(source: String, expected: String) {
    for given in [
      "protocol Made { init() }\nextension NSObject: Made {}",
      "protocol Made { init() }\nextension UIView: Made {}",
    ] {
      let text = Pass.text(of: "\(given)\n\(source)\n")
      #expect(text.contains(expected.replacing("OWN", with: Self.own)), "\(text)")
    }
    let alone = "protocol Made { init() }\n\(source)\n"
    #expect(!Pass.text(of: alone).contains("anyOf"))
  }

  @Test("the program has what makes each class that can be made, if any is")
  func makers() {
    let classes = """
      class A: UIView {}
      class B: UIView { init(model: Int) { super.init(frame: .zero) }; required init?(coder: NSCoder) { nil } }
      class C: UIView { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }
      class D: C { convenience init(model: Int) { self.init(frame: .zero) } }
      class E: UIViewController { override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) } }
      class F: UINavigationController { override init(rootViewController: UIViewController) {} }
      private class G: UIView {}
      class H<T>: UIView {}
      class I: UICollectionView {}
      @available(*, unavailable) class J: UIView {}
      class K: NSObject {}

      """
    let none = Pass.over(classes).program
    #expect(!none.contains("table.maker"))
    let program = Pass.over(classes + "func f<T: UIView>() -> T { T() }\n").program
    let lines = program.split(separator: "\n").filter { $0.contains("table.maker") }
    #expect(
      lines == [
        "  table.maker(A.self) { A() }", "  table.maker(A.self, frame: { A(frame: $0) })",
        "  table.maker(C.self) { C() }", "  table.maker(C.self, frame: { C(frame: $0) })",
        "  table.maker(D.self) { D() }", "  table.maker(D.self, frame: { D(frame: $0) })",
        "  table.maker(E.self) { E() }", "  table.maker(E.self, nib: { E(nibName: $0, bundle: $1) })",
      ]
    )
  }

  @Test("the appearance of a class that cannot be made is that of UIKit's class")
  func appearance() {
    let source = """
      class A: UINavigationBar {}
      private class B: UINavigationBar {}
      func f() { A.appearance().x = 1; B.appearance().x = 1; UITabBar.appearance().x = 1 }

      """
    #expect(
      Pass.text(of: source).contains(
        "A.appearance().x = 1; UINavigationBar.appearance().x = 1; UITabBar.appearance().x = 1"
      )
    )
  }

  @Test("a class that nobody may name is in no table")
  func unavailable() {
    let program = Pass.over(
      "@available(*, unavailable, renamed: \"B\") class A: UIView {}\nclass B: UIView {}\n"
    ).program
    #expect(program.contains("table.type(\"B\", B.self)"))
    #expect(!program.contains("A.self"))
    // What is gone from a system of that name is still there for others.
    let old = Pass.over("@available(iOS, deprecated: 13) class A: UIView {}\n").program
    #expect(old.contains("A.self"))
  }
}
