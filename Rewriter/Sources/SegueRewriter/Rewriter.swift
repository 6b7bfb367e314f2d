import SegueDocuments

/// Rewrites an app's UIKit files so that they compile where there is no Objective-C, against SegueUIKit.
///
/// The files are one module: an override in one of them may go into a class in another. Nothing is read or written
/// but texts, and the same texts give the same result.
public struct Rewriter: Sendable {
  /// The files, in the order in which they are numbered.
  public var files: [SourceFile]
  /// What is known of the program besides its files.
  public var options: Options

  /// What the pass should know of the program.
  public struct Options: Hashable, Sendable {
    /// Modules whose files are among those given: their imports go.
    public var ownModules: Set<String> = []
    /// Modules that the compiler will find: their imports stay.
    public var modules: Set<String> = []
    /// Whether the program's file has an entry with `@main`; without it `segueProgram()` is called by another.
    public var writesEntry = true

    /// Creates options with every import of a foreign module left out, and an entry.
    public init() {}
  }

  /// Creates a pass over files.
  public init(files: [SourceFile], options: Options = Options()) {
    self.files = files
    self.options = options
  }

  /// Rewrites all files; time grows with their length.
  public func rewrite() -> Rewriting {
    let all = files.map(ParsedFile.init)
    var diagnostics: [Diagnostic] = []
    var parsed: [ParsedFile] = []
    var unreadable: [String] = []
    for file in all {
      let errors = file.syntaxErrors()
      diagnostics += errors
      if errors.isEmpty { parsed.append(file) } else { unreadable.append(file.path) }
    }
    var pass = RewritingPass(parsed, options: options)
    let rewritten = pass.run()
    diagnostics += pass.diagnostics
    let order = Dictionary(files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    return Rewriting(
      files: rewritten,
      program: pass.program,
      diagnostics: diagnostics.sorted { left, right in
        let (a, b) = (order[left.file] ?? 0, order[right.file] ?? 0)
        return (a, left.line, left.column, left.message) < (b, right.line, right.column, right.message)
      },
      facts: FactFinder(survey: pass.survey, files: parsed, previews: pass.previews, entries: pass.entries)
        .facts,
      unreadable: unreadable
    )
  }
}
