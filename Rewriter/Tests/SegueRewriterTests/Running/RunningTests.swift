import SegueRewriter
import Testing

/// Rewritten files compile, and what is found by name works when they run.
@Suite(.serialized) struct RunningTests {
  @Test("the fixtures, all as one module, are what the compiler takes, in both of its language modes")
  func fixtures() throws {
    let rewriting = Rewriter(files: Fixtures.all).rewrite()
    #expect(!rewriting.hasErrors, "\(rewriting.diagnostics.map(Pass.line))")
    let five = try Program.errors(in: rewriting)
    #expect(five.isEmpty, "\(five)")
    // Mode 6 refuses some of them on a Mac as well, such as one with a variable of the whole program.
    let strict = ["Flip/", "Gallery/", "Pan/", "Push/", "Storyboard/", "Tabs/"]
    let files = Fixtures.all.filter { file in strict.contains { file.path.hasPrefix($0) } }
    let six = try Program.errors(in: Rewriter(files: files).rewrite(), version: "6")
    #expect(six.isEmpty, "\(six)")
  }

  @Test("each fixture with what it uses is a program that compiles")
  func closures() throws {
    let facts = Rewriter(files: Fixtures.all).rewrite().facts
    var tried: Set<[String]> = []
    for file in Fixtures.all {
      let paths = facts.closure(of: [file.path])
      guard paths.count < Fixtures.all.count, tried.insert(paths).inserted else { continue }
      let rewriting = Rewriter(files: Fixtures.all.filter { paths.contains($0.path) }).rewrite()
      let errors = try Program.errors(in: rewriting)
      #expect(errors.isEmpty, "\(paths): \(errors)")
    }
    #expect(tried.count > 10)
  }

  @Test("an app's delegate is made, whatever its entry is called", arguments: ["main", "UIApplicationMain"])
  func delegate(attribute: String) throws {
    let source = "import UIKit\n@\(attribute) class App: UIResponder, UIApplicationDelegate {}\n"
    #expect(try Program.output(of: Pass.over(source)) == "delegate App\n")
  }

