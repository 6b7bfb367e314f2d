import SegueGeometry
import Yams

extension YAMLReader {
  /// Yams' error in this project's words.
  func finding(_ error: YamlError) -> Finding {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return unclosed(problem, context, at: mark)
        ?? finding(problem, because: context?.text, at: range(mark))
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

  /// A quote or a brace that is never closed; YAML reports it only where it gives up.
  private func unclosed(_ problem: String, _ context: YamlError.Context?, at mark: Mark) -> Finding? {
    guard kind.dialect != nil, let context else { return nil }
    let opening = range(context.mark)
    if context.text.contains("quoted scalar"), problem.contains("end of stream") {
      return Finding(
        "this quote is never closed",
        at: opening,
        hint: "write the same quote behind the text"
      )
    }
    let line = source.line(at: opening.lower)
    guard context.text.contains("flow"), mark.line > line, problem.contains("did not find expected ','")
    else {
      return nil
    }
    let bytes = source.lineBytes(line)
    let text = source.text(bytes)
    let brace = context.text.contains("sequence") ? "]" : "}"
    let opened = context.text.contains("sequence") ? "[" : "{"
    return Finding(
      "this '\(opened)' is not closed where line \(mark.line) begins",
      at: opening,
      hint: text.contains(" #")
        ? "'#' begins a comment: put text that contains it in quotes"
        : "a '\(brace)' or a ',' is missing"
    )
  }

  private func range(_ mark: Mark) -> SourceRange {
    let start = source.offset(markLine: mark.line, column: mark.column)
    return SourceRange(lower: start, upper: start + 1)
  }

  /// The message for text that is not YAML: what was probably meant, otherwise the parser's own words.
  private func finding(_ problem: String, because: String?, at place: SourceRange) -> Finding {
    let line = source.line(at: min(place.lower, max(source.bytes.count - 1, 0)))
    if let meant = kind.dialect?.pastedCode(around: line, in: source)
      ?? kind.dialect?.misreading(problem, at: place, line: line, in: source)
    {
      return meant
    }
    let reason = because.map { " (\($0))" } ?? ""
    let isCharacter = problem.contains("cannot start any token")
    return Finding(
      "not valid YAML: \(problem)\(reason)",
      at: place,
      hint: isCharacter
        ? "put text that begins with this character in quotes; indent with spaces, not tabs" : nil
    )
  }

  /// The second of two equal keys of a mapping in braces that is written on one line.
  private func sameLine(_ key: String, after first: Int, in line: Range<Int>) -> SourceRange? {
    let needle = Array("\(key):".utf8)
    var start = first + needle.count
    var depth = 0
    while start + needle.count <= line.upperBound, depth >= 0 {
      let byte = source.bytes[start]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      let isBehindComma = source.bytes[..<start].last { $0 != 0x20 } == UInt8(ascii: ",")
      if depth == 0, isBehindComma, source.bytes[start..<(start + needle.count)].elementsEqual(needle) {
        return SourceRange(lower: start, upper: start + needle.count - 1)
      }
      start += 1
    }
    return nil
  }

  /// The second place of a duplicate key if it can be found, otherwise the first.
  private func duplicate(_ key: String, firstMark: Mark) -> Finding {
    let first = source.offset(markLine: firstMark.line, column: firstMark.column)
    let isName = key.first?.isLetter == true && !key.contains(where: { "() ".contains($0) })
    if !isName, let meant = kind.dialect?.pastedCode(around: source.line(at: first), in: source) {
      return meant
    }
    let needle = Array(key.utf8)
    let firstLine = source.line(at: first)
    let column = first - source.lineBytes(firstLine).lowerBound
    if let second = sameLine(key, after: first, in: source.lineBytes(firstLine)) {
      return Finding(
        "'\(key)' is written twice",
        at: second,
        hint:
          "first written in column \(source.text(source.lineBytes(firstLine).lowerBound..<first).count + 1)"
      )
    }
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
    if key.hasSuffix(")"), !key.contains("(") {
      return Finding(
        "a comma ends a value inside { } and [ ]",
        at: SourceRange(lower: first, upper: first + needle.count),
        hint: "separate arguments by spaces: min(a b)"
      )
    }
    return Finding("'\(key)' is written twice", at: shown, hint: hint)
  }
}
