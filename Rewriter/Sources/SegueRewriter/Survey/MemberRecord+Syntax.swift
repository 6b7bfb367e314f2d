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
        type: binding.typeAnnotation?.type.inOneLine ?? binding.initializer?.value.plainType,
        traits: traits,
        isSettable: node.bindingSpecifier.tokenKind == .keyword(.var) && binding.isSettable
          && !node.modifiers.contains { $0.detail?.detail.text == "set" },
        isStored: binding.isStored,
        hasValue: binding.initializer != nil
          || node.bindingSpecifier.tokenKind == .keyword(.var)
            && binding.typeAnnotation.map { ["?", "!"].contains($0.type.inOneLine.suffix(1)) } ?? false,
        conditions: conditions,
        file: file,
        range: ParsedFile.range(of: node)
      )
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it has no accessors but observers.
  fileprivate var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let all):
      all.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }

  /// Whether it is stored, or computed with a setter.
  fileprivate var isSettable: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let all):
      !all.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        || all.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
  }
}

extension ExprSyntax {
  /// The type of a value that says it: of `true`, of `CGRect.zero` and of `CGPoint(x: 0, y: 0)`; nil of any other.
  fileprivate var plainType: String? {
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    let named =
      self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self.as(MemberAccessExprSyntax.self)?.base
    guard let name = named?.as(DeclReferenceExprSyntax.self)?.baseName.text, SwiftName.isTypeLike(name) else {
      return nil
    }
    return name
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

  /// An associated value of an enum's case.
  init(_ node: EnumCaseParameterSyntax) {
    let label = node.firstName.map { SwiftName.plain($0.text) } ?? "_"
    self.init(
      label: label,
      name: node.secondName.map { SwiftName.plain($0.text) } ?? label,
      type: node.type.inOneLine,
      hasDefault: node.defaultValue != nil,
      isVariadic: false
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
