import SwiftSyntax

extension FileRewriter {
  /// Attributes of Objective-C and of Interface Builder, which only spaces are left of.
  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "GKInspectable", "NSCopying", "NSManaged", "UIApplicationMain", "NSApplicationMain", "main",
    "_objcRuntimeName", "_objcImplementation",
  ]

  /// Whether an attribute is the language's own, or Interface Builder's.
  static func isLanguage(_ node: AttributeSyntax) -> Bool {
    let name = node.attributeName.trimmedDescription
    return blanked.contains(name) || !SwiftName.isTypeLike(name)
  }

  /// `@available (iOS 13, *)` becomes `@available(iOS 13, *)`: the compiler takes the space as an error.
  func closeUp(_ node: AttributeSyntax) {
    guard let mark = node.leftParen, SwiftName.isTypeLike(node.attributeName.trimmedDescription) == false
    else { return }
    let name = ParsedFile.range(of: node.attributeName)
    let gap = name.upperBound..<ParsedFile.range(of: mark).lowerBound
    if !gap.isEmpty { edits.replace(gap, with: "") }
  }

  /// `open static` becomes `public static`: what is static cannot be overridden, which the compiler takes as an error.
  func closeStatic(_ modifiers: DeclModifierListSyntax) {
    guard modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
      let open = modifiers.first(where: { $0.name.text == "open" && $0.detail == nil })
    else { return }
    edits.replace(ParsedFile.range(of: open.name), with: "public")
  }

  /// Puts spaces in the place of an attribute that the compiler does not take here.
  func blankAttribute(_ node: AttributeSyntax) -> Bool {
    let name = node.attributeName.trimmedDescription
    guard Self.blanked.contains(name) else { return false }
    blank(node)
    switch name {
    case "NSManaged" where manage(node): break
    case "NSManaged":
      refuse(
        "'@NSManaged' is Core Data's, which is not here",
        at: node,
        hint: "give the preview a model of plain properties"
      )
    case "NSCopying":
      warn(
        "'@NSCopying' is left out: setting the property does not copy the value",
        at: node,
        hint: "copy it in the setter, if something else changes it"
      )
    default: break
    }
    return true
  }

  /// Lets a layer keep a property that its class leaves to Core Animation; false for what is not a layer's.
  private func manage(_ node: AttributeSyntax) -> Bool {
    guard let declaration = node.parent?.parent?.as(VariableDeclSyntax.self),
      let type = scopes.last?.type, survey.foreignLine(of: type).contains("CALayer")
    else { return false }
    for binding in declaration.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let end = binding.typeAnnotation
      else { return false }
      let key = SwiftName.quoted(SwiftName.plain(name))
      insert(" { get { segueManaged(\(key)) } set { segueSetManaged(\(key), newValue) } }", after: end)
    }
    return true
  }

  /// Keeps in mind where the program begins; the attribute itself goes, as the generated entry has it.
  func noteEntry(_ attributes: AttributeListSyntax, name: TokenSyntax) {
    for case .attribute(let attribute) in attributes {
      let text = attribute.attributeName.trimmedDescription
      guard ["main", "UIApplicationMain", "NSApplicationMain"].contains(text) else { continue }
      if text == "NSApplicationMain" {
        refuse(
          "'@NSApplicationMain' begins a Mac's app, which is not played here",
          at: attribute,
          hint: "give the files of the app for iOS"
        )
      }
      entries.append(
        EntryPoint(
          attribute: text,
          typeName: (scopes.last.map { $0.name + "." } ?? "") + name.text,
          file: index,
          range: ParsedFile.range(of: attribute),
          conditions: conditions
        )
      )
    }
  }
}
