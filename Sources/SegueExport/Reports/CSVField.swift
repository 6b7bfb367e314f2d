import SegueDocuments

/// A field of comma-separated values.
enum CSVField {
  /// The text with control characters made visible; in quotation marks where it has commas or quotation marks (RFC 4180).
  static func quoted(_ text: String) -> String {
    let visible = TextSanitizer.visible(text)
    guard visible.contains(where: { $0 == "," || $0 == "\"" }) else { return visible }
    return "\"" + visible.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
