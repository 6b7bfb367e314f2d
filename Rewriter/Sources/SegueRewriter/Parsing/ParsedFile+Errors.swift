import SegueDocuments
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension ParsedFile {
  /// What the parser has against the file; empty if it is Swift.
  func syntaxErrors() -> [SegueDocuments.Diagnostic] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { found in
        let start = min(found.position.utf8Offset, bytes.count)
        return diagnostic(found.message, at: start..<min(start + 1, bytes.count), severity: .error)
      }
  }
}
