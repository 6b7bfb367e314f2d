import SwiftSyntax

extension FileRewriter {
  /// A protocol of Objective-C becomes one of classes, and its optional requirements get defaults.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    let isObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    if isObjectiveC { limitToClasses(node) }
    guard let type = scopes.last?.type, let optional = optionalNames.own[type] else { return }
    let isPublic = survey.types[type].traits.access == .public
    var members: [String] = []
    for member in optional where member.file == index {
      guard let declaration = declaration(at: member.range, in: node.memberBlock) else { continue }
      let text =
        member.kind == .property
        ? ProtocolDefaults.property(member, isPublic: isPublic)
        : ProtocolDefaults.method(member, isPublic: isPublic)
      guard let text else {
        refuse(
          "this optional requirement has no default here",
          at: declaration,
          hint: "make it one that is required"
        )
        continue
      }
      members.append(text)
      if member.kind == .method, survey.uses.contains(where: { $0.references.contains(member.reference) }),
        let value = ProtocolDefaults.value(member, isPublic: isPublic)
      {
        members.append(value)
      }
      takeOptional(declaration, member)
    }
    guard !members.isEmpty else { return }
    defaults.append(
      ProtocolDefaults(protocolName: survey.types[type].dotted, members: members, conditions: conditions)
    )
  }

  private func limitToClasses(_ node: ProtocolDeclSyntax) {
    guard let inheritance = node.inheritanceClause else { return insert(": AnyObject", after: node.name) }
    let classes: Set<String> = ["class", "AnyObject", "NSObjectProtocol"]
    let isLimited = inheritance.inheritedTypes.contains { classes.contains($0.type.trimmedDescription) }
    if !isLimited { insert(" AnyObject,", after: inheritance.colon) }
  }

  private func declaration(at range: Range<Int>, in block: MemberBlockSyntax) -> DeclSyntax? {
    MemberFinder.all(in: block).first { ParsedFile.range(of: $0) == range }
  }

  /// Takes the choice out of a requirement.
  ///
  /// A method without a result or with an optional one stays a requirement with a default. Of any other a default could
  /// not say that nobody implements it, so it is no requirement any more: the default alone asks the table.
  private func takeOptional(_ declaration: DeclSyntax, _ member: MemberRecord) {
    if member.kind == .method, member.type.map(OptionalType.isOptional) ?? true {
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      for modifier in modifiers ?? [] where modifier.name.text == "optional" { blank(modifier) }
    } else {
      removed.append(ParsedFile.range(of: declaration))
    }
  }
}

/// The declarations in a body, those between `#if` and `#endif` among them.
enum MemberFinder {
  static func all(in block: MemberBlockSyntax) -> [DeclSyntax] { block.members.flatMap { all($0.decl) } }

  private static func all(_ declaration: DeclSyntax) -> [DeclSyntax] {
    guard let block = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
    return ActiveClause.all(of: block).flatMap { active -> [DeclSyntax] in
      guard case .decls(let members) = active.clause.elements else { return [] }
      return members.flatMap { all($0.decl) }
    }
  }
}
