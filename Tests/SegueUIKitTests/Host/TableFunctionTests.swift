import Testing

@testable import SegueUIKit

@MainActor
@Suite("Messages that carry functions")
struct TableFunctionTests {
  private final class Card: UIView {
    typealias Handler = (Card) -> Void
    var lines: [String] = []

    func open(_ name: String, completion: ((Bool) -> Void)?) {
      lines.append("open \(name)")
      completion?(true)
    }
    func each(_ body: (Int) -> Int) -> Int { body(20) }
    func take(_ handler: @escaping Handler) throws { handler(self) }
  }

  /// What the rewriter writes of such methods.
  private func fill(_ table: inout SegueTable) {
    table.method("tableFunctionOpen:completion:") { (object: Card, arguments: inout SegueArguments) -> Any? in
      .some(object.open(try arguments.next(), completion: try arguments.next()))
    }
    table.method("tableFunctionEach:") { (object: Card, arguments: inout SegueArguments) -> Any? in
      .some(object.each(try arguments.next()))
    }
    table.method("tableFunctionTake:") { (object: Card, arguments: inout SegueArguments) -> Any? in
      .some(try object.take(try arguments.next(as: ((Card) -> Void).self)))
    }
  }

  @Test("functions are handed on, and one that is missing is none where it may be")
  func functions() {
    var table = SegueTable()
    fill(&table)
    let card = Card()
    var isOpen = false
    let completion: (Bool) -> Void = { isOpen = $0 }
    SegueTable.send("tableFunctionOpen:completion:", to: card, ["a", completion])
    #expect(isOpen && card.lines == ["open a"])
    SegueTable.send("tableFunctionOpen:completion:", to: card, ["b", nil])
    SegueTable.send("tableFunctionOpen:completion:", to: card, ["c"])
    #expect(card.lines == ["open a", "open b", "open c"])
    let double: (Int) -> Int = { 2 * $0 }
    #expect(SegueTable.send("tableFunctionEach:", to: card, [double]) as? Int == 40)
    let handler: (Card) -> Void = { $0.lines = [] }
    SegueTable.send("tableFunctionTake:", to: card, [handler])
    #expect(card.lines.isEmpty)
  }

  @Test("an argument of another type is no call")
  func mismatch() {
    var table = SegueTable()
    fill(&table)
    let card = Card()
    #expect(SegueTable.send("tableFunctionOpen:completion:", to: card, [3, nil]) == nil)
    #expect(SegueTable.send("tableFunctionEach:", to: card, [nil]) == nil)
    #expect(SegueTable.send("tableFunctionEach:", to: UIView(), [nil]) == nil && card.lines.isEmpty)
  }
}
