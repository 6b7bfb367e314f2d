/// What a step between stock screens has for the parameters and properties of an app's types, as expressions of Swift.
struct StockValues {
  private let types: [ProgramType]
  /// The app's protocols that the stock screens conform to.
  private let conformances: Set<String>
  /// The app's view controllers in the screens' places.
  private let screens: StockScreens?
  /// Whether the step leads to the detail.
  let isForward: Bool

  /// Values of types of values: a struct of structs, and no further.
  private static let depth = 3

  /// The values of a step with some types beside UIKit's.
  ///
  /// - Parameters:
  ///   - types: The app's types.
  ///   - conformances: The names of those among them that the stock screens conform to.
  ///   - screens: The app's view controllers in the screens' places.
  ///   - isForward: Whether the step leads to the detail.
  init(
    _ types: [ProgramType],
    conformances: Set<String>,
    screens: StockScreens? = nil,
    isForward: Bool
  ) {
    self.types = types
    self.conformances = conformances
    self.screens = screens
    self.isForward = isForward
  }

  /// The expression that makes an instance; nil if some argument is of a type that no step has.
  func making(_ type: ProgramType, depth: Int = StockValues.depth) -> String? {
    if type.isMadeWithoutArguments { return "\(type.name)()" }
    guard depth > 0 else { return nil }
    return type.initializers.lazy.compactMap { arguments(for: $0, in: type, depth: depth) }.first.map {
      type.name + $0
    }
  }

  /// The arguments of a call, in parentheses; nil if some are of a type that no step has.
  private func arguments(
    for parameters: [ProgramType.Parameter],
    in type: ProgramType,
    depth: Int
  ) -> String? {
    let needed = parameters.filter { !$0.hasDefault }
    let arguments = needed.compactMap { parameter in
      value(of: parameter.type, called: parameter.label ?? "", in: type, depth: depth - 1)
        .map { (parameter.label.map { "\($0): " } ?? "") + $0 }
    }
    return arguments.count == needed.count ? "(\(arguments.joined(separator: ", ")))" : nil
  }

  /// What is set of an instance for the step: which way it goes, and where from; `name = value`.
  func settings(of type: ProgramType) -> [String] {
    type.properties.compactMap { property in
      let text = TypeText(property.type)
      let name = property.name
      switch text.bare {
      case "Bool": return way(of: name).map { "\(name) = \($0)" }
      case _ where Self.operations.contains(text.bare): return "\(name) = step.operation"
      case "CGRect" where Self.tells(name, Self.sources) && Self.tells(name, ["frame", "rect", "bounds"]):
        return "\(name) = step.cardFrame"
      case "CGPoint" where Self.tells(name, Self.sources + ["center", "point"]):
        return "\(name) = \(Self.middle)"
      case "UIView" where Self.tells(name, Self.sources): return "\(name) = step.card"
      default:
        guard let found = self.type(text.bare, in: type) else { return nil }
        if let own = screens?.expression(of: found.name, called: name, isForward: isForward) {
          return "\(name) = \(own)"
        }
        if found.kind == "protocol" {
          guard text.isOptional else { return nil }
          return screen(name).map { "\(name) = \($0) as? \(found.name)" }
        }
        return found.isNamed ? caseOfWay(of: found).map { "\(name) = .\($0)" } : nil
      }
    }
  }

  // MARK: Before a step

  /// The expression that makes an instance while there are no screens yet; nil if it takes what a step has.
  func givenMaking(_ type: ProgramType) -> String? { making(type).flatMap(Self.withoutStep) }

  /// A value for a property while there are no screens yet; nil if it would be what a step has.
  func given(for property: ProgramType.Property, in type: ProgramType) -> String? {
    value(of: property.type, called: property.name, in: type, depth: Self.depth).flatMap(Self.withoutStep)
  }

  private static func withoutStep(_ expression: String) -> String? {
    expression.contains("step.") ? nil : expression
  }

