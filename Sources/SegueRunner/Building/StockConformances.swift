/// Conformances of the stock screens to the protocols that an app's transitions ask their view controllers for.
///
/// A zoom asks both screens for the picture that it moves, a menu for its button: `as? ZoomSource`. The stock screens have a
/// view, a picture, a label and a button to give, and nothing for what is optional.
struct StockConformances {
  /// An extension of a screen, as Swift.
  private struct Part {
    var name: String
    var lines: [String]
  }

  private var parts: [Part] = []
  /// The protocols.
  private(set) var names: Set<String>

  private static let screens = ["StockListController", "StockDetailController"]
  /// What a protocol may inherit that every view controller is.
  private static let given: Set<String> = [
    "AnyObject", "class", "NSObject", "NSObjectProtocol", "UIResponder", "UIViewController",
  ]

  /// The conformances to the protocols among some types.
  init(_ types: [ProgramType]) {
    let protocols = types.filter { $0.kind == "protocol" && $0.isNamed && !$0.name.contains(".") }
    // Every view controller conforms to them already.
    let known = protocols.filter { !Self.given.isDisjoint(with: $0.adopters) }
    names = Set(known.map(\.name))
    let made = StockValues(types, conformances: [], isForward: true)
    // Each after those that it inherits.
    var rest = protocols.filter { !names.contains($0.name) }
    while let next = rest.firstIndex(where: { type in
      type.inherits.allSatisfy { Self.given.contains($0) || names.contains($0) }
    }) {
      let type = rest.remove(at: next)
      guard let members = Self.members(of: type, made) else { continue }
      names.insert(type.name)
      parts += Self.screens.map { screen in
        Part(
          name: type.name,
          lines: ["extension \(screen): \(type.name) {"] + members.map { "  " + $0 } + ["}"]
        )
      }
    }
  }

  /// Extensions of both screens, as Swift; empty if no protocol is one that they can conform to.
  var text: String { parts.flatMap(\.lines).map { $0 + "\n" }.joined() }

  /// The conformances but for those that have one of some lines of `text`, counted from 0; nil if none has.
  func without(_ lines: Set<Int>) -> StockConformances? {
    var (start, failed) = (0, Set<String>())
    for part in parts {
      if !lines.isDisjoint(with: start..<start + part.lines.count) { failed.insert(part.name) }
      start += part.lines.count
    }
    guard !failed.isEmpty else { return nil }
    var result = self
    result.parts.removeAll { failed.contains($0.name) }
    result.names.subtract(failed)
    return result
  }

  /// The members that a protocol asks for and has no default of; nil if there is one that cannot be had.
  private static func members(of type: ProgramType, _ made: StockValues) -> [String]? {
    // What makes a type conform to a public protocol is public.
    let access = type.isPublic ? "public " : ""
    let asked = type.requirements.filter { !$0.hasDefault }
    func value(_ text: String, _ name: String) -> String? {
      Self.value(of: text, called: name) ?? made.given(for: .init(name: name, type: text), in: type)
    }
    let members = asked.compactMap { requirement -> String? in
      guard !requirement.isUnusual else { return nil }
      switch requirement.kind {
      case "property":
        guard let type = requirement.type, let value = value(type, requirement.name) else { return nil }
        let body = requirement.isSettable ? "get { \(value) } set {}" : value
        return "\(access)var \(requirement.name): \(type) { \(body) }"
      case "method":
        let parameters = requirement.parameters.map { parameter in
          let label = parameter.label ?? "_"
          return (label == parameter.name ? label : "\(label) \(parameter.name)") + ": \(parameter.type)"
        }
        let head = "\(access)func \(requirement.name)(\(parameters.joined(separator: ", ")))"
        guard let type = requirement.type else { return head + " {}" }
        return value(type, requirement.name).map { "\(head) -> \(type) { \($0) }" }
      default: return nil
      }
    }
    return members.count == asked.count ? members : nil
  }

  /// What a screen has of a type; nil for nothing.
  private static func value(of text: String, called name: String) -> String? {
    let text = TypeText(text)
    return switch text.bare {
    case "Bool": "false"
    case "CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval": isSeen(name) ? "0.5" : "0"
    case "Int": "0"
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
    case "UIView.AnimationOptions", "UIRectCorner", "UIRectEdge": "[]"
    default: text.isOptional ? "nil" : text.element != nil ? "[]" : nil
    }
  }

  /// Whether nothing could be seen if a number of a name were 0.
  private static func isSeen(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["duration", "damping", "alpha", "opacity"].contains { name.contains($0) }
  }
}
