import SwiftParser
import SwiftSyntax

extension FileRewriter {
  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
    "imp_implementationWithBlock", "class_getInstanceMethod", "class_getClassMethod",
    "method_getImplementation", "method_getTypeEncoding", "class_getMethodImplementation",
  ]

  private static let allowed: Set<String> = [
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter",
    "objc_sync_exit", "objc_AssociationPolicy",
  ]

  private static let prefixes = [
    "objc_", "class_", "method_", "object_", "imp_", "ivar_", "protocol_", "property_", "sel_",
  ]

  /// Names calls of Objective-C's runtime that do nothing here, or something else, and mends what Foundation lacks.
  func reportCall(_ node: FunctionCallExprSyntax) {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      reportRuntimeCall(name, node)
      completeAttributedString(name, node)
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      reportKey(member.declName.baseName.text, node)
    }
  }

  /// `NSAttributedString()` has an empty string: Foundation has no `init()` of it off Apple's systems.
  private func completeAttributedString(_ name: String, _ node: FunctionCallExprSyntax) {
    guard ["NSAttributedString", "NSMutableAttributedString"].contains(name), node.arguments.isEmpty,
      node.trailingClosure == nil, let open = node.leftParen
    else { return }
    edits.insert("string: \"\"", at: ParsedFile.range(of: open).upperBound)
  }

  private func reportRuntimeCall(_ name: String, _ node: FunctionCallExprSyntax) {
    if Self.swizzling.contains(name) {
      warn(
        "'\(name)' has no effect here: methods cannot be exchanged",
        at: node.calledExpression,
        hint: "subclass and override, or call the replacement where the original was called"
      )
    } else if name == "NSClassFromString" {
      warn(
        "'NSClassFromString' finds the classes of these files and UIKit's, by their names without a module",
        at: node.calledExpression,
        hint: "write the class itself, where it is known"
      )
    } else if !Self.allowed.contains(name), Self.prefixes.contains(where: name.hasPrefix),
      survey.globals.joined().allSatisfy({ $0.name != name })
    {
      refuse(
        "'\(name)' is Objective-C's runtime, which is not here",
        at: node.calledExpression,
        hint: "leave it out, or do it in Swift"
      )
    }
  }

  private static let keyed: Set<String> = ["value", "setValue"]

  /// Names keys of UIKit's own insides.
  private func reportKey(_ name: String, _ node: FunctionCallExprSyntax) {
    guard Self.keyed.contains(name),
      let argument = node.arguments.first(where: { ["forKey", "forKeyPath"].contains($0.label?.text ?? "") }),
      let key = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      key.hasPrefix("_")
    else { return }
    warn(
      "UIKit's private '\(key)' does not exist here",
      at: argument.expression,
      hint: "keep a reference of your own to what it would give"
    )
  }

  // MARK: SwiftUI

  private static let swiftUIOnly: Set<String> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// Whether a type is only there to show UIKit in SwiftUI.
  func isLeftOut(_ node: StructDeclSyntax) -> Bool {
    guard let inherited = node.inheritanceClause?.inheritedTypes else { return false }
    return inherited.contains {
      $0.type.names.contains { Self.swiftUIOnly.contains(String($0.split(separator: ".").last ?? "")) }
    }
  }

  /// Takes a type out that is only there to show UIKit in SwiftUI; says whether it did.
  func leaveOut(_ node: StructDeclSyntax) -> Bool {
    guard isLeftOut(node) else { return false }
    blank(node)
    warn(
      "'\(node.name.text)' is for SwiftUI, which is not here: it is left out",
      at: node.name,
      hint: "write '#Preview { … }' with the view controller"
    )
    return true
  }
}
