package import SegueGeometry

/// An error or a warning about a scene file: where, what, and what to do.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// An error keeps the scene from running; a warning does not.
    case error, warning
  }

  /// Whether it is an error or a warning.
  public var severity: Severity
  /// What is wrong, in one sentence.
  public var message: String
  /// The file's path, as the user gave it.
  public var file: String
  /// The line, counted from 1; 0 if there is no file to point into.
  public var line: Int
  /// The column in characters, counted from 1; 0 if there is no file to point into.
  public var column: Int
  /// The number of characters concerned, at least 1.
  public var length: Int
  /// The offending line with control characters replaced; a long line is cut to the part around the place.
  public var sourceLine: String?
  /// The number of characters of `sourceLine` before the underline.
  public var caret: Int
  /// The number of characters of `sourceLine` to underline.
  public var caretLength: Int
  /// Advice, such as "did you mean …?".
  public var hint: String?

  /// Creates a diagnostic.
  public init(
    severity: Severity = .error,
    message: String,
    file: String,
    line: Int = 1,
    column: Int = 1,
    length: Int = 1,
    sourceLine: String? = nil,
    hint: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.sourceLine = sourceLine
    caret = max(0, column - 1)
    caretLength = length
    self.hint = hint
  }
}

/// All diagnostics of one input; at least one of them is an error.
public struct DocumentError: Error, Hashable, Sendable {
  /// The diagnostics, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Creates an error from diagnostics.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

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
