import SwiftSyntax

/// Protocols that ask for `init()` and that an extension gives to `NSObject` or another of UIKit's classes.
///
/// Objective-C makes an object of any class by it. In Swift a class that may be derived from has to require the initializer
/// for that, which UIKit's do not: so the requirement goes, and what is made by it is looked up by its class.
extension FileRewriter {
  /// Takes `init()` out of such a protocol, and lets its extensions put what was made in place of `self`.
  func shareInitializer(_ node: ProtocolDeclSyntax) {
    guard let type = scopes.last?.type, survey.isSharedInitializer(of: type) else { return }
    for member in MemberFinder.all(in: node.memberBlock) {
      guard let initializer = member.as(InitializerDeclSyntax.self), initializer.hasNoParameters else {
        continue
      }
      removed.append(ParsedFile.range(of: initializer))
    }
    // Only where it may be a structure as well can an initializer of an extension assign to `self`.
    for inherited in node.inheritanceClause?.inheritedTypes ?? []
    where ["class", "AnyObject", "NSObjectProtocol"].contains(inherited.type.trimmedDescription) {
      replace(inherited.type, with: "Any")
    }
  }

  /// `self.init()` in an initializer of such a protocol's extension.
  func shareInitializer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      node.calledExpression.trimmedDescription == "self.init",
      let scope = scopes.last, scope.isProtocol, let type = scope.type, survey.isSharedInitializer(of: type)
    else { return }
    makesByClass = true
    replace(node, with: "self = segueMade(anyOf: Self.self)")
  }

  /// The files' own types that have such a protocol can be made as before.
  func shareInitializer(_ clause: InheritanceClauseSyntax?) {
    for inherited in clause?.inheritedTypes ?? [] {
      guard let type = survey.index(of: inherited.type.trimmedDescription),
        survey.types[type].kind == .protocol,
        survey.isSharedInitializer(of: type)
      else { continue }
      insert(", SegueInitializable", after: inherited.type)
    }
  }
}

extension Survey {
  /// Whether a type is a protocol with `init()` that one of UIKit's classes has by an extension.
  func isSharedInitializer(of type: Int) -> Bool {
    guard types[type].kind == .protocol,
      types[type].members.contains(where: { $0.kind == .initializer && $0.labels.isEmpty })
    else { return false }
    return extensions.contains { one in
      index(of: one.extended) == nil && AppleClasses.line(of: resolved(one.extended)).contains("NSObject")
        && one.inherited.contains { index(of: $0) == type }
    }
  }
}

extension InitializerDeclSyntax {
  fileprivate var hasNoParameters: Bool { signature.parameterClause.parameters.isEmpty }
}
