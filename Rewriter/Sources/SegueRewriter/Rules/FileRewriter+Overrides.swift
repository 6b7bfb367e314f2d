import SwiftSyntax

extension FileRewriter {
  /// Leaves out overrides in extensions of classes that the files do not declare: there is no body to put them into.
  func dropForeignOverrides(_ node: ExtensionDeclSyntax) {
    guard let scope = scopes.last, scope.type == nil else { return }
    for declaration in MemberFinder.all(in: node.memberBlock) {
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard let override = modifiers?.first(where: { $0.name.text == "override" }) else { continue }
      warn(
        "an extension of UIKit's '\(scope.name)' cannot override here: \(Self.noun(of: declaration)) is left out",
        at: override,
        hint: "override in a subclass of your own, and use that"
      )
      removed.append(ParsedFile.range(of: declaration))
    }
  }

  /// A declaration as a message names it.
  private static func noun(of declaration: DeclSyntax) -> String {
    if let method = declaration.as(FunctionDeclSyntax.self) { return "'\(method.name.text)'" }
    if let property = declaration.as(VariableDeclSyntax.self), let first = property.bindings.first {
      return "'\(first.pattern.inOneLine)'"
    }
    return declaration.is(InitializerDeclSyntax.self) ? "an initializer" : "a member"
  }
}
