import SwiftSyntax

/// Types as declarations say them, found by name alone.
extension FileRewriter {
  /// The types that a name is declared with: a parameter's or a constant's around it, else those of all properties.
  func declaredTypes(of name: String, at node: some SyntaxProtocol) -> [String] {
    for outer in sequence(first: Syntax(node), next: \.parent) {
      if let local = outer.localType(of: name) { return [local] }
    }
    return propertyTypes(of: name)
  }

  /// The types that properties of a name are declared with: the type's own, else those of all types.
  func propertyTypes(of name: String) -> [String] {
    func types(_ members: [MemberRecord]) -> [String] {
      members.filter { $0.kind == .property && $0.name == name }.compactMap(\.type)
    }
    if let type = scopes.last?.type {
      let own = survey.line(of: type).flatMap { types(survey.members(of: $0)) }
      if !own.isEmpty { return own }
    }
    return types(survey.types.flatMap(\.members) + survey.extensions.flatMap(\.members))
  }
}

extension Syntax {
  /// The type that a function's parameter, or a constant before this in a block, is declared with.
  fileprivate func localType(of name: String) -> String? {
    let clause =
      self.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause
    if let parameter = clause?.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
      return parameter.type.inOneLine
    }
    guard let block = self.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in block {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.pattern.trimmedDescription == name {
        return binding.typeAnnotation?.type.inOneLine ?? ""
      }
    }
    return nil
  }
}
