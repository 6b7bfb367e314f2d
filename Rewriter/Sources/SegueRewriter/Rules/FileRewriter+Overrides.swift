import SwiftSyntax

extension FileRewriter {
  /// Leaves out overrides in extensions of classes that the files do not declare, and says so: there is no body to put
  /// them into.
  func reportForeignOverrides(_ node: ExtensionDeclSyntax) {
    guard let scope = scopes.last, scope.type == nil else { return }
    for declaration in MemberFinder.all(in: node.memberBlock) {
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard let override = modifiers?.first(where: { $0.name.text == "override" }) else { continue }
      warn(
        "an override in an extension of UIKit's '\(scope.name)' has no effect here",
        at: override,
        hint: "override in a subclass of your own, and use that"
      )
      blank(declaration)
    }
  }
}
