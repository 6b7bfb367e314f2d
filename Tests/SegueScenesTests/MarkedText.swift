/// Text in which « and » mark a place, so that nobody counts columns.
struct MarkedText: Sendable {
  /// Without the marks.
  var text: String
  /// 1-based; the text's beginning where nothing is marked.
  var line = 1
  var column = 1
  var length = 1
  /// The marked text.
  var marked = ""
  /// With the marks.
  let source: String

  init(_ source: String) {
    self.source = source
    text = source.filter { $0 != "«" && $0 != "»" }
    guard let start = source.firstIndex(of: "«"), let end = source.firstIndex(of: "»") else { return }
    let before = source[..<start]
    marked = String(source[source.index(after: start)..<end])
    line = before.count { $0 == "\n" } + 1
    column = before.split(separator: "\n", omittingEmptySubsequences: false).last.map { $0.count + 1 } ?? 1
    length = max(1, marked.count)
  }
}
