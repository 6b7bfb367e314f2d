import SegueGeometry

extension YAMLReader {
  /// The parser's fault in this project's words.
  func finding(_ fault: YAMLFault) -> Finding {
    if let offset = fault.offset {
      let start = min(offset, source.bytes.count)
      return Finding(
        "not valid YAML: \(fault.problem)",
        at: SourceRange(lower: start, upper: start + 1),
        hint: "write control characters as escapes in double quotes, or leave them out"
      )
    }
    return unclosed(fault) ?? finding(fault.problem, because: fault.context?.text, at: range(fault.mark))
  }

  /// A quote or a brace that is never closed; YAML reports it only where it gives up.
  private func unclosed(_ fault: YAMLFault) -> Finding? {
    guard kind.dialect != nil, let context = fault.context else { return nil }
    let opening = range(context.mark)
    if context.text.contains("quoted scalar"), fault.problem.contains("end of stream") {
      return Finding(
        "this quote is never closed",
        at: opening,
        hint: "write the same quote behind the text"
      )
    }
    let line = source.line(at: opening.lower)
    guard context.text.contains("flow"), fault.mark.line > line,
      fault.problem.contains("did not find expected ','")
    else {
      return nil
    }
    let bytes = source.lineBytes(line)
    let text = source.text(bytes)
    let brace = context.text.contains("sequence") ? "]" : "}"
    let opened = context.text.contains("sequence") ? "[" : "{"
    return Finding(
      "this '\(opened)' is not closed where line \(fault.mark.line) begins",
      at: opening,
      hint: text.contains(" #")
        ? "'#' begins a comment: put text that contains it in quotes"
        : "a '\(brace)' or a ',' is missing"
    )
  }

  private func range(_ mark: YAMLMark) -> SourceRange {
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

  /// A key of a mapping for the second time.
  func duplicate(_ key: YAMLScalar, first: YAMLMark, second: YAMLMark) -> Finding {
    let name = key.text
    let isName = name.first?.isLetter == true && !name.contains(where: { "() ".contains($0) })
    if !isName, let meant = kind.dialect?.pastedCode(around: first.line, in: source) { return meant }
    if name.hasSuffix(")"), !name.contains("(") {
      let start = range(first).lower
      return Finding(
        "a comma ends a value inside { } and [ ]",
        at: SourceRange(lower: start, upper: start + name.utf8.count),
        hint: "separate arguments by spaces: min(a b)"
      )
    }
    return Finding(
      "'\(name)' is written twice",
      at: key.range,
      hint: first.line == second.line
        ? "first written in column \(first.column)" : "first written on line \(first.line)"
    )
  }
}
