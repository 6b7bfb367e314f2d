import SwiftSyntax

extension FileRewriter {
  /// Makes an import of what SegueUIKit stands for one of UIKit, and takes out what cannot be had.
  func rewriteImport(_ node: ImportDeclSyntax) {
    let path = node.path.map { SwiftName.plain($0.name.text) }
    guard let module = path.first else { return }
    if AppleModules.provided.contains(module) || AppleModules.partial.contains(module) {
      if let kind = node.importKindSpecifier { blank(kind) }
      let networking = networkingImport(for: node)
      if path != ["UIKit"] || !networking.isEmpty { replace(node.path, with: "UIKit" + networking) }
      return
    }
    guard !AppleModules.withSwift.contains(module), !options.modules.contains(module) else { return }
    blank(node)
    guard !options.ownModules.contains(module) else { return }
    missingModules.append(MissingModule(name: module, file: file, range: ParsedFile.range(of: node)))
  }

  /// The import that Foundation's part for networks needs off Apple's systems, behind a file's first import.
  private func networkingImport(for node: ImportDeclSyntax) -> String {
    let isFirst = file.tree.statements.first { $0.item.is(ImportDeclSyntax.self) }?.item.id == node.id
    guard isFirst, survey.usesNetworking(index) else { return "" }
    return "; import FoundationNetworking"
  }

  /// Says what a condition of `#if` is on an iPhone.
  func rewriteConditions(_ node: IfConfigDeclSyntax) {
    for expression in node.clauses.compactMap(\.condition) {
      for (range, isTrue) in Condition(expression).replacements {
        edits.replace(range, with: (isTrue ? "true" : "false") + TextEdit.lineEnds(range, in: file.bytes))
      }
    }
  }
}
