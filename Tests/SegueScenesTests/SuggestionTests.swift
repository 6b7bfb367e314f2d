import Foundation
import SegueDocuments
import SegueScenes
import SegueTestSupport
import Testing

/// What is offered in the place of a name that is none, where the list of valid names is too long to be told.
@Suite struct SuggestionTests {
  private func offered(for word: String, among valid: [String]) throws -> [String] {
    let hint = Suggestions.forScenes.hint(for: word, among: valid, listing: "screens")
    let start = "screens, of \(valid.count): "
    try #require(hint.hasPrefix(start) && hint.hasSuffix(" …"), "\(hint)")
    return hint.dropFirst(start.count).dropLast(2).components(separatedBy: ", ")
  }

  private static func shared(_ a: String, _ b: String) -> Int { zip(a, b).prefix { $0 == $1 }.count }

  /// Insertions, deletions, substitutions and swaps of neighbours, by the definition.
  private static func changes(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    guard let first = a.first, let other = b.first else { return max(a.count, b.count) }
    if first == other { return changes(a.dropFirst(), b.dropFirst()) }
    var least = min(
      changes(a.dropFirst(), b.dropFirst()),
      changes(a.dropFirst(), b),
      changes(a, b.dropFirst())
    )
    if Array(a.prefix(2)) == b.prefix(2).reversed() {
      least = min(least, changes(a.dropFirst(2), b.dropFirst(2)))
    }
    return least + 1
  }

  @Test func theBestIsFirstWhereverItStands() throws {
    let others = (0..<9_000).map { "plain-\($0)" }
    for place in [0, 1, 4_500, 9_000] {
      var valid = others
      valid.insert("settings", at: place)
      #expect(try offered(for: "settle-everything-now", among: valid).first == "settings")
    }
  }

  /// Those that begin alike come first, and of several those that take the fewest changes; never more than five.
  @Test func theyAreRanked() throws {
    var numbers = SeededGenerator(seed: 3)
    func name(_ letters: Int) -> String {
      String((0..<letters).map { _ in "abc".randomElement(using: &numbers) ?? "a" })
    }
    for _ in 0..<20 {
      let valid = Array(Set((0..<30).map { _ in name(4) })).sorted()
      try #require(valid.count > 14)
      // Too long to be any of them.
      let word = name(7)
      let ranks = valid.enumerated().map { place, name in
        (-Self.shared(word, name), Self.changes(Array(word)[...], Array(name)[...]), place, name)
      }
      let best = ranks.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.prefix(5).map(\.3)
      #expect(try offered(for: word, among: valid) == best, "\(word)")
    }
  }

  /// A scene may have thousands of names, each as long as its file.
  @Test("what is suggested stays short, however many names there are and however long they are")
  func bounded() {
    let names = [[14, 600_000], [15, 60_000], [20_000, 40]].map { numbers in
      (0..<numbers[0]).map { "name\($0)" + String(repeating: "x", count: numbers[1]) }
    }
    for valid in names {
      let hint = Suggestions.forScenes.hint(for: "nmae", among: valid, listing: "it has")
      #expect(hint.utf8.count < 1100 && hint.contains("name0x"))
      let near = Suggestions.forScenes.near(String(repeating: "y", count: 600_000), among: valid)
      #expect(near == nil)
    }
  }

  @Test func aShortListIsToldInFull() {
    let names = (0..<14).map { "name\($0)" }
    #expect(
      Suggestions.forScenes.hint(for: "zzzzzzzz", among: names, listing: "it has")
        == "it has: \(names.joined(separator: ", "))"
    )
    #expect(Suggestions.forScenes.hint(for: "zzzzzzzz", among: [], listing: "it has") == "there are none")
  }
}
