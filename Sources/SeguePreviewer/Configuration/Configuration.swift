public import SegueCells
public import SegueGraphics
public import SegueTerminal
import SegueInterface

/// The user's settings: keys, colours, and how the previewer starts.
public struct Configuration: Hashable, Sendable {
  /// How the previewer starts unless an option or the environment says otherwise; nil keeps its own default.
  public struct Defaults: Hashable, Sendable {
    /// The glyphs to draw with.
    public var glyphs: GlyphSet?
    /// The colours to use.
    public var colors: ColorDepth?
    /// What draws: ncurses or Segue's own encoder.
    public var screen: ScreenKind?
    /// How exact true colours are in motion.
    public var fidelity: Fidelity?
    /// As `--graphics`.
    public var graphics: GraphicsWish?
    /// A cell's height divided by its width, 0.5…4.
    public var cellAspect: Double?
    /// Seconds of the scene per second of real time, 0.05…10.
    public var speed: Double?
    /// Whether the scene sees the setting Reduce Motion.
    public var reduceMotion: Bool?
    /// Whether runs start over at their end.
    public var loops = false
    /// Whether a loop plays back to its start before the next round.
    public var pingPong = false
    /// Whether mouse reports come to the previewer at the start, rather than selecting text.
    public var capturesMouse = true
    /// Whether the frame statistics are shown.
    public var showsStatistics = false

    /// Creates defaults without any setting.
    public init() {}
  }

  /// How the previewer starts.
  public var defaults = Defaults()
  /// Whether the panels that are open at the end are opened at the next start.
  public var remembersPanels = true
  /// The theme asked for; nil chooses one that suits the terminal's background.
  var theme: ThemeColors?
  /// The keys of actions by their ids, replacing the default keys.
  var keys: [String: [KeyPress]] = [:]

  /// Creates a configuration without any setting.
  public init() {}

  /// The theme for a light background, or for one that is dark or unknown.
  func theme(onLight isLight: Bool) -> ThemeColors { theme ?? (isLight ? .light : .standard) }

  /// The meaning of each key.
  var keyMap: KeyMap { keys.isEmpty ? .standard : KeyMap(keys: keys) }
}

extension Configuration {
  /// Warnings about settings that may not be intended: each key that one action takes from another, in the
  /// order of the help.
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

  /// The action that has taken a key from another one in the same context.
  private func taker(of press: KeyPress, from loser: Action) -> String? {
    ActionRegistry.all.first { action in
      keys[action.id]?.contains(press) == true && !Set(action.contexts).isDisjoint(with: loser.contexts)
    }?.id
  }
}
