import SwiftSyntax

/// Protocols with `init()` that UIKit's classes have as well: see `SharedInitializers`.
extension FileRewriter {
  /// Takes `init()` out of such a protocol, and declares its companion.
  func shareInitializer(_ node: ProtocolDeclSyntax) {
    guard let type = scopes.last?.type, sharedInitializers.contains(type) else { return }
    for member in MemberFinder.all(in: node.memberBlock) {
      guard let initializer = member.as(InitializerDeclSyntax.self),
        initializer.signature.parameterClause.parameters.isEmpty
      else { continue }
      removed.append(ParsedFile.range(of: initializer))
    }
    // Only where it may be a structure as well can an initializer of an extension assign to `self`.
    for inherited in node.inheritanceClause?.inheritedTypes ?? []
    where ["class", "AnyObject", "NSObjectProtocol"].contains(inherited.type.trimmedDescription) {
      replace(inherited.type, with: "Any")
    }
    protocols.append("protocol \(sharedInitializers.companion(of: type)) { init() }")
  }

  /// Lets one of the files' own types conform to the companions.
  func shareInitializer(
    _ node: some DeclGroupSyntax,
    name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?
  ) {
    guard let type = scopes.last?.type else { return }
    let companions = sharedInitializers.first(in: type).map(sharedInitializers.companion)
    guard !companions.isEmpty else { return }
    let names = companions.joined(separator: ", ")
    if let last = node.inheritanceClause?.inheritedTypes.last {
      insert(", \(names)", after: last.type)
    } else {
      insert(": \(names)", after: generics.map { Syntax($0) } ?? Syntax(name))
    }
  }

  /// `self.init()`, `Self()`, `T()` and `type.init()` of such a protocol become calls that look the type up.
  func makeByProtocol(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let open = node.leftParen else { return }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    if let member, member.declName.baseName.tokenKind != .keyword(.`init`) { return }
    guard let base = member?.base ?? (member == nil ? node.calledExpression : nil),
      let made = sharedType(of: base, isCalled: member == nil, at: node)
    else { return }
    let text = base.trimmedDescription
    makesByClass = true
    // What only the program's run knows comes as whatever it is.
    let cast = made.isExistential ? "(" : text == "self" && node.isInInitializer ? "self = " : ""
    insert("\(cast)segueMade(anyOf: ", before: base)
    if text == "self" { replace(base, with: "Self.self") }
    if let member {
      replace(member.period, with: made.isName && text != "self" ? ".self" : "")
      replace(member.declName, with: "")
    }
    let own = "own: { ($0 as? any \(sharedInitializers.companion(of: made.type)).Type)?.init() }"
    replace(open, with: "\(member == nil ? ".self" : ""), \(own)")
    if made.isExistential { insert(" as! any \(survey.types[made.type].dotted))", after: node) }
  }

  /// A type of which code makes an object by such a protocol.
  private struct SharedType {
    /// The protocol.
    let type: Int
    /// Whether the code has the type's name, and not its metatype.
    var isName = true
    /// Whether it is a metatype of the protocol's, which may be any type's.
    var isExistential = false
  }

  private func sharedType(of base: ExprSyntax, isCalled: Bool, at node: some SyntaxProtocol) -> SharedType? {
    let text = base.trimmedDescription
    if ["Self", "type(of: self)"].contains(text) || text == "self" && !isCalled {
      guard let scope = scopes.last, scope.isProtocol, let type = scope.type else { return nil }
      return sharedInitializers.all(of: type).first.map {
        SharedType(type: $0, isName: text != "type(of: self)")
      }
    }
    if let type = shared(among: genericBounds(text, at: node)) { return SharedType(type: type) }
    guard !isCalled else { return nil }
    for name in metatypes(of: base) {
      if let type = shared(among: genericBounds(name, at: node)) {
        return SharedType(type: type, isName: false)
      }
      if let own = survey.index(of: name), survey.types[own].kind == .protocol,
        let type = shared(among: [name])
      {
        return SharedType(type: type, isName: false, isExistential: true)
      }
    }
    return nil
  }

  /// The protocol that one of some types asks for the initializer by.
  private func shared(among names: [String]) -> Int? {
    names.lazy.compactMap { self.survey.index(of: $0) }.compactMap {
      self.sharedInitializers.all(of: $0).first
    }.first
  }

  /// The types whose metatypes a name is declared to be.
  private func metatypes(of base: ExprSyntax) -> [String] {
    declaredTypes(of: base).compactMap { type in
      let plain = type.filter { !"?!()".contains($0) }.replacing("any ", with: "")
      return plain.hasSuffix(".Type") ? String(plain.dropLast(".Type".count)) : nil
    }
  }
}

extension SyntaxProtocol {
  /// Whether the code nearest around it is an initializer's.
  fileprivate var isInInitializer: Bool {
    for outer in sequence(first: Syntax(self), next: \.parent) {
      if outer.is(InitializerDeclSyntax.self) { return true }
      if outer.is(FunctionDeclSyntax.self) || outer.is(AccessorDeclSyntax.self)
        || outer.is(VariableDeclSyntax.self)
      {
        return false
      }
    }
    return false
  }
}
