import SwiftSyntax

extension SyntaxProtocol {
  /// The node's tokens in one line, each space, line end or comment between them as one space.
  var inOneLine: String {
    SwiftName.singleLine(
      tokens(viewMode: .sourceAccurate).map { token in
        let next = token.nextToken(viewMode: .sourceAccurate)
        let hasSpace = !token.trailingTrivia.isEmpty || !(next?.leadingTrivia.isEmpty ?? true)
        return (token.text, hasSpace)
      }
    )
  }
}
