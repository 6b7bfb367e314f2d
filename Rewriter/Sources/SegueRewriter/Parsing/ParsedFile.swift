import SegueDocuments
import SwiftParser
import SwiftSyntax

/// A file with its syntax tree.
struct ParsedFile {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let lines: LineTable

  init(_ source: SourceFile) {
    path = source.path
    bytes = Array(source.text.utf8)
    tree = Parser.parse(source: source.text)
    lines = LineTable(bytes)
  }

  /// The file's line end, taken from its first line.
  var lineEnd: String {
    guard let end = bytes.firstIndex(of: 10), end > 0, bytes[end - 1] == 13 else { return "\n" }
    return "\r\n"
  }

  /// The bytes of a node without the trivia around it.
  static func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The file and the line that the compiler names for a place: what the file's own `#sourceLocation` says.
  func presumedPlace(of offset: Int) -> (file: String, line: Int) {
    let line = lines.place(of: offset).line
    guard String(decoding: bytes, as: UTF8.self).contains("#sourceLocation") else { return (path, line) }
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
    return (location.presumedFile, location.presumedLine)
  }

  /// What `#sourceLocation()` means in the original, where lines above it are not as many as they were.
  func explicitLocations(after offset: Int) -> [TextEdit] {
    guard String(decoding: bytes, as: UTF8.self).contains("#sourceLocation") else { return [] }
    let finder = LocationFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.resets.filter { $0.lowerBound > offset }.map { range in
      let line = lines.place(of: range.upperBound).line + 1
      return TextEdit(range: range, text: "#sourceLocation(file: \(SwiftName.quoted(path)), line: \(line))")
    }
  }

  /// A diagnostic at a range of bytes.
  func diagnostic(
    _ message: String,
    at range: Range<Int>,
    severity: SegueDocuments.Diagnostic.Severity,
    hint: String? = nil
  ) -> SegueDocuments.Diagnostic {
    let place = lines.place(of: range.lowerBound)
    let line = lines.range(ofLine: place.line, count: bytes.count)
    let text = String(decoding: bytes[line], as: UTF8.self).prefix { !$0.isNewline }
    let before = String(decoding: bytes[line.lowerBound..<range.lowerBound], as: UTF8.self)
    let marked = String(
      decoding: bytes[range.lowerBound..<min(range.upperBound, line.upperBound)],
      as: UTF8.self
    )
    return Diagnostic(
      severity: severity,
      message: message,
      file: path,
      line: place.line,
      column: before.count + 1,
      length: max(1, marked.prefix { !$0.isNewline }.count),
      sourceLine: TextSanitizer.visible(String(text)),
      hint: hint
    )
  }
}

/// Finds `#sourceLocation()`, after which lines are the file's own again.
private final class LocationFinder: SyntaxVisitor {
  private(set) var resets: [Range<Int>] = []

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments == nil { resets.append(ParsedFile.range(of: node)) }
    return .skipChildren
  }
}