  /// What the screens of a step are to a property that holds one as an app's protocol, by its name; nil if it says none.
  private func screen(_ name: String) -> String? {
    if let isFrom = Self.isFrom(name) { return isFrom == isForward ? "step.list" : "step.detail" }
    return name.lowercased().hasSuffix("delegate") ? "step.list" : nil
  }

  /// Whether a name says that it is of the screen that a step leaves, or of the other; nil if it says neither.
  static func isFrom(_ name: String) -> Bool? {
    let lower = name.lowercased()
    if lower.hasPrefix("to") || tells(name, ["destination", "presented", "detail"]) { return false }
    return lower.hasPrefix("from") || tells(name, ["source", "presenting"]) ? true : nil
  }

  /// What a step has of a type; nil for nothing.
  private func value(of text: String, called name: String, in outer: ProgramType, depth: Int) -> String? {
    let text = TypeText(text)
    if let value = plain(text.bare, called: name) { return value }
    if text.isFunction { return text.isOptional ? "nil" : text.idleFunction }
    if text.isDictionary { return "[:]" }
    if let metatype = text.metatype, let type = self.metatype(of: metatype, in: outer) {
      return "\(type).self"
    }
    if let element = text.element {
      return value(of: element, called: name, in: outer, depth: depth).map { "[\($0)]" } ?? "[]"
    }
    if let type = type(text.bare, in: outer), type.isNamed {
      if let screen = screens?.expression(of: type.name, called: name, isForward: isForward) { return screen }
      if let chosen = chosenCase(of: type, depth: depth) { return "\(type.name).\(chosen)" }
      if let adopting = adopting(type, text, called: name, depth: depth) { return adopting }
      if let made = making(type, depth: depth) { return made }
    }
    return text.isOptional ? "nil" : nil
  }

  /// What adopts a protocol: an app's type that helps with the motion, or the screen that the step leaves; nil for neither.
  ///
  /// Of what a name says to be a screen's, a delegate or a source, a new instance would be nobody's.
  private func adopting(_ type: ProgramType, _ text: TypeText, called name: String, depth: Int) -> String? {
    guard type.kind == "protocol" else { return nil }
    let own = types.lazy
      .filter { $0.isNamed && $0.inherits.contains(type.name) && Self.helping.isSuperset(of: $0.roles) }
      .compactMap { making($0, depth: depth) }.first
    guard conformances.contains(type.name) else { return own }
    let isOfScreen = Self.isFrom(name) != nil || Self.tells(name, ["delegate", "source"])
    if let own, !isOfScreen { return own }
    return text.isOptional ? "step.list as? \(type.name)" : "(step.list as! \(type.name))"
  }

  /// What a type may be to a transition besides that helps an animator; screens and views are the stock's.
  private static let helping: Set<String> = ["interactor", "interactiveTransitioning"]

  /// The type that a metatype's value names: the type itself, or one that adopts it; nil if none is known.
  private func metatype(of name: String, in outer: ProgramType) -> String? {
    guard let type = type(name, in: outer) else { return Self.views.contains(name) ? name : nil }
    guard type.kind == "protocol" else { return type.isNamed ? type.name : nil }
    return type.adopters.first { Self.views.contains($0) }
      ?? types.first { $0.isNamed && $0.kind != "protocol" && $0.inherits.contains(type.name) }?.name
  }

  /// UIKit's classes whose class methods an animator may be given.
  private static let views = ["UIView", "UIViewPropertyAnimator", "UIViewController"]

