/// The parts of a lone transition, for which stock screens make the rest.
struct StockParts {
  private var assignments: [String] = []
  private(set) var name = ""
  private(set) var file = ""
  private(set) var line = 1

  /// The parts of some sources; nil if there are none that can be made.
  init?(_ sources: RewrittenSources) {
    let types = sources.types.filter(\.isNamed)
    let animators = types.filter { $0.roles.contains("animator") && !$0.roles.contains("viewController") }
    takeAnimators(animators)
    take(types, "interactor", as: "interactor") { "{ \($0) }" }
    take(types, "transitioningDelegate", as: "transitioningDelegate") { "{ \($0) }" }
    take(types, "navigationDelegate", as: "navigationDelegate") { "{ \($0) }" }
    takePresentation(types)
    guard !assignments.isEmpty else { return nil }
    let isNavigation = types.contains { type in
      type.roles.contains("navigationDelegate")
        || type.initializers.contains { $0.contains { $0.type.contains("Operation") } }
    }
    if isNavigation { assignments.append("stock.pushes = true") }
  }

  /// A closure that makes them all.
  var expression: String {
    (["{", "    var stock = SegueStock()"] + assignments.map { "    " + $0 } + [
      "    return .stock(stock)", "  }()",
    ])
    .joined(separator: "\n")
  }

  private mutating func note(_ type: ProgramType) {
    guard name.isEmpty else { return }
    (name, file, line) = (type.name, type.path, type.line)
  }

  /// One animator does both ways; of several, those whose names say so do one.
  private mutating func takeAnimators(_ animators: [ProgramType]) {
    let made = animators.compactMap { type in Self.making(type).map { (type, $0) } }
    guard let first = made.first else { return }
    note(first.0)
    let back = made.first { Self.says($0.0.name, ["Dismiss", "Pop", "Hide", "Close", "Collapse", "Out"]) }
    let forth = made.first { pair in pair.0.name != back?.0.name } ?? first
    let backwards = back?.1 ?? forth.1
    assignments.append("stock.animator = { step in step.isForward ? \(forth.1) : \(backwards) }")
  }

  private static func says(_ name: String, _ words: [String]) -> Bool { words.contains { name.contains($0) } }

  private mutating func take(
    _ types: [ProgramType],
    _ role: String,
    as property: String,
    _ text: (String) -> String
  ) {
    for type in types where type.roles.contains(role) && !type.roles.contains("viewController") {
      guard type.isMadeWithoutArguments else { continue }
      note(type)
      return assignments.append("stock.\(property) = \(text("\(type.name)()"))")
    }
  }

  private mutating func takePresentation(_ types: [ProgramType]) {
    for type in types where type.roles.contains("presentationController") {
      guard type.initializers.isEmpty else { continue }
      note(type)
      return assignments.append(
        "stock.presentation = { \(type.name)(presentedViewController: $0, presenting: $1) }"
      )
    }
  }

  /// The expression that makes an animator for a step; nil if some argument is of a type that no step has.
  private static func making(_ type: ProgramType) -> String? {
    if type.isMadeWithoutArguments { return "\(type.name)()" }
    for parameters in type.initializers {
      let needed = parameters.filter { !$0.hasDefault }
      let arguments = needed.compactMap { parameter in
        value(of: parameter).map { (parameter.label.map { "\($0): " } ?? "") + $0 }
      }
      if arguments.count == needed.count { return "\(type.name)(\(arguments.joined(separator: ", ")))" }
    }
    return nil
  }

  /// What a step has of a parameter's type.
  private static func value(of parameter: ProgramType.Parameter) -> String? {
    var type = parameter.type.filter { $0 != " " }
    if type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    switch type {
    case "Bool":
      let label = (parameter.label ?? "").lowercased()
      return label.contains("dismiss") || label.contains("pop") ? "!step.isForward" : "step.isForward"
    case "TimeInterval", "Double", "CFTimeInterval": return "0.5"
    case "CGFloat", "Float": return "1"
    case "Int": return "0"
    case "String": return "\"\""
    case "CGRect": return "step.cardFrame"
    case "CGPoint": return "CGPoint(x: step.cardFrame.midX, y: step.cardFrame.midY)"
    case "CGSize": return "step.cardFrame.size"
    case "UIView": return "step.card"
    case "UIColor": return "step.card.backgroundColor ?? .white"
    case "UIViewController": return "step.detail"
    case "UINavigationController.Operation", "UINavigationControllerOperation": return "step.operation"
    default: return parameter.type.hasSuffix("?") ? "nil" : nil
    }
  }
}
