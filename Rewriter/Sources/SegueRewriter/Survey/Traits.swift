import SwiftSyntax

/// What is written before a declaration: its attributes and its modifiers.
struct Traits {
  private(set) var attributes: Set<String> = []
  private(set) var modifiers: Set<String> = []
  /// The name that `@objc(name)` gives.
  private(set) var objectiveCName: String?
  /// Whether the compiler lets nobody name it: `@available(*, unavailable)`.
  private(set) var isUnavailable = false
  /// Nil if none is written.
  private(set) var access: Access?
  /// The bytes of `private` or `fileprivate`.
  private(set) var narrowing: Range<Int>?

  init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
    for case .attribute(let attribute) in attributes { read(attribute) }
    for modifier in modifiers {
      if let access = Access(modifier) {
        self.access = access
        if access < .internal { narrowing = ParsedFile.range(of: modifier) }
      } else if modifier.detail == nil {
        self.modifiers.insert(modifier.name.text)
      }
    }
  }

  private mutating func read(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    attributes.insert(name)
    if name == "available" {
      let arguments = attribute.arguments?.trimmedDescription ?? ""
      isUnavailable = isUnavailable || arguments.contains("unavailable") && arguments.hasPrefix("*")
    }
    if name == "objc", let arguments = attribute.arguments {
      objectiveCName = arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
  }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }

  /// Attributes that let Objective-C see a member.
  static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "GKInspectable",
  ]

  /// Whether Objective-C sees the member by what is written before it.
  var isExposed: Bool { !attributes.isDisjoint(with: Self.exposing) }
}
