package import SegueDocuments
import SegueGeometry

extension DocumentKind {
  /// A scene, whose values are expressions.
  package static let scene = DocumentKind(
    language: "the scene language",
    noun: "a scene",
    sharingHint: "share values with 'tokens' and 'presets'; ",
    emptyHint: "'segue new NAME' writes a scene to start from",
    dialect: SceneDialect()
  )
}

/// The scene language as the values of a YAML document.
struct SceneDialect: YAMLDialect {
  func joined(_ items: [YAMLNode], in source: SourceText) -> [YAMLNode] {
    SplitArguments(source: source).joined(items)
  }

  func joined(_ entries: [YAMLEntry], in source: SourceText) -> [YAMLEntry] {
    SplitArguments(source: source).joined(entries)
  }

  func misreading(_ problem: String, at place: SourceRange, line: Int, in source: SourceText) -> Finding? {
    YAMLMisreading(source: source, line: line).finding(problem, at: place)
  }

  /// Code copied from Swift or a style sheet, on the line or on the one before it if the error is detected late.
  func pastedCode(around line: Int, in source: SourceText) -> Finding? {
    for number in [line, line - 1] where number >= 1 {
      let bytes = source.lineBytes(number)
      let text = source.text(bytes)
      // A key in front of it belongs to the scene.
      let start = text.firstIndex(of: ":").map { text.utf8.distance(from: text.startIndex, to: $0) + 1 } ?? 0
      let value = String(decoding: source.bytes[(bytes.lowerBound + start)..<bytes.upperBound], as: UTF8.self)
      guard let code = PastedCode(in: value) ?? (number == line ? PastedCode(in: text) : nil) else {
        continue
      }
      let offset = PastedCode(in: value) == nil ? 0 : start
      let lower = bytes.lowerBound + offset + code.range.lowerBound
      return Finding(
        "this is \(code.owner) notation",
        at: SourceRange(lower: lower, upper: lower + code.range.count),
        hint: code.cure
      )
    }
    return nil
  }

  func written(hexColor digits: String) -> String? { HexColor(digits: digits)?.written }
}
