public import SegueDocuments

/// What the pass made of an app's files.
public struct Rewriting: Sendable {
  /// The files in the order given, without those that do not parse.
  public var files: [RewrittenFile]
  /// A file to compile with them: tables of what is found by name, and the program's entry.
  public var program: String
  /// What is wrong, or cannot be had here, in the order of the files.
  public var diagnostics: [Diagnostic]
  /// What was found in the files.
  public var facts: Facts
  /// The paths of files that do not parse.
  public var unreadable: [String]

  /// Whether a diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
