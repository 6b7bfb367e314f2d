/// Something wrong, or doubtful, in a scene file: where, what, and what to do.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  public var severity: Severity
  public var message: String
  /// As the user named it.
  public var file: String
  /// Both 1-based, 0 where there is no file to point into; the column counts characters.
  public var line: Int
  public var column: Int
  /// Characters underlined, at least 1.
  public var length: Int
  /// The offending line, control characters replaced, cut to the part about the place where it is long.
  public var sourceLine: String?
  /// Characters of `sourceLine` before the underline.
  public var caret: Int
  /// Characters of `sourceLine` underlined.
  public var caretLength: Int
  /// "did you mean …?" and other advice.
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

/// All that was found wrong with one input; at least one is an error.
public struct SceneError: Error, Hashable, Sendable {
  public var diagnostics: [Diagnostic]

  /// Creates an error.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
