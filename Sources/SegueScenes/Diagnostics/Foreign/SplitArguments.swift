import SegueDocuments
import SegueGeometry
import SegueModel

/// Rejoins values that YAML has split: inside braces and brackets a comma ends a value, even in `min(x, 3)`.
///
/// The text is then refused as a whole, at its comma, instead of as fragments whose errors would make no sense.
struct SplitArguments {
  let source: SourceText

  /// More than any expression has; without a limit, an unclosed one would be searched to the end from each piece.
  private static let mostPieces = 1000

  func joined(_ items: [YAMLNode]) -> [YAMLNode] {
    let balances = items.map { Self.balance(of: $0.plain) }
    var result: [YAMLNode] = []
    var index = 0
    while index < items.count {
      let count = Self.count(of: balances[index], before: balances[(index + 1)...])
      result.append(joined(items[index], to: items[index + count - 1].range))
      index += count
    }
    return result
  }

  func joined(_ entries: [YAMLEntry]) -> [YAMLEntry] {
    let balances = entries.map { Self.balance(of: $0.lone) }
    var result: [YAMLEntry] = []
    var index = 0
    while index < entries.count {
      let value = entries[index].value
      let count =
        entries[index].key.text == "path"
        ? Self.pathCount(of: entries[index...])
        : Self.count(of: Self.balance(of: value.plain), before: balances[(index + 1)...])
      let last = entries[index + count - 1]
      let end = count == 1 ? last.value.range : last.key.range
      result.append(YAMLEntry(key: entries[index].key, value: joined(value, to: end)))
      index += count
    }
    return result
  }

  private func joined(_ node: YAMLNode, to end: SourceRange) -> YAMLNode {
    guard case .scalar(let scalar) = node, end.upper > scalar.range.upper, end.upper <= source.bytes.count
    else {
      return node
    }
    var whole = YAMLScalar(
      text: source.text(scalar.range.lower..<end.upper),
      isQuoted: false,
      start: scalar.range.lower
    )
    whole.isJoined = true
    return .scalar(whole)
  }

  /// The number of parentheses that a plain text leaves open; nil if it is not plain text.
  private static func balance(of text: String?) -> Int? {
    text?.utf8.reduce(0) { sum, byte in
      sum + (byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0)
    }
  }

  /// The number of entries that are path data with commas between the numbers.
  private static func pathCount(of entries: ArraySlice<YAMLEntry>) -> Int {
    guard let data = entries.first?.value.plain, data.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "m")
    else {
      return 1
    }
    let more = entries.dropFirst().prefix { entry in
      guard let first = entry.lone?.utf8.first else { return false }
      return (first >= 0x30 && first <= 0x39) || "-+.".utf8.contains(first)
    }
    return 1 + more.count
  }

  /// The number of pieces that form a value: those up to the one that closes its parentheses, or only the first.
  private static func count(of first: Int?, before others: ArraySlice<Int?>) -> Int {
    guard var open = first, open > 0 else { return 1 }
    var count = 1
    for balance in others.prefix(mostPieces) {
      guard let balance else { return 1 }
      open += balance
      count += 1
      if open <= 0 { return count }
    }
    return 1
  }
}

extension YAMLNode {
  /// A text without quotes.
  fileprivate var plain: String? {
    if case .scalar(let scalar) = self, !scalar.isQuoted { scalar.text } else { nil }
  }
}

extension YAMLEntry {
  /// The key of an entry without a value.
  fileprivate var lone: String? {
    guard case .scalar(let scalar) = value, scalar.text.isEmpty, !scalar.isQuoted, !key.isQuoted else {
      return nil
    }
    return key.text
  }
}
