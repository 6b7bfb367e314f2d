import SwiftParser
import SwiftSyntax

/// The names in a file that the pass must not touch, each with the line that the compiler gives it.
///
/// What the rules take out or move into texts is left aside: attributes, imports, conditions, the heads of macros,
/// declarations that are optional in a protocol, and overrides of which a warning says that they are left out.
final class KeptNames: SyntaxVisitor {
  struct Name: Hashable {
    var text: String
    var file: String
    var line: Int
  }

  private let converter: SourceLocationConverter
  private let isOutput: Bool
  /// The places of overrides that were said to be left out.
  private let leftOut: Set<Place>
  private(set) var names: [Name] = []

  struct Place: Hashable {
    var file: String
    var line: Int
    var column: Int
  }

  init(_ text: String, path: String, isOutput: Bool, leftOut: Set<Place> = []) {
    let tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    self.isOutput = isOutput
    self.leftOut = leftOut
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(var text) = token.tokenKind else { return .skipChildren }
    // An override of what an extension declares is renamed, and its name is the end of the new one.
    if isOutput, text.hasPrefix("_segueOverride") || text.hasPrefix("_segueBase"),
      let end = text.dropFirst().firstIndex(of: "_")
    {
      text = String(text[text.index(after: end)...])
    }
    let location = token.startLocation(converter: converter)
    names.append(Name(text: text, file: location.presumedFile, line: location.presumedLine))
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { skipped }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { skipped }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    kept(of: node.macroName.text, node.arguments, node.trailingClosure)
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    kept(of: node.macroName.text, node.arguments, node.trailingClosure)
  }

  /// The method that a selector names, and what a preview shows.
  private func kept(of macro: String, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?)
    -> SyntaxVisitorContinueKind
  {
    if macro == "selector", let only = arguments.first { walk(only.expression) }
    if let closure { walk(closure) }
    if !["selector", "keyPath", "Preview"].contains(macro) { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { optional(node.modifiers) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { optional(node.modifiers) }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if isOutput { return .visitChildren }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  private func optional(_ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    let isGone = modifiers.contains { modifier in
      if modifier.name.text == "optional" { return true }
      guard modifier.name.text == "override" else { return false }
      let location = modifier.startLocation(converter: converter)
      return leftOut.contains(Place(file: location.file, line: location.line, column: location.column))
    }
    return isGone ? .skipChildren : .visitChildren
  }

  private var skipped: SyntaxVisitorContinueKind { isOutput ? .visitChildren : .skipChildren }

  /// The names of the input that the output does not have on the same line.
  static func missing(from output: [Name], of input: [Name]) -> [Name] {
    var left: [Name: Int] = [:]
    for name in output { left[name, default: 0] += 1 }
    return input.filter { name in
      guard let count = left[name], count > 0 else { return true }
      left[name] = count - 1
      return false
    }
  }
}
