/// Conformances of the stock screens to the protocols that an app's transitions ask their view controllers for.
///
/// A zoom asks both screens for the picture that it moves, a menu for its button: `as? ZoomSource`. The stock screens have a
/// view, a picture, a label and a button to give, and nothing for what is optional.
struct StockConformances {
  /// Extensions of both screens, as Swift; empty if no protocol is one that they can conform to.
  let text: String
  /// The protocols.
  let names: Set<String>

  private static let screens = ["StockListController", "StockDetailController"]
  /// What a protocol may inherit that every view controller is.
  private static let given: Set<String> = [
    "AnyObject", "class", "NSObject", "NSObjectProtocol", "UIResponder", "UIViewController",
  ]

  /// The conformances to the protocols among some types.
  init(_ types: [ProgramType]) {
    let protocols = types.filter { $0.kind == "protocol" && $0.isNamed && !$0.name.contains(".") }
    var made: [String: [String]] = [:]
    var known: Set<String> = []
    // Each after those that it inherits.
    for _ in protocols {
      for type in protocols where made[type.name] == nil {
        let isComplete = type.inherits.allSatisfy { Self.given.contains($0) || made[$0] != nil }
        // Every view controller may conform to it already.
        if !Self.given.isDisjoint(with: type.adopters) {
          made[type.name] = []
          known.insert(type.name)
          continue
        }
        guard isComplete, let members = Self.members(of: type) else { continue }
        made[type.name] = members
      }
    }
    names = Set(made.keys)
    let all = protocols.compactMap { type in
      known.contains(type.name) ? nil : made[type.name].map { (type.name, $0) }
    }
    let extensions = Self.screens.flatMap { screen in
      all.map { name, members in
        (["extension \(screen): \(name) {"] + members.map { "  " + $0 } + ["}"]).joined(separator: "\n")
      }
    }
    text = extensions.isEmpty ? "" : extensions.joined(separator: "\n") + "\n"
  }

  /// The members that a protocol asks for and has no default of; nil if there is one that cannot be had.
  private static func members(of type: ProgramType) -> [String]? {
    // What makes a type conform to a public protocol is public.
    let access = type.isPublic ? "public " : ""
    let asked = type.requirements.filter { !$0.hasDefault }
    let members = asked.compactMap { requirement -> String? in
      guard !requirement.isUnusual else { return nil }
      switch requirement.kind {
      case "property":
        guard let type = requirement.type, let value = value(of: type) else { return nil }
        let body = requirement.isSettable ? "get { \(value) } set {}" : value
        return "\(access)var \(requirement.name): \(type) { \(body) }"
      case "method":
        let parameters = requirement.parameters.map { parameter in
          let label = parameter.label ?? "_"
          return (label == parameter.name ? label : "\(label) \(parameter.name)") + ": \(parameter.type)"
        }
        let head = "\(access)func \(requirement.name)(\(parameters.joined(separator: ", ")))"
        guard let type = requirement.type else { return head + " {}" }
        return value(of: type).map { "\(head) -> \(type) { \($0) }" }
      default: return nil
      }
    }
    return members.count == asked.count ? members : nil
  }

  /// What a screen has of a type; nil for nothing.
  private static func value(of text: String) -> String? {
    switch StockValues.bare(text) {
    case "Bool": "false"
    case "CGFloat", "Double", "Float", "TimeInterval", "Int": "0"
    case "String": "\"\""
    case "UIView": "stockView"
    case "UIImageView": "stockPicture"
    case "UIImage": "stockPicture.image ?? UIImage()"
    case "UILabel": "stockLabel"
    case "UIButton": "stockButton"
    case "CGRect": "stockView.convert(stockView.bounds, to: nil)"
    case "CGPoint": "stockView.convert(CGPoint(x: stockView.bounds.midX, y: stockView.bounds.midY), to: nil)"
    case "CGSize": "stockView.bounds.size"
    case "UIColor": "stockView.backgroundColor ?? .white"
    case "UIViewController": "self"
    case "UIEdgeInsets": ".zero"
    case "IndexPath": "IndexPath(item: 0, section: 0)"
    case "[UIView]": "[stockView]"
    default: StockValues.isOptional(text) ? "nil" : text.hasPrefix("[") && text.hasSuffix("]") ? "[]" : nil
    }
  }
}
