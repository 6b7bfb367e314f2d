import SegueDocuments
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension ParsedFile {
  /// What the parser has against the file; empty if it is Swift.
  func syntaxErrors() -> [SegueDocuments.Diagnostic] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error && !Self.isMended($0) }
      .map { found in
        let start = min(found.position.utf8Offset, bytes.count)
        return diagnostic(found.message, at: start..<min(start + 1, bytes.count), severity: .error)
      }
  }

  /// Whether it is the space of `@available (iOS 13, *)`, which older compilers took and the pass takes out.
  private static func isMended(_ found: SwiftDiagnostics.Diagnostic) -> Bool {
    guard let token = found.node.as(TokenSyntax.self), token.tokenKind == .leftParen else { return false }
    return token.parent?.is(AttributeSyntax.self) == true && found.message.hasPrefix("extraneous whitespace")
  }
}
