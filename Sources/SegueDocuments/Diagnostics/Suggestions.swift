/// Suggestions for names that the user may have meant.
public struct Suggestions: Sendable {
  /// Spellings of other languages, with the names they stand for.
  private let synonyms: [String: String]
  /// The names whose values are the same in those languages, so that a value can be read in spite of its name.
  private let structural: Set<String>

  /// Creates suggestions.
  ///
  /// - Parameters:
  ///   - synonyms: Spellings of other languages, in kebab case, with the names they stand for.
  ///   - structural: The names whose values are the same in those languages.
  public init(synonyms: [String: String] = [:], structural: Set<String> = []) {
    self.synonyms = synonyms
    self.structural = structural
  }

  /// Returns "did you mean …?", or nil if no name is close.
  package func hint(for word: String, among valid: [String], prefix: String = "") -> String? {
    nearest(to: word, among: valid).map { "did you mean '\(prefix)\($0)'?" }
  }

  /// Returns "did you mean …?" if a name is close; for lists too long to show.
  public func near(_ word: String, among valid: [String]) -> String? { hint(for: word, among: valid) }

  /// Returns the suggestion, and the list if it is short or no name is close.
  public func hint(for word: String, among valid: [String], listing title: String) -> String {
    guard !valid.isEmpty else { return "there are none" }
    let suggestion = hint(for: word, among: valid)
    guard valid.count <= Self.longestList else {
      if let suggestion { return suggestion }
      let few = Self.few(near: word, among: valid).map(Self.shortened).joined(separator: ", ")
      return "\(title), of \(valid.count): \(few) …"
    }
    let all = "\(title): \(valid.map(Self.shortened).joined(separator: ", "))"
    return suggestion.map { "\($0) \(all)" } ?? all
  }

  /// A name as a list has it: a scene's may be as long as its file.
  private static func shortened(_ name: String) -> String {
    name.utf8.count <= longestName ? name : name.prefix(longestName) + "…"
  }

  /// In bytes, or in characters of a name that is cut off.
  private static let longestName = 64

  /// A longer list would not help.
  private static let longestList = 14

  /// The names closest to a word: those that begin alike, then those that take the fewest changes.
  ///
  /// Changes are counted for the names that begin most alike, of which there may be thousands.
  private static func few(near word: String, among valid: [String]) -> [String] {
    let kebab = Self.kebabCased(String(word.prefix(64)))
    let alike = valid.enumerated().map { place, name in
      (shared: zip(kebab.utf8, name.utf8).prefix { $0 == $1 }.count, place: place, name: name)
    }
    let nearest = alike.sorted { ($1.shared, $0.place) < ($0.shared, $1.place) }.prefix(Self.mostCompared)
    let ranked = nearest.map { one in
      (-one.shared, Self.editDistance(Array(kebab.utf8), Array(one.name.utf8)), one.place, one.name)
    }
    return ranked.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.prefix(5).map(\.3)
  }

  /// The largest number of names whose edits are counted; no list of the language's own words is longer.
  private static let mostCompared = 200

  /// A foreign spelling's own name first, then the smallest edit distance.
  package func nearest(to word: String, among valid: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let kebab = Self.kebabCased(word)
    if let own = synonyms[word] ?? synonyms[kebab], valid.contains(own) { return own }
    return Self.leastChanged(kebab, among: valid)
  }

  /// The key that was meant, if that is certain enough to read the value as that key's.
  ///
  /// The value of a foreign name is foreign as well, unless the key only structures the scene.
  package func repair(of word: String, among valid: [String]) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let kebab = Self.kebabCased(word)
    if let own = synonyms[word] ?? synonyms[kebab], valid.contains(own) {
      return structural.contains(own) ? own : nil
    }
    return Self.leastChanged(kebab, among: valid)
  }

  /// The name that takes the fewest edits; among equals one with the same beginning, otherwise one of the same length.
  private static func leastChanged(_ kebab: String, among valid: [String]) -> String? {
    if valid.contains(kebab) { return kebab }
    let wanted = Array(kebab.utf8)
    let limit = wanted.count <= 2 ? 0 : max(1, wanted.count / 3)
    var best: (name: String, changes: (Int, Int, Int))?
    var work = Self.mostWork
    for name in valid where work > 0 && abs(name.utf8.count - wanted.count) <= max(1, limit) {
      let candidate = Array(name.lowercased().utf8)
      work -= wanted.count * candidate.count
      let isPart = candidate.starts(with: wanted) || wanted.starts(with: candidate)
      let distance = Self.editDistance(wanted, candidate)
      guard distance <= limit || (isPart && wanted.count == 2) else { continue }
      let changes = (distance, isPart ? 0 : 1, abs(candidate.count - wanted.count))
      if changes < best?.changes ?? (.max, .max, .max) { best = (name, changes) }
    }
    return best?.name
  }

  /// The pairs of letters compared for one suggestion; a scene may have thousands of long names, and as many mistakes.
  private static let mostWork = 1 << 19

  /// `easeInOut` as `ease-in-out`, `ease_in` as `ease-in`.
  private static func kebabCased(_ word: String) -> String {
    var result = ""
    for character in word {
      if character == "_" {
        result.append("-")
      } else if character.isUppercase {
        if !result.isEmpty, result.last != "-" { result.append("-") }
        result.append(character.lowercased())
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
  package static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before = Array(0...b.count)
    var previous = before
    var row = before
    for i in 0..<a.count {
      row[0] = i + 1
      for j in 0..<b.count {
        var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row[j + 1] = cost
      }
      (before, previous, row) = (previous, row, before)
    }
    return previous[b.count]
  }
}
