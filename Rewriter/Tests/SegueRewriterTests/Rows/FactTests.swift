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

  @Test("a class without designated initializers has those of its superclass")
  func inheritedInitializers() {
    let source = """
      class Base: NSObject {
        init(a: Int) {}
        convenience init(b: Int) { self.init(a: b) }
      }
      class Plain: Base {}
      class More: Base {
        convenience init(b: Int) { self.init(a: 1) }
        convenience init(c: Int) { self.init(a: 1) }
      }
      class Own: Base { init(d: Int) { super.init(a: d) } }
      """
    let types = Pass.over(source).facts.types
    let labels = types.map { type in
      type.initializers.map { $0.parameters.map { $0.label ?? "_" }.joined() }.joined(separator: " ")
    }
    #expect(labels == ["a b", "a b", "b c a", "d"])
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

  @Test("what other code may set of a type, its superclasses' properties among it")
  func properties() {
    let source = """
      class B: NSObject { var mode: Mode = .in; private var hidden = 1 }
      class A: B {
        var isPresenting = true
        var frame = CGRect.zero, point = CGPoint(x: 0, y: 0)
        var duration: TimeInterval { 0.5 }
        var size: CGSize { get { .zero } set {} }
        var view: UIView? { didSet {} }
        private(set) var read: Int = 0
        let fixed: Int = 1
        static var shared: Int = 1
        var unsaid = 0.5
      }
      """
    let type = Pass.over(source).facts.types.last
    #expect(
      type?.properties.map { "\($0.name): \($0.type)" } == [
        "isPresenting: Bool", "frame: CGRect", "point: CGPoint", "size: CGSize", "view: UIView?",
        "mode: Mode",
      ]
    )
  }

  @Test("what a protocol asks for, and what its extensions have")
  func requirements() {
    let types = Pass.over(
      """
      protocol Source: AnyObject {
        var cell: UIView? { get }
        var hero: UIView { get set }
        func view(for animator: A, _ b: Int) -> UIImageView?
        func end()
        static func make()
      }
      extension Source where Self: UIViewController { func end() {} }
      protocol Of { associatedtype Item }
      extension UIViewController: Source {}
      """
    ).facts.types
    let asked = types[0].requirements
    #expect(asked.map(\.name) == ["cell", "hero", "view", "end", "make"])
    #expect(asked.map(\.type) == ["UIView?", "UIView", "UIImageView?", nil, nil])
    #expect(asked.map(\.kind) == ["property", "property", "method", "method", "method"])
    #expect(asked.map(\.isSettable) == [false, true, false, false, false])
    #expect(asked.map(\.hasDefault) == [false, false, false, true, false])
    #expect(asked.map(\.isUnusual) == [false, false, false, false, true])
    #expect(
      asked[2].parameters.map(\.label) == ["for", nil]
        && asked[2].parameters.map(\.name) == ["animator", "b"]
    )
    #expect(types[0].adopters == ["UIViewController"] && types[1].adopters == [])
    #expect(types[1].isGeneric && !types[0].isGeneric)
  }

  @Test("the cases of an enum, and a struct's memberwise initializer")
  func values() {
    let types = Pass.over(
      """
      class A { enum Mode { case present, dismiss; case custom(Int); indirect case other } }
      struct Params { let frame: CGRect; var cell: UIView?; var count: Int; let fixed = 1; var all: Int { 1 } }
      struct Closed { private let a: Int }
      struct Made { let a: Int; init() { a = 1 } }
      """
    ).facts.types
    #expect(types.map(\.name) == ["A", "A.Mode", "Params", "Closed", "Made"])
    #expect(types[1].cases == ["present", "dismiss", "other"] && types[1].kind == "enum")
    #expect(types[1].casesWithValues.map(\.name) == ["custom"])
    #expect(types[2].initializers.first?.parameters.map(\.label) == ["frame", "cell", "count"])
    #expect(types[2].initializers.first?.parameters.map(\.hasDefault) == [false, true, false])
    #expect(types[3].initializers.first?.isVisible == false)
    #expect(types[4].initializers.map(\.parameters.count) == [0])
  }

  @Test("what the cases of an enum carry, and other names of types")
  func casesAndAliases() {
    let facts = Pass.over([
      (
        "A.swift",
        "typealias Time = Double\nenum Kind { case tab(Side), push(_ way: Way, by: Int = 1), `in`(at: Time?) }\n"
      ),
      ("B.swift", "typealias Done = (Bool) -> Void\nstruct S { typealias Inner = Int }\n"),
    ]).facts
    let cases = facts.types[0].casesWithValues
    #expect(cases.map(\.name) == ["tab", "push", "in"])
    #expect(cases.map { $0.parameters.map(\.label) } == [[nil], [nil, "by"], ["at"]])
    #expect(cases.map { $0.parameters.map(\.type) } == [["Side"], ["Way", "Int"], ["Time?"]])
    #expect(cases[1].parameters.map(\.hasDefault) == [false, true])
    #expect(facts.aliases.map(\.name) == ["Done", "Time"])
    #expect(facts.aliases.map(\.type) == ["(Bool) -> Void", "Double"])
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

  @Test("the own classes that a transition's screens are expected to be, by their key or their name")
  func screens() {
    let code = """
      class Main: UIViewController {}
      class Detail: UIViewController { class Inner: UIViewController {} }
      class Base: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          guard let from = context.viewController(forKey: .from) as? Main,
            let to = context.viewController(forKey: UITransitionContextViewControllerKey.to)! as? Detail.Inner
          else { return }
          let back = context.viewController(forKey: UITransitionContextFromViewControllerKey) as! Detail
          let again = context.viewController(forKey: .from) as? Main
          let nav = context.viewController(forKey: .to) as? UINavigationController
          let other = total as? Main
        }
      }
      class Fold: Base {}
      extension Fold {
        func f() {
          if toVC is Main { print((self.fromController! as! Detail).view!) }
          let x = presented as? Main, y = presentingViewController as? Detail
        }
      }
      """
    let types = Pass.over(code).facts.types
    let expected = ["from Main", "to Detail.Inner", "from Detail"]
    func screens(_ name: String) -> [String] {
      types.first { $0.name == name }?.screens.map { "\($0.side) \($0.type)" } ?? []
    }
    #expect(screens("Base") == expected)
    #expect(screens("Fold") == ["to Main", "from Detail", "from Main", "to Detail.Inner"])
    #expect(screens("Main") == [])
  }

  @Test("all of it as JSON")
  func json() {
    let text = Pass.over("@objc class A: UIView {}\n").json.line
    let expected =
      #"{"files":[{"path":"Card.swift","output":"Card.swift","shifts":[]}],"program":"SegueProgram.swift","#
      + #""unreadable":[],"diagnostics":[],"facts":{"files":[{"path":"Card.swift","imports":[],"declares":["A"],"#
      + #""needs":["UIView"],"uses":[]}],"types":[{"name":"A","kind":"class","path":"Card.swift","line":1,"#
      + #""inherits":["UIView"],"roles":["view"],"initializers":[],"properties":[],"screens":[],"cases":[],"casesWithValues":[],"requirements":[],"adopters":[],"#
      + #""madeWithoutArguments":true,"visible":true,"public":false,"#
      + #""generic":false}],"aliases":[],"previews":[],"entries":[]}}"#
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
