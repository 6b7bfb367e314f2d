import SwiftSyntax

extension FileRewriter {
  /// Names overrides in extensions of classes that the files do not declare: there is no body to put them into.
  func reportForeignOverrides(_ node: ExtensionDeclSyntax) {
    guard let scope = scopes.last, scope.type == nil else { return }
    for declaration in MemberFinder.all(in: node.memberBlock) {
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      guard let override = modifiers?.first(where: { $0.name.text == "override" }) else { continue }
      refuse(
        "an extension of UIKit's '\(scope.name)' cannot override here",
        at: override,
        hint: "override in a subclass of your own, and use that"
      )
    }
  }
}
