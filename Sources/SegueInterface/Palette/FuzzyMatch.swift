/// A text that contains typed letters in order, and how well they match.
package struct FuzzyMatch: Hashable, Sendable {
  /// Higher is better; comparable only for the same typed letters.
  package let score: Int
  /// The indices of the text's matching characters.
  package let places: [Int]

  /// The value of a matching letter by its position.
  private enum Worth {
    static let letter = 1
    static let afterLetter = 5
    static let wordStart = 4
    static let textStart = 2
  }

  /// A letter of the text, ignoring what stands between words.
  private struct Letter {
    var character: Character
    /// Its index in the text.
    var place: Int
    var startsWord: Bool
  }

  /// Finds the best match; nil if not all letters occur.
  ///
  /// Ignores case, spaces and punctuation. Takes time proportional to the product of both lengths.
  package init?(_ typed: String, in text: String) {
    let wanted: [Character] = Self.letters(of: typed).map(\.character)
    let letters: [Letter] = Self.letters(of: text)
    guard wanted.count <= letters.count else { return nil }
    guard !wanted.isEmpty else {
      score = 0
      places = []
      return
    }
    var best: [[Int?]] = []
    for letter in wanted { best.append(Self.row(letter, in: letters, after: best.last)) }
    guard let last = best.last, let total = last.compactMap({ $0 }).max() else { return nil }
    // Of equally good matches, the shorter text wins.
    score = total * 64 - min(letters.count, 63)
    places = Self.indices(in: best, count: letters.count).map { letters[$0].place }
  }

  /// The best value of the letters so far with the last of them at each position.
  private static func row(_ wanted: Character, in letters: [Letter], after previous: [Int?]?) -> [Int?] {
    var row = [Int?](repeating: nil, count: letters.count)
    var reach: Int?
    for index in letters.indices {
      let adjacent: Int? = index > 0 ? previous?[index - 1] : nil
      if let adjacent { reach = max(reach ?? adjacent, adjacent) }
      guard letters[index].character == wanted else { continue }
      let own: Int = worth(of: index, in: letters)
      guard previous != nil else {
        row[index] = own
        continue
      }
      if let reach { row[index] = max(reach, adjacent.map { $0 + Worth.afterLetter } ?? reach) + own }
    }
    return row
  }

  private static func worth(of index: Int, in letters: [Letter]) -> Int {
    Worth.letter + (letters[index].startsWord ? Worth.wordStart : 0) + (index == 0 ? Worth.textStart : 0)
  }

  /// Traces the best sum back through the rows.
  private static func indices(in best: [[Int?]], count: Int) -> [Int] {
    var indices: [Int] = []
    var limit: Int = count
    for row in best.reversed() {
      // A letter right before the next one was worth more to it.
      func value(_ index: Int) -> Int {
        (row[index] ?? 0) + (!indices.isEmpty && index == limit - 1 ? Worth.afterLetter : 0)
      }
      let found: [Int] = (0..<limit).filter { row[$0] != nil }
      guard let index = found.max(by: { value($0) < value($1) }) else { break }
      indices.append(index)
      limit = index
    }
    return indices.reversed()
  }

  private static func letters(of text: String) -> [Letter] {
    var letters: [Letter] = []
    var isInWord: Bool = false
    for (place, character) in text.lowercased().enumerated() {
      let isLetter: Bool = character.isLetter || character.isNumber
      if isLetter { letters.append(Letter(character: character, place: place, startsWord: !isInWord)) }
      isInWord = isLetter
    }
    return letters
  }
}
