import SegueDocuments
import SwiftSyntax

/// Gathers the edits of one file; each rule is an extension of its own.
final class FileRewriter: SyntaxVisitor {
  let file: ParsedFile
  /// The file's number, from 0.
  let index: Int
  let survey: Survey
  let optionalNames: OptionalNames
  let options: Rewriter.Options
  let foreign: ForeignOverrides
  let sharedInitializers: SharedInitializers
  var edits = TextEdits()
  var diagnostics: [Diagnostic] = []
  var missingModules: [MissingModule] = []
  var previews: [Preview] = []
  var entries: [EntryPoint] = []
  /// Members that the generated end of the file adds to the file's own protocols.
  var defaults: [ProtocolDefaults] = []
  /// Whether something is made from a class in a variable.
  var makesByClass = false
  /// Protocols that the generated end of the file declares.
  var protocols: [String] = []
  /// Declarations that are taken out, with all edits in them.
  var removed: [Range<Int>] = []
  var scopes: [Scope] = []
  var conditions: [String] = []
  /// The previews of the files before this one.
  let previewsBefore: Int

  init(
    file: ParsedFile,
    index: Int,
    survey: Survey,
    optionalNames: OptionalNames,
    options: Rewriter.Options,
    foreign: ForeignOverrides,
    previewsBefore: Int
  ) {
    self.file = file
    self.index = index
    self.survey = survey
    self.optionalNames = optionalNames
    self.options = options
    self.foreign = foreign
    sharedInitializers = SharedInitializers(survey)
    self.previewsBefore = previewsBefore
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  // MARK: scopes

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteEntry(node.attributes, name: node.name)
    enter(node.name, isProtocol: false, isClass: true, isLocal: node.isLocal)
    requireInitializer(node)
    conformToOverrides(node)
    shareInitializer(node, name: node.name, node.genericParameterClause)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if leaveOut(node) { return .skipChildren }
    noteEntry(node.attributes, name: node.name)
    enter(node.name, isProtocol: false, isClass: false, isLocal: node.isLocal)
    shareInitializer(node, name: node.name, node.genericParameterClause)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    noteEntry(node.attributes, name: node.name)
    enter(node.name, isProtocol: false, isClass: false, isLocal: node.isLocal)
    shareInitializer(node, name: node.name, node.genericParameterClause)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, isProtocol: false, isClass: false, isLocal: node.isLocal)
    shareInitializer(node, name: node.name, node.genericParameterClause)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, isProtocol: true, isClass: false, isLocal: node.isLocal)
    rewriteProtocol(node)
    shareInitializer(node)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.inOneLine
    let type = survey.index(of: name)
    let kind = type.map { survey.types[$0].kind }
    scopes.append(
      Scope(name: name, type: type, isProtocol: kind == .protocol, isClass: kind == .class || kind == nil)
    )
    dropForeignOverrides(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { if !isLeftOut(node) { scopes.removeLast() } }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ name: TokenSyntax, isProtocol: Bool, isClass: Bool, isLocal: Bool) {
    let plain = SwiftName.plain(name.text)
    // A type in a body of code is named there without what it lies in.
    let path = isLocal ? plain : (scopes.last.map { $0.name + "." } ?? "") + name.text
    let type = isLocal ? survey.index(named: plain) : survey.index(of: path)
    scopes.append(Scope(name: path, type: type, isProtocol: isProtocol, isClass: isClass))
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteConditions(node)
    for active in ActiveClause.all(of: node) {
      guard let elements = active.clause.elements else { continue }
      if let condition = active.condition { conditions.append(condition) }
      walk(elements)
      if active.condition != nil { conditions.removeLast() }
    }
    return .skipChildren
  }

  // MARK: rules

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if blankAttribute(node) { return .skipChildren }
    closeUp(node)
    return .visitChildren
  }
  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    closeStatic(node)
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    requireInitializer(node)
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    askForOverride(node)
    renameOverride(node, node.name, node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    askForOverride(node)
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
      renameOverride(node, name.identifier, node.modifiers)
    }
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { rewriteMacro(node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview"
      ? rewritePreview(node, node.arguments, node.trailingClosure) : .visitChildren
  }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    dropQuestionMark(node)
    return .visitChildren
  }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    dropExclamationMark(node)
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    requalify(node.base?.as(DeclReferenceExprSyntax.self)?.baseName)
    lookUpByName(node)
    lookUpByDeclaration(node)
    renameSuper(node)
    takeAppearance(node)
    takeOptionalMethod(node)
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    requalify(node.baseType.as(IdentifierTypeSyntax.self)?.name)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    reportCall(node)
    makeByClass(node)
    makeByProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    hashKey(node)
    return .visitChildren
  }

  // MARK: diagnostics

  /// Says that something is left out or means something else; the program may still compile.
  func warn(_ message: String, at node: some SyntaxProtocol, hint: String) {
    let range = ParsedFile.range(of: node)
    diagnostics.append(file.diagnostic(message, at: range, severity: .warning, hint: hint))
  }

  /// Says that something cannot be had here.
  func refuse(_ message: String, at node: some SyntaxProtocol, hint: String) {
    let range = ParsedFile.range(of: node)
    diagnostics.append(file.diagnostic(message, at: range, severity: .error, hint: hint))
  }

  func blank(_ node: some SyntaxProtocol) {
    edits.append(.blanking(ParsedFile.range(of: node), in: file.bytes))
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(ParsedFile.range(of: node), with: text)
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.insert(text, at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    edits.insert(text, at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
