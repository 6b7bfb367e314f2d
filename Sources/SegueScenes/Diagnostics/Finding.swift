package import SegueModel

/// Something wrong at a place of a source, not yet tied to lines and columns.
package struct Finding: Error, Hashable {
  package var severity: Diagnostic.Severity
  package var message: String
  /// The bytes to underline.
  package var range: SourceRange
  package var hint: String?

  package init(
    _ message: String,
    at range: SourceRange,
    hint: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.hint = hint
  }
}