  @Test("a mistake of the user's is found on its own line")
  func mistake() throws {
    let source =
      "import UIKit\nclass A: UIViewController {\n}\nextension A {\n  override func viewDidLoad() {\n    view.nothing()\n  }\n}\n"
    let errors = try Program.errors(in: Pass.over(source))
    #expect(errors.contains("Card.swift:6:10: error: value of type 'UIView' has no member 'nothing'"))
    let moved = try Program.errors(
      in: Pass.over([
        ("A.swift", "import UIKit\nclass A: UIViewController {\n}\nlet b: Int = \"\"\n"),
        ("B.swift", "\nimport UIKit\nextension A { override func viewDidLoad() { nothing() } }\n"),
      ])
    )
    #expect(moved.contains("B.swift:3:45: error: cannot find 'nothing' in scope"))
    #expect(
      moved.contains("A.swift:4:14: error: cannot convert value of type 'String' to specified type 'Int'")
    )
  }

  @Test("selectors of private, overloaded, inherited, renamed and held methods call what they name")
  func selectors() throws {
    let source = """
      import UIKit
      class Model: NSObject { @objc func reload(_ sender: Any?) { print("reload", sender is UIButton) } }
      class Base: UIViewController {
        @objc func inherited() { print("inherited") }
        @objc func overridden() { print("base") }
      }
      class Card: Base {
        let model = Model()
        @objc var count = 1
        override func overridden() { print("card") }
        @objc private func secret(_ recognizer: UIPanGestureRecognizer) { print("secret", type(of: recognizer)) }
        @objc func twice() { print("twice") }
        @objc func twice(_ sender: Any?) { print("twice:") }
        @objc(renamed:) func named(_ button: UIButton) { print("named") }
        @objc func all(_ sender: UIButton, for event: UIEvent) -> Bool { print("all"); return true }
        class func make() -> Selector { #selector(inherited) }
        func run() {
          let button = UIButton(type: .system)
          for action in [
            #selector(inherited), #selector(overridden), #selector(twice as () -> Void), #selector(twice(_:)),
            #selector(named), #selector(self.count(_:)),
          ] { button.addTarget(self, action: action, for: .touchUpInside) }
          button.addTarget(model, action: #selector(model.reload(_:)), for: .touchUpInside)
          button.sendActions(for: .touchUpInside)
          UIPanGestureRecognizer(target: self, action: #selector(secret(_:))).fire()
          print(NSStringFromSelector(#selector(all(_:for:))), Card.make().name)
          print(#selector(getter: count).name, #selector(setter: count).name)
          print(perform(#selector(getter: count)) as? Int ?? 0)
          perform(#selector(setter: count), with: 7)
          print(count)
        }
        @objc func count(_ sender: UIButton) { count += 1; print("count", count) }
      }
      @main struct Main { @MainActor static func main() { Card().run() } }
      """
    let output = try Program.output(of: Pass.over(source))
    #expect(
      output.split(separator: "\n") == [
        "inherited", "card", "twice", "twice:", "named", "count 2", "reload true",
        "secret UIPanGestureRecognizer",
        "all:for: inherited", "count setCount:", "2", "7",
      ]
    )
  }

  @Test(
    "names in texts, outlets, storyboards' actions, optional requirements and subclasses' additions are found"
  )
  func names() throws {
    let source = """
      import Foundation
      import UIKit
      @objc protocol CardDelegate {
        @objc optional func tapped(_ card: Card)
        @objc optional func height(for card: Card) -> CGFloat
        @objc optional var name: String { get }
      }
      class Card: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 2
        weak var delegate: CardDelegate?
        var labelText: String? { label?.text }
        @IBAction private func close(_ sender: UIButton) { print("close", sender.tag) }
        func ask() {
          delegate?.tapped?(self)
          print(delegate?.height?(for: self) ?? 44, delegate?.name ?? "none")
        }
      }
      class Silent: NSObject, CardDelegate {}
      class Tall: NSObject, CardDelegate {
        func tapped(_ card: Card) { print("tapped") }
        func height(for card: Card) -> CGFloat { 99 }
        var name: String { "tall" }
      }
      class Screen: UIViewController, UIScrollViewDelegate {}
      class Scroller: Screen { func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") } }
      @main struct Main {
        @MainActor static func main() {
          let card = Card(), label = UILabel(frame: .zero), button = UIButton(type: .system)
          label.text = "outlet"
          card.setValue(label, forKey: "label")
          card.setValue(CGFloat(5), forKey: #keyPath(Card.radius))
          print(card.labelText ?? "-", card.value(forKey: "radius") as? CGFloat ?? 0)
          button.tag = 3
          card.perform(Selector("close:"), with: button)
          print(card.responds(to: Selector("close:")), card.responds(to: Selector("open:")))
          let silent = Silent(), tall = Tall()
          card.delegate = silent; card.ask()
          card.delegate = tall; card.ask()
          print(tall.responds(to: #selector(CardDelegate.tapped)), silent.responds(to: #selector(CardDelegate.tapped(_:))))
          let scroller = Scroller()
          UIScrollView(frame: .zero).scroll(telling: scroller)
          print(NSClassFromString("Scroller") ?? "no class")
        }
      }
      #Preview("Card", traits: .landscapeLeft) { Card() }
      """
    let output = try Program.output(of: Pass.over(source))
    #expect(
      output.split(separator: "\n") == [
        "outlet 5.0", "close 3", "true false", "44.0 none", "tapped", "99.0 tall", "true false", "scrolled",
        "Scroller", #"preview Card ["landscapeLeft"] 46 Card"#,
      ]
    )
  }

  @Test("an override in an extension of another file is called, and a layer is made from its class")
  func overrides() throws {
    let first = """
      import UIKit
      class Card: UIViewController {
      }
      class Ring: CALayer {
        override init() { super.init(); print("ring") }
        required init?(coder: NSCoder) { nil }
      }
      class Tick: Ring { init(count: Int) { super.init() }; required init?(coder: NSCoder) { nil } }
      @main struct Main {
        @MainActor static func main() {
          let card: UIViewController = Special()
          card.viewDidLoad()
          let type: CALayer.Type = Ring.self
          _ = type.init()
        }
      }
      """
    let second = """
      import UIKit
      private let word = "moved"
      extension Card {
        override func viewDidLoad() { super.viewDidLoad(); print(word, #line); hook() }
        @objc func hook() { print("hook") }
      }
      class Special: Card { override func hook() { print("special"); super.hook() } }
      """
    let output = try Program.output(of: Pass.over([("One.swift", first), ("Two.swift", second)]))
    #expect(output.split(separator: "\n") == ["moved 4", "special", "hook", "ring"])
  }
}
