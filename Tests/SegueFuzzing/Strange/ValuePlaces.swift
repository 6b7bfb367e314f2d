import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes

/// Where the values stand in a scene's text: those of keys and those in lists, branches as well as leaves.
struct ValuePlaces {
  /// The text from a value's first byte to behind its last.
  struct Place: Hashable {
    /// The keys on the way there: `screens/home/fill`, `device/0`.
    var name: String
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private(set) var places: [Place] = []

  /// Without any where the text is no YAML.
  init(_ text: String) {
    bytes = Array(text.utf8)
    guard let root = try? YAMLReader.read(SourceText(file: "", bytes: bytes), as: .scene) else { return }
    note(root, below: "")
  }

  private mutating func note(_ node: YAMLNode, below path: String) {
    switch node {
    case .scalar: return
    case .sequence(let items, _):
      for (index, item) in items.enumerated() {
        let name = "\(path)\(index)"
        let start = item.range.lower
        places.append(Place(name: name, range: extent(of: item, from: start, indent: indent(at: start))))
        note(item, below: name + "/")
      }
    case .mapping(let entries, _):
      for entry in entries {
        let name = path + entry.key.text
        var start = entry.key.range.upper + (entry.key.isQuoted ? 1 : 0)
        while start < bytes.count, bytes[start] != UInt8(ascii: ":") { start += 1 }
        start = min(start + 1, bytes.count)
        let range = extent(of: entry.value, from: start, indent: column(of: entry.key.range.lower))
        places.append(Place(name: name, range: range))
        note(entry.value, below: name + "/")
      }
    }
  }

  /// A value's own text; of a block all lines that are indented deeper than what it belongs to.
  private func extent(of node: YAMLNode, from start: Int, indent: Int) -> Range<Int> {
    let first = bytes[min(start, bytes.count)...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    guard first < bytes.count else { return start..<start }
    switch bytes[first] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return first..<closing(first)
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "\n"), UInt8(ascii: "#"):
      return start..<endOfBlock(start, indent: indent)
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      return first..<min(max(node.range.upper + 1, first), bytes.count)
    default:
      guard case .scalar(let scalar) = node else { return start..<endOfBlock(start, indent: indent) }
      return scalar.range.lower..<max(scalar.range.lower, min(scalar.range.upper, bytes.count))
    }
  }

  /// Behind the bracket that closes the one at a place.
  private func closing(_ place: Int) -> Int {
    var (depth, index) = (0, place)
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return bytes.count
  }

  private func endOfBlock(_ start: Int, indent: Int) -> Int {
    var end = endOfLine(start)
    while end < bytes.count {
      let line = bytes[(end + 1)..<endOfLine(end + 1)]
      let blanks = line.prefix { $0 == UInt8(ascii: " ") }.count
      guard blanks == line.count || blanks > indent else { break }
      end = endOfLine(end + 1)
    }
    return end
  }

  private func endOfLine(_ start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// The bytes before a place in its line.
  private func column(of place: Int) -> Int {
    place - (bytes[..<min(place, bytes.count)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
  }

  /// Of the line that a place is in: a list's item ends where a line begins as its dash does.
  private func indent(at place: Int) -> Int {
    bytes[min(max(place - column(of: place), 0), bytes.count)...].prefix { $0 == UInt8(ascii: " ") }.count
  }
}
