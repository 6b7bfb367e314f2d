import SwiftLexicalLookup
import SwiftSyntax

/// Types as declarations say them; what an expression gives is never worked out.
extension FileRewriter {
  /// The types that a name, or a property of another object, may be declared with.
  ///
  /// None if the files declare no such thing, and an empty type for what is declared without one.
  func declaredTypes(of expression: ExprSyntax) -> [String] {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return declaredTypes(of: reference.baseName, from: Syntax(reference))
    }
    if let type = castType(expression) { return [type] }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return [] }
    let name = SwiftName.plain(member.declName.baseName.text)
    if member.base?.trimmedDescription == "self" { return ownPropertyTypes(name) }
    return propertyTypes(name, survey.types.flatMap(\.members) + survey.extensions.flatMap(\.members))
  }

  /// The type that a cast says: `Card?` of `view as? Card`.
  private func castType(_ expression: ExprSyntax) -> String? {
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let cast = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      let type = elements.last?.as(TypeExprSyntax.self)?.type.inOneLine
    else { return nil }
    return cast.questionOrExclamationMark?.text == "?" ? OptionalType.of(type) : type
  }

  /// What a name means at a place: the innermost declaration of it, but for one that is being made there.
  private func declaredTypes(
    of name: TokenSyntax,
    from place: Syntax,
    except declaration: Syntax? = nil
  ) -> [String] {
    guard let identifier = Identifier(name) else { return [] }
    for result in place.lookup(identifier) {
      switch result {
      case .fromScope(_, let names):
        let others = names.filter { $0.syntax.id != declaration?.id }
        if let found = others.first { return types(of: found) }
      case .lookForMembers:
        let own = ownPropertyTypes(identifier.name)
        if !own.isEmpty { return own }
      case .lookForGenericParameters, .lookForImplicitClosureParameters:
        continue
      }
    }
    return []
  }

  private func types(of name: LookupName) -> [String] {
    let declaration = Syntax(name.syntax)
    if let parameter = declaration.as(FunctionParameterSyntax.self) { return [parameter.type.inOneLine] }
    if let parameter = declaration.as(ClosureParameterSyntax.self) {
      return [parameter.type?.inOneLine ?? ""]
    }
    if let capture = declaration.as(ClosureCaptureSyntax.self) { return types(of: capture) }
    guard declaration.is(IdentifierPatternSyntax.self), let parent = declaration.parent else { return [""] }
    if let binding = parent.as(OptionalBindingConditionSyntax.self) { return types(of: binding, declaration) }
    let pattern = parent.as(PatternBindingSyntax.self)
    let annotation = pattern?.typeAnnotation ?? parent.as(ForStmtSyntax.self)?.typeAnnotation
    return [annotation?.type.inOneLine ?? pattern?.initializer.flatMap { castType($0.value) } ?? ""]
  }

  /// What a closure captures has the type that it has outside, or an optional of it.
  private func types(of capture: ClosureCaptureSyntax) -> [String] {
    let closure = sequence(first: Syntax(capture), next: \.parent).first { $0.is(ClosureExprSyntax.self) }
    guard let outside = closure?.parent else { return [""] }
    let found =
      capture.initializer.map { declaredTypes(of: $0.value) }
      ?? declaredTypes(of: capture.name, from: outside)
    guard capture.specifier?.specifier.text == "weak" else { return found.isEmpty ? [""] : found }
    return found.isEmpty ? [""] : found.map { OptionalType.isOptional($0) ? $0 : $0 + "?" }
  }

  /// `if let d` and `if let d = self.d` have what is in the optional.
  private func types(of binding: OptionalBindingConditionSyntax, _ pattern: Syntax) -> [String] {
    if let written = binding.typeAnnotation { return [written.type.inOneLine] }
    let found: [String]
    if let value = binding.initializer?.value.as(DeclReferenceExprSyntax.self) {
      found = declaredTypes(of: value.baseName, from: Syntax(binding), except: pattern)
    } else if let value = binding.initializer?.value {
      found = declaredTypes(of: value)
    } else if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      found = declaredTypes(of: name, from: Syntax(binding), except: pattern)
    } else {
      found = []
    }
    return found.isEmpty ? [""] : found.map(OptionalType.wrapped)
  }

  /// The types that a property is declared with in the type around, and in its superclasses.
  private func ownPropertyTypes(_ name: String) -> [String] {
    guard let scope = scopes.last else { return [] }
    guard let type = scope.type else {
      return propertyTypes(name, survey.extensions.filter { $0.extended == scope.name }.flatMap(\.members))
    }
    return propertyTypes(name, survey.line(of: type).flatMap(survey.members))
  }

  private func propertyTypes(_ name: String, _ members: [MemberRecord]) -> [String] {
    members.filter { $0.kind == .property && $0.name == name }.map { $0.type ?? "" }
  }
}
