import SegueModel

/// Something wrong at a place of a source, not yet tied to lines and columns.
struct Finding: Error, Hashable {
  var severity: Diagnostic.Severity
  var message: String
  /// The bytes to underline.
  var range: SourceRange
  var hint: String?

  init(
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
