import SegueTestSupport

/// Changes to a text that keep most of its structure: to lines, words and numbers.
struct TextMutation {
  private var numbers: SeededGenerator

  /// What arithmetic and readers trip over.
  private static let values = [
    "0", "-0", "-1", "1", "1e308", "-1e308", "1e-308", "1/0", "0/0", "9007199254740993", "99999", "0.1",
    "50%", "1e999",
    "W", "H", "i", "t", "''", "null", "~", "true", "[]", "{}", "[1, 2]", "->", "..", "$", "in",
    "spring(0.5, 0.2)", "#",
    "\u{0}", "\u{1b}[", "\u{202e}", "é", "😀", "'", "\"", ": ", "- ", "&a", "*a", "|", ">", "%", "@", "\t",
    "\r",
  ]

  init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

  mutating func change(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0, 1: return Array(changed(words: text).utf8)
    default:
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      change(&lines)
      return Array(lines.joined(separator: "\n").utf8)
    }
  }

  private mutating func change(_ lines: inout [Substring]) {
    guard let from = lines.indices.randomElement(using: &numbers),
      let to = lines.indices.randomElement(using: &numbers)
    else { return }
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: lines.remove(at: from)
    case 1: lines.insert(lines[from], at: to)
    case 2: lines.swapAt(from, to)
    case 3: lines[from] = "  " + lines[from]
    default: lines[from] = lines[from].hasPrefix("  ") ? lines[from].dropFirst(2) : lines[from] + lines[to]
    }
  }

  /// One word becomes another of the text, or an awkward value.
  private mutating func changed(words text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }
    guard let old = words.randomElement(using: &numbers), let other = words.randomElement(using: &numbers)
    else {
      return text
    }
    let value = Self.values.randomElement(using: &numbers) ?? ""
    let new = Bool.random(using: &numbers) ? String(other) : value
    return text.replacingCharacters(in: old, with: new)
  }
}

extension String {
  fileprivate func replacingCharacters(in part: Substring, with new: String) -> String {
    var result = self
    result.replaceSubrange(part.startIndex..<part.endIndex, with: new)
    return result
  }
}
