import SegueDocuments
import SegueScenes
import Testing

/// A screen goes as it came: what is only presented cannot be popped, and what is only pushed cannot be dismissed.
@Suite struct WayBackTests {
  /// How `last` is brought, and whether a pop and a dismissal of it are accepted.
  struct Case: CustomTestStringConvertible {
    var ways: [String]
    var pops: Bool
    var dismisses: Bool

    var testDescription: String { ways.joined(separator: ", ") }
  }

  private static let cases = [
    Case(ways: [], pops: true, dismisses: true),
    Case(ways: ["push home last"], pops: true, dismisses: false),
    Case(ways: ["present home last"], pops: false, dismisses: true),
    Case(ways: ["present home last", "push home last"], pops: true, dismisses: true),
    Case(ways: ["push home middle", "push middle last"], pops: true, dismisses: false),
    Case(ways: ["push home middle", "present middle last"], pops: false, dismisses: true),
    // Dismissing what is pushed within a presentation dismisses the whole of it.
    Case(ways: ["present home middle", "push middle last"], pops: true, dismisses: true),
    Case(ways: ["push last middle", "push middle last"], pops: true, dismisses: false),
    Case(ways: ["pop last home"], pops: true, dismisses: true),
  ]

  @Test(arguments: cases) func goesAsItCame(_ one: Case) throws {
    #expect(try error("pop", one.ways)?.message.contains("presented") == (one.pops ? nil : true))
    #expect(try error("dismiss", one.ways)?.message.contains("pushed") == (one.dismisses ? nil : true))
  }

  /// The cure that is given is one.
  @Test(arguments: cases) func theHintIsTheWay(_ one: Case) throws {
    for kind in ["pop", "dismiss"] {
      guard let error = try error(kind, one.ways) else { continue }
      let other = kind == "pop" ? "dismiss" : "pop"
      #expect(error.hint == "write 'kind: \(other)'")
      #expect(try self.error(other, one.ways) == nil)
    }
  }

  /// A reversal follows what it reverses: where that is wrong, the place of the name tells it.
  @Test func reversedWrongly() throws {
    let text = """
      segue: 1
      screens: {home: {}, last: {}}
      transitions:
        go: {kind: present, from: home, to: last}
        wrong: {kind: pop, from: last, to: home}
        on: {reverse: wrong}
        back: {reverse: go}
      """
    // `on` is a push: with it the screen is brought both ways.
    _ = try scene(text)
  }

  /// The one thing that is said of going from `last` back home, which must be said of the kind.
  private func error(_ kind: String, _ ways: [String]) throws -> Diagnostic? {
    var lines = ["segue: 1", "screens: {home: {}, middle: {}, last: {}}", "transitions:"]
    for (index, way) in ways.enumerated() {
      let words = way.split(separator: " ")
      lines.append("  way-\(index): {kind: \(words[0]), from: \(words[1]), to: \(words[2])}")
    }
    lines.append("  back: {kind: \(kind), from: last, to: home}")
    do {
      _ = try scene(lines.joined(separator: "\n"))
      return nil
    } catch {
      try #require(error.diagnostics.count == 1)
      let found = error.diagnostics[0]
      #expect(found.line == lines.count)
      #expect(found.column == 16)
      #expect(found.length == kind.count)
      return found
    }
  }
}
