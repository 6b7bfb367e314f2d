import SwiftSyntax

/// Objects that are made from a class in a variable, which Swift does by required initializers alone.
extension FileRewriter {
  /// The initializers of UIKit's classes by which that is done.
  private static let labels: Set<[String]> = [[], ["frame"], ["image"], ["nibName", "bundle"]]

  /// `T(frame: box)` and `type.init()` become calls of `segueMade`, which looks the class up.
  func makeByClass(_ node: FunctionCallExprSyntax) {
    guard node.trailingClosure == nil, Self.labels.contains(node.arguments.map { $0.label?.text ?? "_" }),
      let open = node.leftParen
    else { return }
    let comma = node.arguments.isEmpty ? "" : ", "
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      guard isMadeByName(genericConstraint(name.baseName.text, at: node), node) else { return }
      makesByClass = true
      replace(name, with: "segueMade")
      edits.insert("\(name.baseName.text).self\(comma)", at: ParsedFile.range(of: open).upperBound)
      return
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`),
      isMadeByName(instanceType(of: base, at: node), node)
    else { return }
    let isGeneric = base.as(DeclReferenceExprSyntax.self).map {
      genericConstraint($0.baseName.text, at: node) != nil
    }
    makesByClass = true
    insert("segueMade(", before: base)
    replace(member.period, with: isGeneric == true ? ".self" : "")
    replace(member.declName, with: "")
    replace(open, with: comma)
  }

  /// `Card.appearance()` of a class that the program cannot make becomes that of the class of UIKit's that it derives from.
  func takeAppearance(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "appearance", let base = node.base?.as(DeclReferenceExprSyntax.self)
    else {
      return
    }
    let path = scopes.last?.name.split(separator: ".").map(String.init) ?? []
    guard let type = survey.index(of: base.baseName.text, in: path),
      let parent = survey.foreignLine(of: type).first,
      !survey.isListed(type) || !(survey.isMade(type, by: []) || survey.isMade(type, by: ["frame"]))
    else { return }
    replace(base, with: parent)
  }

  /// Whether a class is one of UIKit's, or of the files', that has the initializer without requiring it.
  private func isMadeByName(_ name: String?, _ node: FunctionCallExprSyntax) -> Bool {
    guard let name else { return false }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let path = scopes.last?.name.split(separator: ".").map(String.init) ?? []
    guard let own = survey.index(of: name, in: path) else {
      let line = AppleClasses.line(of: survey.resolved(name))
      return line.contains("NSObject") && !ClassInitializer.isRequired(labels, line)
    }
    guard survey.types[own].kind == .class else { return false }
    let foreign = survey.foreignLine(of: own)
    let isRequired = survey.line(of: own).contains { type in
      survey.members(of: type).contains {
        $0.kind == .initializer && $0.labels == labels && $0.traits.modifiers.contains("required")
      }
    }
    return foreign.contains("NSObject") && !isRequired && !ClassInitializer.isRequired(labels, foreign)
  }

  /// The class that a generic parameter derives from, if a name is one that can be seen here.
  private func genericConstraint(_ name: String, at node: some SyntaxProtocol) -> String? {
    genericBounds(name, at: node).first { isClass($0) }
  }

  /// The classes and protocols that a generic parameter is bound to, if a name is one that can be seen here.
  func genericBounds(_ name: String, at node: some SyntaxProtocol) -> [String] {
    for outer in sequence(first: Syntax(node), next: \.parent) {
      let clauses = outer.genericClauses
      for parameter in clauses.0?.parameters ?? [] where parameter.name.text == name {
        let written = parameter.inheritedType.map { [$0] } ?? []
        let required = (clauses.1?.requirements ?? []).compactMap { one -> TypeSyntax? in
          guard let conformance = one.requirement.as(ConformanceRequirementSyntax.self),
            conformance.leftType.trimmedDescription == name
          else { return nil }
          return conformance.rightType
        }
        return (written + required).flatMap(\.names)
      }
    }
    return []
  }

  private func isClass(_ name: String) -> Bool {
    if let own = survey.index(of: name) { return survey.types[own].kind == .class }
    return AppleClasses.line(of: survey.resolved(name)).count > 1
  }

  /// The class whose metatype an expression is, as far as declarations say it: `type(of: view)`, or a name of
  /// type `C.Type`.
  private func instanceType(of base: ExprSyntax, at node: some SyntaxProtocol) -> String? {
    if let call = base.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "type",
      let object = call.arguments.first, object.label?.text == "of"
    {
      if object.expression.trimmedDescription == "self" { return scopes.last?.name }
      return declaredTypes(of: object.expression).lazy.map { $0.filter { !"?!()".contains($0) } }
        .first(where: isClass)
    }
    let last = base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
    guard let name = last.map({ SwiftName.plain($0.baseName.text) }) else { return nil }
    if let generic = genericConstraint(name, at: node) { return generic }
    guard !SwiftName.isTypeLike(name) else { return nil }
    let suffix = ".Type"
    let types = declaredTypes(of: base).compactMap { type -> String? in
      let plain = type.filter { !"?!()".contains($0) }
      return plain.hasSuffix(suffix) ? String(plain.dropLast(suffix.count)) : nil
    }
    return types.first.map { genericConstraint($0, at: node) ?? $0 }
  }
}

extension Syntax {
  /// The generic parameters that a declaration has, and what is asked of them.
  fileprivate var genericClauses: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) {
    if let node = self.as(FunctionDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(InitializerDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(ClassDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(StructDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    if let node = self.as(EnumDeclSyntax.self) {
      return (node.genericParameterClause, node.genericWhereClause)
    }
    return (nil, nil)
  }
}
