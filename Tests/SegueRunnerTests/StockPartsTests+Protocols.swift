import Testing

@testable import SegueRunner

extension StockPartsTests {
  /// What an animator is made with whose initializer takes one value, `nil` if it cannot be made.
  private func given(_ wanted: String, called name: String = "how", _ types: String...) throws -> String? {
    let animator = type("Go", role: "animator", initializer: [(name, wanted)])
    // Another, so that there is always something to play.
    let all = [animator, type("Zzz", role: "animator")] + types
    let text = try expression(all.joined(separator: ","))
    guard let start = text.firstRange(of: "return Go(\(name): ")?.upperBound else { return nil }
    return String(text[start...].prefix { $0 != "\n" }.dropLast())
  }

  private func proto(_ name: String, adopters: String = "") -> String {
    type(name, kind: "protocol", more: #""adopters": [\#(adopters)], "requirements": []"#)
  }

  @Test("a protocol's value is the app's own before a stock screen")
  func ownAdopter() throws {
    let adopting = #""inherits": ["Moving"]"#
    #expect(try given("Moving", proto("Moving")) == "(step.list as! Moving)")
    #expect(try given("any Moving", proto("Moving"), type("Mover", more: adopting)) == "Mover()")
    #expect(try given("Moving?", proto("Moving"), type("Mover", more: adopting)) == "Mover()")
    let needing = type("Mover", initializer: [("style", "Style")], more: adopting)
    let style = type("Style", kind: "struct", initializer: [])
    #expect(try given("Moving", proto("Moving"), needing, style) == "Mover(style: Style())")
    for role in ["viewController", "view", "layer"] {
      let other = type("Mover", role: role, more: adopting)
      #expect(try given("Moving", proto("Moving"), other) == "(step.list as! Moving)")
    }
    for name in ["delegate", "source", "from", "presentingMover"] {
      let mover = type("Mover", more: adopting)
      #expect(try given("Moving", called: name, proto("Moving"), mover) == "(step.list as! Moving)")
    }
  }

  @Test("a metatype's value is the type, or one that adopts the protocol")
  func metatypes() throws {
    #expect(try given("UIView.Type") == "UIView.self")
    #expect(try given("Mover.Type", type("Mover")) == "Mover.self")
    #expect(try given("any Moving.Type", proto("Moving", adopters: #""UIView""#)) == "UIView.self")
    let adopter = type("Mover", kind: "struct", more: #""inherits": ["Moving"]"#)
    #expect(try given("Moving.Type", proto("Moving"), adopter) == "Mover.self")
    #expect(try given("Moving.Type?", proto("Moving")) == "nil")
    #expect(try given("Moving.Type", proto("Moving")) == nil)
    #expect(try given("NSObject.Type") == nil)
  }

  private func asks(_ requirements: String, inherits: [String] = [], adopters: [String] = []) -> String {
    let lists = [inherits, adopters].map { $0.map { "\"\($0)\"" }.joined(separator: ",") }
    return #""inherits": [\#(lists[0])], "adopters": [\#(lists[1])], "requirements": [\#(requirements)]"#
  }

  @Test("both screens are what the app's protocols ask for")
  func conforming() throws {
    let view = #"{"kind": "property", "name": "hero", "type": "UIView", "parameters": []}"#
    let picture =
      #"{"kind": "method", "name": "picture", "type": "UIImageView?", "parameters": [{"label": "for", "name": "zoom", "type": "Zoom"}, {"label": null, "name": "n", "type": "Int"}]}"#
    let settable =
      #"{"kind": "property", "name": "isOpen", "type": "Bool", "settable": true, "parameters": []}"#
    let done = #"{"kind": "method", "name": "done", "type": null, "parameters": []}"#
    let default_ = #"{"kind": "method", "name": "other", "type": "Never", "parameters": [], "default": true}"#
    let found = try conformances(
      type("Inner", kind: "protocol", more: asks(picture, inherits: ["Source"])),
      type(
        "Source",
        kind: "protocol",
        more: asks([view, settable, done, default_].joined(separator: ","), inherits: ["AnyObject"])
      ),
      type("Everyone", kind: "protocol", more: asks(done, adopters: ["UIViewController"])),
      type(
        "Odd",
        kind: "protocol",
        more: asks(#"{"kind": "method", "name": "make", "type": null, "unusual": true}"#)
      ),
      type(
        "Of",
        kind: "protocol",
        more: asks(#"{"kind": "property", "name": "grid", "type": "UICollectionView"}"#)
      ),
      type("Foreign", kind: "protocol", more: asks(done, inherits: ["UITableViewDataSource"]))
    )
    #expect(found.names == ["Inner", "Source", "Everyone"])
    #expect(
      found.text.hasPrefix(
        """
        extension StockListController: Source {
          var hero: UIView { stockView }
          var isOpen: Bool { get { false } set {} }
          func done() {}
        }
        extension StockDetailController: Source {

        """
      )
    )
    #expect(!found.text.contains("Everyone") && !found.text.contains("other"))
  }

  @Test("a conformance that does not compile takes none of the others away")
  func without() throws {
    let done = #"{"kind": "method", "name": "done", "type": null, "parameters": []}"#
    let found = try conformances(
      type("A", kind: "protocol", more: asks(done)),
      type("B", kind: "protocol", more: asks(done))
    )
    let lines = found.text.split(separator: "\n")
    let place = try #require(lines.lastIndex { $0.contains(": B") })
    let fewer = try #require(found.without([place + 1]))
    #expect(fewer.names == ["A"] && !fewer.text.contains(": B") && fewer.text.contains(": A"))
    #expect(found.without([-3, 400]) == nil && found.without([]) == nil)
  }
}
