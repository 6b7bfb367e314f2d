public import SegueCells
public import SegueTerminal

/// What the user wants otherwise than it is: keys, colours, and how the previewer starts.
public struct Configuration: Hashable, Sendable {
  /// How the previewer starts where neither an option nor the environment says otherwise; nil: as it is without.
  public struct Defaults: Hashable, Sendable {
    public var glyphs: GlyphSet?
    public var colors: ColorDepth?
    public var screen: ScreenKind?
    public var fidelity: Fidelity?
    /// A cell's height / width, 0.5…4.
    public var cellAspect: Double?
    /// Preview seconds per second, 0.05…10.
    public var speed: Double?
    public var reduceMotion: Bool?
    public var loops = false
    /// Whether a loop goes back the way it came.
    public var pingPong = false
    /// Whether the mouse's reports come to the previewer at first.
    public var capturesMouse = true
    public var showsStatistics = false

    /// Creates the defaults of a user who wants nothing in particular.
    public init() {}
  }

  public var defaults = Defaults()
  /// Whether the panels that are open when the previewer ends are open when it starts again.
  public var remembersPanels = true
  /// The theme asked for; nil: what suits the terminal's ground.
  var theme: ThemeColors?
  /// The keys of actions by their ids, in place of those that they have of themselves.
  var keys: [String: [KeyPress]] = [:]

  /// Creates the configuration of a user who wants nothing in particular.
  public init() {}

  /// The theme on a ground that is light, or is dark or not known.
  func theme(onLight isLight: Bool) -> ThemeColors { theme ?? (isLight ? .light : .standard) }

  /// What each key asks for.
  var keyMap: KeyMap { keys.isEmpty ? .standard : KeyMap(keys: keys) }
}

extension Configuration {
  /// What is not wrong, but may not be meant: each key that an action takes from another, in the order of the help.
  public var takenKeys: [String] {
    var lines: [String] = []
    for loser in ActionRegistry.all where keys[loser.id] == nil {
      for press in loser.keys {
        guard let taker = taker(of: press, from: loser) else { continue }
        let left: [KeyPress] = loser.keys.filter { self.taker(of: $0, from: loser) == nil }
        let rest: String =
          left.isEmpty ? "has no key now" : "keeps \(left.map { "'\($0.name)'" }.joined(separator: ", "))"
        lines.append("'\(press.name)' is the key of '\(taker)' now: '\(loser.id)' \(rest)")
      }
    }
    return lines
  }

  /// The action that has a key of another's where both are meant.
  private func taker(of press: KeyPress, from loser: Action) -> String? {
    ActionRegistry.all.first { action in
      keys[action.id]?.contains(press) == true && !Set(action.contexts).isDisjoint(with: loser.contexts)
    }?.id
  }
}
