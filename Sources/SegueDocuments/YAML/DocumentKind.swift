package import SegueGeometry

/// What a YAML document is for, in the words of its diagnostics, and the language its values are written in.
package struct DocumentKind: Sendable {
  /// After "not part of": `the scene language`.
  package var language: String
  /// As a thing: `a scene`.
  package var noun: String
  /// What to do instead of sharing a node, before the advice on quotes.
  package var sharingHint: String
  /// What to do about an empty file.
  package var emptyHint: String
  /// The language of the values; nil if they are plain words and numbers.
  package var dialect: (any YAMLDialect)?

  package init(
    language: String,
    noun: String,
    sharingHint: String,
    emptyHint: String,
    dialect: (any YAMLDialect)? = nil
  ) {
    self.language = language
    self.noun = noun
    self.sharingHint = sharingHint
    self.emptyHint = emptyHint
    self.dialect = dialect
  }
}

/// A language of values inside YAML: what YAML takes apart or cannot read, in that language's terms.
package protocol YAMLDialect: Sendable {
  /// A list's items, with those rejoined that commas of the language have split.
  func joined(_ items: [YAMLNode], in source: SourceText) -> [YAMLNode]

  /// A mapping's entries, likewise.
  func joined(_ entries: [YAMLEntry], in source: SourceText) -> [YAMLEntry]

  /// What a 1-based line was meant to be that YAML rejects with `problem` at a place; nil if nothing is known of it.
  func misreading(_ problem: String, at place: SourceRange, line: Int, in source: SourceText) -> Finding?

  /// Code of another language pasted into a 1-based line or the one before it; nil if there is none.
  func pastedCode(around line: Int, in source: SourceText) -> Finding?

  /// How a colour is written whose hexadecimal digits follow a `#`; nil if they are no colour.
  func written(hexColor digits: String) -> String?
}
