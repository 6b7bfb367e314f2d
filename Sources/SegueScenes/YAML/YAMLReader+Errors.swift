import SegueModel
import Yams

extension YAMLReader {
  /// Yams' error in our words.
  func finding(_ error: YamlError) -> Finding {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let place = range(mark)
      let because = context.map { " (\($0.text))" } ?? ""
      return Finding("not valid YAML: \(problem)\(because)", at: place, hint: advice(problem))
    case .reader(let problem, let offset, _, _):
      let start = min(offset ?? 0, source.bytes.count)
      return Finding(
        "not valid YAML: \(problem)",
        at: SourceRange(lower: start, upper: start + 1),
        hint: "write control characters as escapes in double quotes, or leave them out"
      )
    case .duplicatedKeysInMapping(let keys, let context):
      return duplicate(keys.first ?? "", firstMark: context.mark)
    default:
      return Finding("not valid YAML", at: .none)
    }
  }

  private func range(_ mark: Mark) -> SourceRange {
    let start = source.offset(markLine: mark.line, column: mark.column)
    return SourceRange(lower: start, upper: start + 1)
  }

  private func advice(_ problem: String) -> String? {
    if problem.contains("cannot start any token") {
      return "put text that begins with this character in quotes; indent with spaces, not tabs"
    }
    if problem.contains("mapping values are not allowed") {
      return "put text that contains ': ' in quotes"
    }
    return nil
  }

  /// The second place of a doubled key where it can be told, else the first.
  private func duplicate(_ key: String, firstMark: Mark) -> Finding {
    let first = source.offset(markLine: firstMark.line, column: firstMark.column)
    let needle = Array(key.utf8)
    let firstLine = source.line(at: first)
    let column = first - source.lineBytes(firstLine).lowerBound
    var place = first
    var line = firstLine + 1
    while line <= source.line(at: source.bytes.count) {
      let bytes = source.lineBytes(line)
      let start = bytes.lowerBound + column
      let end = start + needle.count
      if end < bytes.upperBound, source.bytes[start..<end].elementsEqual(needle),
        source.bytes[end] == UInt8(ascii: ":"),
        source.bytes[bytes.lowerBound..<start].allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") })
      {
        place = start
        break
      }
      line += 1
    }
    let hint = place == first ? "keys of one mapping differ" : "first written on line \(firstLine)"
    let shown = SourceRange(lower: place, upper: place + needle.count)
    return Finding("'\(key)' is written twice", at: shown, hint: hint)
  }
}