  /// A value of UIKit's types and of numbers.
  private func plain(_ type: String, called name: String) -> String? {
    switch type {
    case "Bool": way(of: name) ?? String(isForward)
    case "TimeInterval", "Double", "CFTimeInterval": "0.5"
    case "CGFloat", "Float": "1"
    case "Int", "UInt": "0"
    case "String": "\"\""
    case "CGRect": "step.cardFrame"
    case "CGPoint": Self.middle
    case "CGSize": "step.cardFrame.size"
    case "CGVector", "UIEdgeInsets", "UIOffset": ".zero"
    case "CGAffineTransform": ".identity"
    case "UIView": "step.card"
    case "UIImageView", "UILabel", "UIButton", "UIScrollView", "UICollectionViewCell":
      "\(type)(frame: step.cardFrame)"
    case "UITableViewCell", "UIImage", "UIPanGestureRecognizer", "UIPercentDrivenInteractiveTransition":
      "\(type)()"
    case "UIColor": "step.card.backgroundColor ?? .white"
    case "IndexPath": "IndexPath(item: 0, section: 0)"
    case "UIRectEdge": ".left"
    case "UIViewController":
      Self.tells(name, ["from", "source", "presenting", "list", "parent"]) ? "step.list" : "step.detail"
    case _ where Self.operations.contains(type): "step.operation"
    default: nil
    }
  }

  /// What a navigation controller's operation is called, now and by older sources.
  private static let operations = ["UINavigationController.Operation", "UINavigationControllerOperation"]
  private static let middle = "CGPoint(x: step.cardFrame.midX, y: step.cardFrame.midY)"
  private static let sources = [
    "origin", "start", "source", "from", "initial", "anchor", "thumb", "selected", "tapped", "present",
    "support",
  ]
  private static let forwards = [
    "present", "push", "show", "open", "appear", "expand", "forward", "enter", "zoomin",
  ]
  private static let backwards = [
    "dismiss", "pop", "hide", "close", "closing", "disappear", "collapse", "reverse", "back", "exit",
    "zoomout",
  ]

  /// Which way a flag of a name says; nil if it says none.
  private func way(of name: String) -> String? {
    let isBack = Self.tells(name, Self.backwards)
    guard isBack || Self.tells(name, Self.forwards) else { return nil }
    return String(isBack ? !isForward : isForward)
  }

  private static func tells(_ name: String, _ words: [String]) -> Bool {
    let name = name.lowercased()
    return words.contains { name.contains($0) }
  }

  /// The case of an enum that suits the step best: one that says its way, one with a value that does, or the first.
  private func chosenCase(of type: ProgramType, depth: Int) -> String? {
    if let chosen = caseOfWay(of: type) { return chosen }
    guard depth > 0 else { return type.cases.first }
    let made = type.casesWithValues.compactMap { one in
      arguments(for: one.values, in: type, depth: depth).map { (one.name + $0, one.values) }
    }
    let ofWay = made.first { _, values in
      values.contains { tellsWay(TypeText($0.type).bare, called: $0.label ?? "", in: type) }
    }
    return ofWay?.0 ?? type.cases.first ?? made.first?.0
  }

  /// Whether a value of a type says which way the step goes.
  private func tellsWay(_ name: String, called label: String, in outer: ProgramType) -> Bool {
    if name == "Bool" { return way(of: label) != nil }
    return Self.operations.contains(name) || type(name, in: outer).map { caseOfWay(of: $0) != nil } ?? false
  }

  /// The case of an enum that says the step's way; nil if none does.
  private func caseOfWay(of type: ProgramType) -> String? {
    let words = isForward ? Self.forwards : Self.backwards
    let short = isForward ? ["in", "to", "up", "on"] : ["out", "from", "down", "off"]
    return type.cases.first { short.contains($0.lowercased()) }
      ?? type.cases.first { Self.tells($0, words) && (!isForward || !Self.tells($0, Self.backwards)) }
  }

  /// A type by its name as code within another one names it.
  private func type(_ name: String, in outer: ProgramType) -> ProgramType? {
    var path = outer.name.split(separator: ".")
    while !path.isEmpty {
      let nested = path.joined(separator: ".") + "." + name
      if let found = types.first(where: { $0.name == nested }) { return found }
      path.removeLast()
    }
    return types.first { $0.name == name }
  }
}
