import SegueDocuments
import SegueRewriter
import Testing

/// What is found in the files.
@Suite struct FactTests {
  private static func roles(_ source: String) -> [TypeFacts.Role] {
    Pass.over(source).facts.types.last?.roles ?? []
  }

  @Test("what a type can be to a transition, through superclasses, protocols, aliases and extensions")
  func roles() {
    #expect(Self.roles("class A: NSObject, UIViewControllerAnimatedTransitioning {}") == [.animator])
    #expect(
      Self.roles("class A: NSObject {}\nextension A: UIViewControllerAnimatedTransitioning {}") == [.animator]
    )
    #expect(
      Self.roles("protocol P: UIViewControllerAnimatedTransitioning {}\nclass B: P {}\nclass A: B {}") == [
        .animator
      ]
    )
    #expect(
      Self.roles(
        "typealias T = UIViewControllerTransitioningDelegate & UINavigationControllerDelegate\nclass A: T {}"
      ) == [.transitioningDelegate, .navigationDelegate]
    )
    #expect(Self.roles("class A: UIPercentDrivenInteractiveTransition {}") == [.interactor])
    #expect(
      Self.roles("class A: NSObject, UIViewControllerInteractiveTransitioning {}") == [
        .interactiveTransitioning
      ]
    )
    #expect(Self.roles("class A: UISheetPresentationController {}") == [.presentationController])
    #expect(Self.roles("class B: UITableViewController {}\nclass A: B {}") == [.viewController])
    #expect(Self.roles("class A: UINavigationController {}") == [.viewController, .navigationController])
    #expect(Self.roles("class A: UIButton {}") == [.view])
    #expect(Self.roles("class A: CAGradientLayer {}") == [.layer])
    #expect(Self.roles("class A: UIStoryboardSegue {}") == [.segue])
    #expect(Self.roles("class A: UIResponder, UIWindowSceneDelegate {}") == [.sceneDelegate])
    #expect(Self.roles("class A {}") == [])
  }

  @Test("initializers with their parameters")
  func initializers() {
    let source = """
      class A: UIView {
        init(_ a: Int, with b: [String] = [], c: CGFloat...) {}
        required init?(coder: NSCoder) { nil }
        private convenience init() { self.init(1) }
      }
      """
    let found = Pass.over(source).facts.types[0].initializers
    #expect(found.map { $0.parameters.map(\.label) } == [[nil, "with", "c"], ["coder"], []])
    #expect(found[0].parameters.map(\.type) == ["Int", "[String]", "CGFloat"])
    #expect(found[0].parameters.map(\.hasDefault) == [false, true, true])
    #expect(
      found.map(\.isFailable) == [false, true, false] && found.map(\.isRequired) == [false, true, false]
    )
    #expect(
      found.map(\.isConvenience) == [false, false, true] && found.map(\.isVisible) == [true, true, false]
    )
  }

  @Test(
    "whether a class can be made without arguments",
    arguments: [
      ("class A: UIViewController {}", true), ("class A: NSObject { init(a: Int) {} }", false),
      ("class A: NSObject { init(a: Int = 1) {} }", true), ("class A: UIPresentationController {}", false),
      ("class A: NSObject { private override init() {} }", false),
      ("class B: NSObject { init(a: Int) {} }\nclass A: B {}", false),
      ("class B: NSObject { init(a: Int) {} }\nclass A: B { init() { super.init(a: 1) } }", true),
      ("class A: NSObject { convenience init(a: Int) { self.init() } }", true),
    ]
  )
  func madeWithoutArguments(source: String, isMade: Bool) {
    #expect(Pass.over(source).facts.types.last?.isMadeWithoutArguments == isMade)
  }

  @Test("what a file declares and needs, and the files that have it")
  func closure() {
    let facts = Pass.over([
      ("A.swift", "import UIKit\nclass A: Base { let m = Motion.fast; func f() { view.pin() } }\n"),
      ("Base.swift", "class Base: UIViewController { func g() { ease(1) } }\n"),
      ("Motion.swift", "enum Motion { case fast }\nlet unrelated = 1\n"),
      ("Ease.swift", "func ease(_ x: Int) {}\n"),
      ("Pin.swift", "extension UIView { func pin() {} }\n"),
      ("Other.swift", "class Other {}\nprivate class Hidden {}\n"),
      ("A+More.swift", "extension A { func more() {} }\n"),
    ]).facts
    #expect(facts.files[0].declares == ["A"] && facts.files[0].needs == ["Base", "Motion"])
    #expect(facts.files[0].imports == ["UIKit"])
    #expect(facts.files[0].uses == ["Base.swift", "Motion.swift", "Pin.swift", "A+More.swift"])
    #expect(
      facts.closure(of: ["A.swift"]) == [
        "A.swift", "Base.swift", "Motion.swift", "Ease.swift", "Pin.swift", "A+More.swift",
      ]
    )
    #expect(facts.closure(of: ["Other.swift", "nowhere.swift"]) == ["Other.swift"])
  }

  @Test("private types are not for other files")
  func visibility() {
    let types = Pass.over(
      "private class A: UIView {}\nclass B: UIView { private class C: UIView {}\nclass D<T>: UIView {} }\n"
    ).facts.types
    #expect(types.map(\.name) == ["A", "B", "B.C", "B.D"])
    #expect(types.map(\.isVisible) == [false, true, false, true])
    #expect(types.map(\.isGeneric) == [false, false, false, true])
    #expect(types.map(\.line) == [1, 2, 2, 3])
  }

  @Test("all of it as JSON")
  func json() {
    let text = Pass.over("@objc class A: UIView {}\n").json.line
    let expected =
      #"{"files":[{"path":"Card.swift","output":"Card.swift","shifts":[]}],"program":"SegueProgram.swift","#
      + #""unreadable":[],"diagnostics":[],"facts":{"files":[{"path":"Card.swift","imports":[],"declares":["A"],"#
      + #""needs":["UIView"],"uses":[]}],"types":[{"name":"A","kind":"class","path":"Card.swift","line":1,"#
      + #""inherits":["UIView"],"roles":["view"],"initializers":[],"madeWithoutArguments":true,"visible":true,"#
      + #""generic":false}],"previews":[],"entries":[]}}"#
    #expect(text == expected)
  }

  @Test("output files have names of their own")
  func names() {
    let rewriting = Pass.over([
      ("a/Card.swift", ""), ("b/card.swift", ""), ("c/Card.swift", ""), ("SegueProgram.swift", ""),
    ])
    #expect(rewriting.outputNames == ["Card.swift", "2-card.swift", "3-Card.swift", "2-SegueProgram.swift"])
  }
}
