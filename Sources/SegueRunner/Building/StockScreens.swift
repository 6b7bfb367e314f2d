/// The app's own view controllers that a transition is written for, which take the places of stock screens.
///
/// An animator that casts `viewController(forKey: .from)` to a class of the app's does nothing between others. What such a class
/// needs from a storyboard that is not there, or from what presents it, is made for it as far as its type says how.
struct StockScreens {
  /// What takes the list's place; nil for the stock screen.
  private(set) var list: ProgramType?
  /// What takes the detail's.
  private(set) var detail: ProgramType?
  private let types: [ProgramType]

  /// The screens of two animators, which may be one.
  ///
  /// - Parameters:
  ///   - forth: The one that leads to the detail; nil if `back` does not tell either.
  ///   - back: The one that leads back.
  ///   - types: The app's types.
  init(forth: ProgramType?, back: ProgramType, among types: [ProgramType]) {
    self.types = types
    if let forth { take(forth, isForward: true) }
    if forth?.name != back.name { take(back, isForward: false) }
  }

  private mutating func take(_ animator: ProgramType, isForward: Bool) {
    for screen in animator.screens { take(screen.type, isList: screen.isFrom == isForward) }
    for parameter in animator.initializers.joined() {
      guard let isFrom = StockValues.isFrom(parameter.label ?? "") else { continue }
      take(TypeText(parameter.type).bare, isList: isFrom == isForward)
    }
  }

  private mutating func take(_ name: String, isList: Bool) {
    guard isList ? list == nil : detail == nil, let type = types.first(where: { $0.name == name }),
      type.isNamed, type.kind == "class", type.roles.contains("viewController"),
      // Containers have nothing to show without what they contain.
      !type.roles.contains("navigationController"), !type.roles.contains("tabBarController")
    else { return }
    if isList { list = type } else { detail = type }
  }

  /// The statements that give both to the stock stage; empty if both are stock screens.
  func assignments(_ values: StockValues) -> [String] {
    [("list", list), ("detail", detail)].flatMap { name, type in
      type.map { ["stock.\(name) = {"] + making($0, values).map { "  " + $0 } + ["}"] } ?? []
    }
  }

  /// What a step has for a parameter or a property of a screen's type; nil if it is none of the two.
  func expression(of type: String, called name: String, isForward: Bool) -> String? {
    let isList: Bool
    if let isFrom = StockValues.isFrom(name), list?.name == detail?.name {
      isList = isFrom == isForward
    } else {
      isList = list?.name == type
    }
    guard type == (isList ? list : detail)?.name else { return nil }
    return "(step.\(isList ? "list" : "detail") as! \(type))"
  }

  private func making(_ type: ProgramType, _ values: StockValues) -> [String] {
    let needed = type.properties.filter { $0.type.hasSuffix("!") }
    let outlets = needed.compactMap { property in
      outlet(property).map { "screen.\(property.name) = \($0)" }
    }
    let settings = needed.compactMap { property -> String? in
      guard outlet(property) == nil,
        let value = values.given(for: property, in: type), value != "nil"
      else { return nil }
      return "screen.\(property.name) = \(value)"
    }
    // Without an initializer that can be called there is still the one that storyboards use.
    let made = values.givenMaking(type).map { ["let screen = \($0)"] + settings + ["return screen"] }
    let closures = [("make", "", made ?? []), ("fill", " screen, parts in", outlets)].filter { !$0.2.isEmpty }
    var lines = ["SegueStock.screen(\(type.name).self"]
    for (label, parameters, body) in closures {
      lines[lines.count - 1] += ", \(label): {\(parameters)"
      lines += body.map { "  " + $0 } + ["}"]
    }
    lines[lines.count - 1] += ")"
    return lines
  }

  /// What stands for an outlet of a storyboard's; nil if the property is none.
  private func outlet(_ property: ProgramType.Property) -> String? {
    let bare = TypeText(property.type).bare
    if bare == "NSLayoutConstraint" { return "parts.constraint()" }
    let isOwn = types.contains {
      $0.name == bare && $0.isNamed && $0.roles.contains("view") && $0.isMadeWithoutArguments
    }
    guard isOwn || Self.views.contains(bare) else { return nil }
    return "parts.view(\"\(property.name)\") { \(Self.makings[bare] ?? "\(bare)()") }"
  }

  private static let views: Set<String> = [
    "UIView", "UILabel", "UIImageView", "UIButton", "UIScrollView", "UITextView", "UITextField",
    "UITableView", "UICollectionView", "UIStackView", "UISwitch", "UISlider", "UIPageControl",
    "UISegmentedControl",
    "UIActivityIndicatorView", "UIProgressView", "UISearchBar", "UIToolbar", "UIVisualEffectView",
    "UINavigationBar",
  ]
  /// Of views that are made with something.
  private static let makings = [
    "UICollectionView":
      "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
  ]
}
