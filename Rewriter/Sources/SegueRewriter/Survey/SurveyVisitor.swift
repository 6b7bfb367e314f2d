import SwiftSyntax

/// Reads what one file declares, and the names it uses.
final class SurveyVisitor: SyntaxVisitor {
  /// The type or extension whose body is being read.
  enum Container {
    case type(Int)
    case `extension`(Int)
  }

  let file: Int
  private(set) var types: [TypeRecord] = []
  private(set) var extensions: [ExtensionRecord] = []
  private(set) var globals: [GlobalRecord] = []
  private(set) var aliases: [String: String] = [:]
  private(set) var imports: [String] = []
  var uses = NameUses()
  private var containers: [Container] = []
  private var conditions: [String] = []

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .class, node.name, node.inheritanceClause, node.genericParameterClause != nil)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .struct, node.name, node.inheritanceClause, node.genericParameterClause != nil)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .enum, node.name, node.inheritanceClause, node.genericParameterClause != nil)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .actor, node.name, node.inheritanceClause, node.genericParameterClause != nil)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocol, node.name, node.inheritanceClause, false)
  }
  override func visitPost(_ node: ClassDeclSyntax) { containers.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { containers.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { containers.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { containers.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { containers.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax,
    _ kind: TypeRecord.Kind,
    _ name: TokenSyntax,
    _ inheritance: InheritanceClauseSyntax?,
    _ isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let isLocal = node.isLocal
    let outer = isLocal ? nil : containers.last
    types.append(
      TypeRecord(
        kind: kind,
        path: path(of: outer) + [SwiftName.plain(name.text)],
        inherited: inheritance?.inheritedTypes.flatMap(\.type.names) ?? [],
        traits: Traits(node.attributes, node.modifiers),
        isGeneric: isGeneric || isWithinGeneric,
        isLocal: isLocal,
        conditions: conditions,
        file: file,
        nameRange: ParsedFile.range(of: name),
        closingBrace: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      )
    )
    containers.append(.type(types.count - 1))
    return .visitChildren
  }

  private func path(of container: Container?) -> [String] {
    switch container {
    case .type(let index): types[index].path
    case .extension(let index): extensions[index].extended.split(separator: ".").map(SwiftName.plain)
    case nil: []
    }
  }

  private var isWithinGeneric: Bool {
    containers.contains {
      if case .type(let index) = $0 { types[index].isGeneric } else { false }
    }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(
      ExtensionRecord(
        extended: node.extendedType.inOneLine,
        inherited: node.inheritanceClause?.inheritedTypes.flatMap(\.type.names) ?? [],
        traits: Traits(node.attributes, node.modifiers),
        isConstrained: node.genericWhereClause != nil,
        conditions: conditions,
        file: file,
        range: ParsedFile.range(of: node)
      )
    )
    containers.append(.extension(extensions.count - 1))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { containers.removeLast() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for active in ActiveClause.all(of: node) {
      guard let elements = active.clause.elements else { continue }
      if let condition = active.condition { conditions.append(condition) }
      walk(elements)
      if active.condition != nil { conditions.removeLast() }
    }
    return .skipChildren
  }

  // MARK: members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isLocal { return .visitChildren }
    add(MemberRecord(node, file: file, conditions: conditions))
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isLocal { return .visitChildren }
    for member in MemberRecord.all(node, file: file, conditions: conditions) { add(member) }
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.isLocal { add(MemberRecord(node, file: file, conditions: conditions)) }
    return .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.isLocal { add(MemberRecord(node, file: file, conditions: conditions)) }
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .type(let index) = containers.last { types[index].isGeneric = true }
    return .visitChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard case .type(let index) = containers.last else { return .visitChildren }
    for element in node.elements {
      let name = SwiftName.plain(element.name.text)
      guard let values = element.parameterClause?.parameters else {
        types[index].cases.append(name)
        continue
      }
      let record = CaseRecord(name: name, values: values.map(MemberRecord.Parameter.init))
      types[index].casesWithValues.append(record)
    }
    return .visitChildren
  }

  private func add(_ member: MemberRecord) {
    switch containers.last {
    case .type(let index): types[index].members.append(member)
    case .extension(let index): extensions[index].members.append(member)
    case nil: globals.append(GlobalRecord(name: member.name, traits: member.traits))
    }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let screens = ScreenCast.all(in: node)
    switch containers.last {
    case .type(let index): types[index].screens += screens
    case .extension(let index): extensions[index].screens += screens
    case nil: break
    }
    return .visitChildren
  }

  // MARK: names

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = SwiftName.plain(node.name.text)
    if containers.isEmpty, !node.isLocal { aliases[name] = node.initializer.value.inOneLine }
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node.path.trimmedDescription)
    return .skipChildren
  }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // Attributes of the language are no types; property wrappers are.
    FileRewriter.isLanguage(node) ? .skipChildren : .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    uses.types.insert(SwiftName.plain(node.name.text))
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = SwiftName.plain(node.baseName.text)
    if node.keyPathInParent == \MemberAccessExprSyntax.declName {
      uses.members.insert(name)
      if let labels = node.argumentNames?.arguments {
        uses.references.insert(name + "(" + labels.map { $0.name.text + ":" }.joined() + ")")
      }
    } else {
      uses.free.insert(name)
    }
    return .visitChildren
  }
}
