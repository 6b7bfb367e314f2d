import SegueDocuments
import SegueGeometry
import SegueModel

/// The probable meaning of a line that YAML could not read.
struct YAMLMisreading {
  let source: SourceText
  /// The line's number, counted from 1.
  let line: Int

  /// The finding for a parser error at a place of the line; nil if the mistake is not recognised.
  func finding(_ problem: String, at place: SourceRange) -> Finding? {
    if let arrow = listBehindArrow { return arrow }
    if problem.contains("could not find expected ':'"), let withoutColon { return withoutColon }
    if problem.contains("mapping values are not allowed") {
      return withoutColon ?? deeperThanItsKey
        ?? Finding(
          "a second ': ' on one line",
          at: place,
          hint: "put text that contains ': ' in quotes"
        )
    }
    let isBlock = [
      "did not find expected key", "did not find expected '-'", "<block end>", "<document start>",
    ]
    return isBlock.contains(where: problem.contains) ? ofNoLevel : nil
  }

  private var bytes: Range<Int> { source.lineBytes(line) }
  private var text: String { source.text(bytes) }

  private func indent(of line: Int) -> Int? {
    let bytes = source.lineBytes(line)
    let spaces = source.bytes[bytes].prefix { $0 == 0x20 }.count
    let first = source.bytes[bytes].dropFirst(spaces).first
    return first == nil || first == UInt8(ascii: "#") ? nil : spaces
  }

  /// The key that the line begins with: its bytes in the file.
  private var key: SourceRange? {
    guard let indent = indent(of: line) else { return nil }
    let start = bytes.lowerBound + indent
    guard let colon = source.bytes[start..<bytes.upperBound].firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let name = source.bytes[start..<colon]
    guard !name.isEmpty, name.allSatisfy({ $0 > 0x20 && !"{}[]\"',#".utf8.contains($0) }) else { return nil }
    return SourceRange(lower: start, upper: colon)
  }

  /// `radius 8` on the line above, one of the language's keys without its colon.
  private var withoutColon: Finding? {
    guard let own = indent(of: line),
      let above = (1..<max(line, 1)).reversed().first(where: { indent(of: $0) != nil }),
      indent(of: above) == own
    else { return nil }
    let bytes = source.lineBytes(above)
    let text = source.text((bytes.lowerBound + own)..<bytes.upperBound)
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, !text.contains(": "), Self.keys.contains(words[0]) else { return nil }
    let start = bytes.lowerBound + own
    return Finding(
      "a ':' is missing behind '\(words[0])'",
      at: SourceRange(lower: start, upper: start + words[0].utf8.count),
      hint: "write \(words[0]): \(words[1])"
    )
  }

  private static let keys = Set(
    SceneKeys.document + SceneKeys.layer + SceneKeys.transition + SceneKeys.gesture + SceneKeys.track
  )

  /// `fill: red` and, further in below it, `radius: 3`.
  private var deeperThanItsKey: Finding? {
    guard let key, let own = indent(of: line),
      let above = (1..<max(line, 1)).reversed().first(where: { indent(of: $0) != nil }),
      let level = indent(of: above),
      own > level
    else { return nil }
    return Finding(
      "'\(source.text(key.lower..<key.upper))' is indented deeper than the line above, which has a value already",
      at: key,
      hint: "indent it by \(level) spaces to write it beside that one"
    )
  }

  /// A line whose indentation is between those of the lines above.
  private var ofNoLevel: Finding? {
    guard let own = indent(of: line), own > 0 else { return nil }
    var levels: [Int] = []
    for above in (1..<max(line, 1)).reversed() {
      guard let level = indent(of: above), level < (levels.last ?? .max) else { continue }
      levels.append(level)
    }
    guard !levels.contains(own) else { return nil }
    let wanted = levels.sorted().suffix(3).map(String.init).joined(separator: " or ")
    let start = bytes.lowerBound + own
    return Finding(
      "this line is indented by \(own) spaces, and no line above it is",
      at: key ?? SourceRange(lower: start, upper: max(bytes.upperBound, start + 1)),
      hint: "indent it by \(wanted)"
    )
  }

  /// `{frame: here -> [0, 0, W, H]}`: inside braces YAML takes the list for one of its own.
  private var listBehindArrow: Finding? {
    let line = Array(source.bytes[bytes])
    guard
      let arrow = line.indices.first(where: { index in
        line[index...].starts(with: "->".utf8)
          && line[(index + 2)...].drop { $0 == 0x20 }.first == UInt8(ascii: "[")
      })
        ?? line.indices.first(where: { index in
          line[index] == UInt8(ascii: "]") && line[(index + 1)...].drop { $0 == 0x20 }.starts(with: "->".utf8)
        })
    else { return nil }
    return Finding(
      "a list beside an arrow needs quotes here",
      at: SourceRange(lower: bytes.lowerBound + arrow, upper: bytes.lowerBound + arrow + 1),
      hint: "put the whole value in quotes: \"here -> [0, 0, W, H]\""
    )
  }
}
