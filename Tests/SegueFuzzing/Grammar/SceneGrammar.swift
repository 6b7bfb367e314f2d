import SegueTestSupport

/// Draws scenes from the whole language, each right by construction: what the reader refuses is a fault of one of them.
///
/// A scene is a tree of screens. Each but the first has a transition that opens it over its parent and one that closes
/// it again, and gestures of all kinds. Two things are left out, as they promise nothing: a value that leaps as a
/// transition begins because the scene says so, and one that a transition leaves changed for good on a screen that stays.
struct SceneGrammar {
  var random: SeededGenerator
  var screens: [DrawnScreen] = []
  /// Names given to layers so far; each is the only one of its kind, so that paths are never ambiguous.
  private var nameCount = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed ^ 0x5ce7e) }

  mutating func scene() -> SceneNode {
    var scene: SceneNode = ["segue": "1", "title": "Drawn", "device": device()]
    if chance(4) { scene["appearance"] = "dark" }
    scene["tokens"] = [
      "gap": number(4...24), "tint": color(), "pace": curve(), "part": .text(literal(0.1...0.9)),
    ]
    var screenNodes = SceneNode.empty
    for index in 0...Int.random(in: 1...3, using: &random) {
      let (screen, node) = drawScreen(named: ["one", "two", "three", "four"][index], over: parent(of: index))
      screens.append(screen)
      screenNodes[screen.name] = node
    }
    scene["screens"] = screenNodes
    scene["transitions"] = transitions()
    let gestures = gestures()
    if !gestures.isEmpty { scene["gestures"] = gestures }
    if chance(5) { drawTabs(into: &scene) }
    if chance(3) { share(&scene) }
    return scene
  }

  /// Mostly a chain, seldom a fork.
  private mutating func parent(of index: Int) -> Int? {
    guard index > 0 else { return nil }
    return chance(4) ? Int.random(in: 0..<index, using: &random) : index - 1
  }

  private mutating func device() -> SceneNode {
    chance(4)
      ? ["\(Int.random(in: 200...500, using: &random))", "\(Int.random(in: 200...900, using: &random))"]
      : .text(pick("iphone-15", "iphone-se", "iphone-16-pro", "ipad-mini"))
  }

  // MARK: - Drawing

  /// Whether one case in `count` has come.
  mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func pick(_ choices: String...) -> String { pick(choices) ?? "" }

  mutating func pick<Element>(_ choices: [Element]) -> Element? { choices.randomElement(using: &random) }

  mutating func name(_ stem: String) -> String {
    nameCount += 1
    return "\(stem)\(nameCount)"
  }
}

/// A screen that has been drawn, and what paths may lead to.
struct DrawnScreen {
  var name: String
  /// The place of the screen that it is opened over; nil for the first.
  var parent: Int?
  var layers: [DrawnLayer] = []
  /// How it is opened.
  var opening = DrawnOpening()
}

/// What opening and closing of a screen must agree on.
struct DrawnOpening {
  var isPresentation = false
  /// The presentation's; nil: the presenter's view is taken away.
  var style: String?
  /// Whether it closes as it opened, the other way round.
  var isReversed = false
  var keepsPresenter: Bool { style.map { $0 != "full-screen" } ?? false }
  /// The layer of the presenter whose tap opens it, without its screen.
  var tap: String?
}

/// A layer that has been drawn.
struct DrawnLayer {
  /// From its screen on, without it: `list/row-0`.
  var path: String
  var scrolls = false
  var hasText = false
  var isPicture = false
}

extension SceneNode {
  /// The scene that a seed draws.
  public static func drawn(seed: UInt64) -> SceneNode {
    var grammar = SceneGrammar(seed: seed)
    return grammar.scene()
  }
}
