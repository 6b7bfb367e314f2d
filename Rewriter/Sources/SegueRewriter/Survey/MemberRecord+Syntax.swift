import SwiftSyntax

extension MemberRecord {
  init(_ node: FunctionDeclSyntax, file: Int, conditions: [String]) {
    let effects = node.signature.effectSpecifiers
    self.init(
      kind: .method,
      name: SwiftName.plain(node.name.text),
      parameters: node.signature.parameterClause.parameters.map(Parameter.init),
      type: node.signature.returnClause?.type.resultText,
      traits: Traits(node.attributes, node.modifiers),
      isGeneric: node.genericParameterClause != nil,
      isThrowing: effects?.throwsClause != nil,
      isAsync: effects?.asyncSpecifier != nil,
      conditions: conditions,
      file: file,
      range: ParsedFile.range(of: node)
    )
  }

  init(_ node: InitializerDeclSyntax, file: Int, conditions: [String]) {
    let effects = node.signature.effectSpecifiers
    self.init(
      kind: .initializer,
      name: "init",
      parameters: node.signature.parameterClause.parameters.map(Parameter.init),
      traits: Traits(node.attributes, node.modifiers),
      isGeneric: node.genericParameterClause != nil,
      isThrowing: effects?.throwsClause != nil,
      isAsync: effects?.asyncSpecifier != nil,
      isFailable: node.optionalMark != nil,
      conditions: conditions,
      file: file,
      range: ParsedFile.range(of: node)
    )
  }

  init(_ node: SubscriptDeclSyntax, file: Int, conditions: [String]) {
    self.init(
      kind: .subscript,
      name: "subscript",
      parameters: node.parameterClause.parameters.map(Parameter.init),
      type: node.returnClause.type.inOneLine,
      traits: Traits(node.attributes, node.modifiers),
      isGeneric: node.genericParameterClause != nil,
      conditions: conditions,
      file: file,
      range: ParsedFile.range(of: node)
    )
  }

  /// The properties of `var a = 1, b: Int`.
  static func all(_ node: VariableDeclSyntax, file: Int, conditions: [String]) -> [MemberRecord] {
    let traits = Traits(node.attributes, node.modifiers)
    return node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return MemberRecord(
        kind: .property,
        name: SwiftName.plain(pattern.identifier.text),
        type: binding.typeAnnotation?.type.inOneLine,
        traits: traits,
        conditions: conditions,
        file: file,
        range: ParsedFile.range(of: node)
      )
    }
  }
}

extension MemberRecord.Parameter {
  init(_ node: FunctionParameterSyntax) {
    self.init(
      label: SwiftName.plain(node.firstName.text),
      name: SwiftName.plain((node.secondName ?? node.firstName).text),
      type: node.type.inOneLine,
      hasDefault: node.defaultValue != nil,
      isVariadic: node.ellipsis != nil
    )
  }
}

extension TypeSyntax {
  /// The type in one line; nil for `Void`, which is no result.
  fileprivate var resultText: String? {
    let text = inOneLine
    return text == "Void" || text == "()" || text == "Swift.Void" ? nil : text
  }
}
