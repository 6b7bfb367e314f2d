import SwiftSyntax

extension FileRewriter {
  /// `#Preview("Card") { Card() }` becomes a function that makes what is shown.
  func rewritePreview(
    _ node: some SyntaxProtocol,
    _ arguments: LabeledExprListSyntax,
    _ closure: ClosureExprSyntax?
  ) -> SyntaxVisitorContinueKind {
    let body = arguments.first { $0.label?.text == "body" }
    let written = closure ?? body?.expression.as(ClosureExprSyntax.self)
    guard written != nil || body != nil, !arguments.contains(where: { $0.label?.text == "arguments" }),
      written?.signature == nil
    else {
      refuse(
        "this form of '#Preview' is not one that can be played",
        at: node,
        hint: "write '#Preview(\"Name\") { … }' without arguments for the closure"
      )
      blank(node)
      return .skipChildren
    }
    let preview = Preview(
      function: "_seguePreview\(previewsBefore + previews.count + 1)",
      title: arguments.first { $0.label == nil }?.expression.inOneLine,
      traits: traits(arguments),
      line: file.lines.place(of: previewStart(node)).line,
      conditions: conditions
    )
    previews.append(preview)
    let start = previewStart(node)
    if let written {
      replacePreview(
        start,
        ParsedFile.range(of: written),
        end: ParsedFile.range(of: node).upperBound,
        preview
      )
      walk(written.statements)
    } else if let body {
      let range = start..<ParsedFile.range(of: node).upperBound
      let text = "@MainActor func \(preview.function)() -> Any { \(body.expression.inOneLine)() }"
      edits.replace(range, with: text + TextEdit.lineEnds(range, in: file.bytes))
    }
    return .skipChildren
  }

  /// The first byte after attributes such as `@available`, which stay.
  private func previewStart(_ node: some SyntaxProtocol) -> Int {
    node.asProtocol((any FreestandingMacroExpansionSyntax).self)
      .map { ParsedFile.range(of: $0.pound).lowerBound } ?? ParsedFile.range(of: node).lowerBound
  }

  private func replacePreview(_ start: Int, _ closure: Range<Int>, end: Int, _ preview: Preview) {
    let head = start..<closure.lowerBound
    let lineEnds = TextEdit.lineEnds(head, in: file.bytes)
    edits.replace(head, with: "@MainActor func \(preview.function)() -> Any \(lineEnds)")
    if closure.upperBound < end { edits.append(.blanking(closure.upperBound..<end, in: file.bytes)) }
  }

  private func traits(_ arguments: LabeledExprListSyntax) -> [String] {
    let start = arguments.firstIndex { $0.label?.text == "traits" }
    guard let start else { return [] }
    var result: [String] = []
    for argument in arguments[start...] {
      guard argument.label == nil || argument.label?.text == "traits" else { break }
      let text = argument.expression.inOneLine
      result.append(text.hasPrefix(".") ? String(text.dropFirst()) : text)
    }
    return result
  }
}
