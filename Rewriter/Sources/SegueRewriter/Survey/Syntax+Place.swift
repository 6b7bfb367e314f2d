import SwiftSyntax

extension SyntaxProtocol {
  /// Whether the declaration stands in a body of code, where nothing outside can name it.
  var isLocal: Bool {
    var node = parent
    while let current = node {
      if current.is(MemberBlockSyntax.self) || current.is(SourceFileSyntax.self) { return false }
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(AccessorBlockSyntax.self)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension TypeSyntax {
  /// The types that a composition names, or the type itself, without generic arguments and module attributes.
  var names: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.names)
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.names }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.names
    }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return [SwiftName.plain(identifier.name.text)] }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.names.map { $0 + "." + SwiftName.plain(member.name.text) }
    }
    return [inOneLine]
  }
}
