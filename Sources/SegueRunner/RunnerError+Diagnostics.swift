public import SegueDocuments

extension DocumentError {
  /// What is wrong with a program, at its places in the user's files; what has none is said of the file given.
  public init(_ error: RunnerError, in file: String) {
    switch error {
    case .sources(let error): self = error
    case .program(let failure): self.init(failure)
    default: self.init(diagnostics: [Diagnostic(message: error.description, file: file, line: 0, column: 0)])
    }
  }

  /// How a program has ended: at which line, and what it had printed last.
  public init(_ failure: ProgramFailure) {
    let line = failure.sourceLine
    let indent = line.map { $0.prefix { $0 == " " }.count } ?? 0
    let printed = failure.log.last.map { "it had printed: " + TextSanitizer.visible($0) }
    self.init(
      diagnostics: [
        Diagnostic(
          message: TextSanitizer.visible(failure.message),
          file: failure.file ?? "",
          line: failure.line,
          column: failure.line > 0 ? indent + 1 : 0,
          length: max((line?.count ?? 0) - indent, 1),
          sourceLine: line,
          hint: printed
        )
      ]
    )
  }
}
