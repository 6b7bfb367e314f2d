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
}
