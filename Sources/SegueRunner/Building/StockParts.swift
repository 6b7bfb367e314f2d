/// The parts of a lone transition, for which stock screens make the rest.
struct StockParts {
  private var assignments: [String] = []
  private(set) var name = ""
  private(set) var file = ""
  private(set) var line = 1
  /// The animators that are made.
  private(set) var animators: Set<String> = []

  private let setsProperties: Bool

  /// The parts of some sources; nil if there are none that can be made.
  ///
  /// - Parameters:
  ///   - sources: What the rewriter has found.
  ///   - only: The one file that they are to come from; nil for all.
  ///   - setsProperties: Whether an animator is told of its way and place by its properties, too.
  init?(_ sources: RewrittenSources, only: String? = nil, setsProperties: Bool = true) {
    self.setsProperties = setsProperties
    let types = sources.types.filter { $0.isNamed && (only == nil || $0.path == only) }
    let animators = types.filter { $0.roles.contains("animator") && !$0.roles.contains("viewController") }
    takeAnimators(animators, among: sources.types)
    take(types, "interactor", as: "interactor") { "{ \($0) }" }
    take(types, "transitioningDelegate", as: "transitioningDelegate") { "{ \($0) }" }
    take(types, "navigationDelegate", as: "navigationDelegate") { "{ \($0) }" }
    takePresentation(types)
    guard !assignments.isEmpty else { return nil }
    let isNavigation = types.contains { type in
      type.roles.contains("navigationDelegate")
        || type.initializers.contains { $0.contains { $0.type.contains("Operation") } }
        || type.roles.contains("animator") && type.properties.contains { $0.type.contains("Operation") }
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
  private mutating func takeAnimators(_ animators: [ProgramType], among types: [ProgramType]) {
    let conformances = StockConformances(types).names
    // A class that others are made from does nothing by itself.
    let last = animators.filter { one in !animators.contains { $0.inherits.contains(one.name) } }
    let made = last.filter { type in
      let screens = setsProperties ? StockScreens(forth: type, back: type, among: types) : nil
      return [true, false].allSatisfy {
        let values = StockValues(types, conformances: conformances, screens: screens, isForward: $0)
        return values.making(type) != nil
      }
    }
    guard let first = made.first else { return }
    note(first)
    let back = made.first { Self.says($0.name, ["Dismiss", "Pop", "Hide", "Close", "Collapse", "Out"]) }
    let other = made.first { $0.name != back?.name }
    let forth = other ?? first
    self.animators = [forth.name, back?.name ?? forth.name]
    let screens = setsProperties ? StockScreens(forth: other, back: back ?? forth, among: types) : nil
    let forward = StockValues(types, conformances: conformances, screens: screens, isForward: true)
    let backward = StockValues(types, conformances: conformances, screens: screens, isForward: false)
    assignments += screens?.assignments(forward) ?? []
    // Two types have no common one that an expression would have: each is returned by itself.
    assignments += ["stock.animator = { step in", "  if step.isForward {"]
    assignments += lines(of: forth, forward).map { "    " + $0 }
    assignments += ["  }"] + lines(of: back ?? forth, backward).map { "  " + $0 } + ["}"]
  }

  /// The statements that make and return an animator for a step.
  private func lines(of type: ProgramType, _ values: StockValues) -> [String] {
    guard let made = values.making(type) else { return [] }
    let settings = setsProperties ? values.settings(of: type) : []
    if settings.isEmpty { return ["return \(made)"] }
    // Of a struct's instance properties are set, too.
    let isClass = type.kind == "class"
    return ["\(isClass ? "let" : "var") animator = \(made)"] + settings.map { "animator.\($0)" } + [
      "return animator"
    ]
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
}
