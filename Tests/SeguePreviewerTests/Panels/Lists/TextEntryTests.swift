import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

/// A line of text being typed.
struct TextEntryTests {
  /// The text then, and what the last key came to.
  private func typed(_ keys: [KeyPress], into entry: TextEntry) -> String {
    var entry = entry
    var outcome = TextEntry.Outcome.isNone
    for key in keys { outcome = entry.take(key) }
    return "\(entry.text) \(outcome)"
  }

  @Test func charactersAreAddedAndTakenAwayAtTheEnd() {
    let start = TextEntry("ab", limit: 4)
    #expect(typed([.key("c")], into: start) == "abc goesOn")
    #expect(typed([.key("c"), .key("d"), .key("e")], into: start) == "abcd goesOn")
    #expect(typed([.key(.backspace)], into: start) == "a goesOn")
    #expect(typed([.key(.backspace), .key(.backspace), .key(.backspace)], into: start) == " goesOn")
    #expect(typed([.control("u")], into: start) == " goesOn")
    #expect(start.shown == "ab\(GridPainter.cursor)")
  }

  @Test func aSelectedTextGivesWayToTheFirstCharacter() {
    let start = TextEntry("ab", limit: 4, isSelected: true)
    #expect(typed([.key("c"), .key("d")], into: start) == "cd goesOn")
    #expect(typed([.key(.right), .key("c")], into: start) == "abc goesOn")
    #expect(typed([.key(.backspace), .key("c")], into: start) == "ac goesOn")
  }

  @Test func itIsTakenOrDroppedAndOtherKeysAreNoneOfIt() {
    let start = TextEntry("ab", limit: 4)
    #expect(typed([.key(.enter)], into: start) == "ab isTaken")
    #expect(typed([.key(.escape)], into: start) == "ab isDropped")
    #expect(typed([.control("s")], into: start) == "ab isNone")
    #expect(typed([.key(.pageUp)], into: start) == "ab goesOn")
  }
}
