import SegueDocuments
import SegueGeometry
import SegueModel

/// All plain values of a scene file, by the keys that lead to them.
struct WrittenValues: Sendable {
  /// A key and its value, as written.
  struct Value: Hashable, Sendable {
    var text: String
    /// The value's bytes.
    var source: SourceRange
    /// The key's bytes.
    var key: SourceRange
  }

  private var values: [[String]: Value] = [:]

  init(in root: YAMLNode) { walk(root, []) }

  subscript(keys: [String]) -> Value? { values[keys] }

  private mutating func walk(_ node: YAMLNode, _ keys: [String]) {
    switch node {
    case .mapping(let entries, _):
      for entry in entries {
        let path = keys + [entry.key.text]
        if case .scalar(let scalar) = entry.value, !scalar.isQuoted {
          values[path] = Value(text: scalar.text, source: scalar.range, key: entry.key.range)
        }
        walk(entry.value, path)
      }
    case .sequence(let items, _):
      for (index, item) in items.enumerated() { walk(item, keys + ["[\(index)]"]) }
    case .scalar: break
    }
  }
}

extension WrittenValues.Value {
  /// The bytes to delete so that a file loses this key and nothing else; nil if it shares its line with text that
  /// cannot be separated from it.
  ///
  /// In braces a comma goes with it; a key that has its line to itself takes the line along, with its comment.
  func cut(from bytes: [UInt8]) -> Range<Int>? {
    let after = bytes[source.upper...].firstIndex { !Self.isBlank($0) } ?? bytes.endIndex
    if after < bytes.endIndex, bytes[after] == UInt8(ascii: ",") {
      return key.lower..<(bytes[(after + 1)...].firstIndex { !Self.isBlank($0) } ?? bytes.endIndex)
    }
    let before = bytes[..<key.lower].lastIndex { !Self.isBlank($0) }
    if let before, bytes[before] == UInt8(ascii: ",") { return before..<source.upper }
    let isFirst = before == nil || bytes[before ?? 0] == UInt8(ascii: "\n")
    let isLast =
      after == bytes.endIndex
      || [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#")].contains(bytes[after])
    guard isFirst, isLast else { return nil }
    let end = bytes[after...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
    return (before.map { $0 + 1 } ?? 0)..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

/// The values of a scene's text on disk, which undoing all tuning restores.
struct SavedValues: Sendable {
  /// The literals' texts.
  private let texts: [Knob.ID: String]
  /// The names of the literals of each value, in order.
  private let names: [[String]: [String]]
  let values: WrittenValues

  init(_ knobs: [Knob], _ values: WrittenValues) {
    texts = Dictionary(knobs.map { ($0.id, $0.text) }) { first, _ in first }
    names = Dictionary(grouping: knobs, by: \.id.keys).mapValues { $0.map(\.name) }
    self.values = values
  }

  subscript(id: Knob.ID) -> String? { texts[id] }

  /// Whether a value had other literals than these.
  func differ(from knobs: [Knob], at keys: [String]) -> Bool { names[keys] != knobs.map(\.name) }
}
