public import SegueCells

/// What a terminal can show, and why we think so.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The most colours to send; others are replaced by the nearest.
  public var colors: ColorDepth
  /// The finest glyphs that are safe to use.
  public var glyphs: GlyphSet
  /// Whether ncurses or Segue's own encoder draws.
  public var screen: ScreenKind
  /// What it can do beyond the basics; empty where ncurses draws.
  public var features: Set<Feature>
  /// How exact true colours are in motion; ignored where ncurses draws.
  public var fidelity: Fidelity
  /// A cell's height divided by its width; 2 if the terminal does not say.
  public var cellAspect: Double
  /// The multiplexer or editor that the program runs inside, such as tmux, screen, zellij or Neovim.
  public var multiplexer: String?
  /// How text reaches the user's clipboard.
  public var clipboard: ClipboardRoute
  /// Why each decision was made, one sentence apiece.
  public var reasons: [String]

  /// Whether frames are wrapped in synchronized output (mode 2026).
  public var synchronizesOutput: Bool { features.contains(.sync) }
  /// Whether nothing but ASCII may be shown.
  public var isASCII: Bool { glyphs == .ascii }
}

/// Which features to use, with a reason for each.
extension TerminalCapabilities {
  /// Decides on one feature: a wish wins, then the terminal's own reply, then what is known about it.
  static func decide(
    _ feature: Feature,
    in environment: TerminalEnvironment,
    wishes: FeatureWishes
  ) -> (choice: Bool, reason: String) {
    let title = "\(titles[feature] ?? feature.rawValue)"
    func decision(_ choice: Bool, _ reason: String) -> (choice: Bool, reason: String) {
      (choice, "\(title) \(choice ? "yes" : "no"): \(reason)")
    }
    if let wish = wishes[feature] { return decision(wish, "asked for") }
    if feature == .sync { return synchronization(in: environment, decision) }
    let (match, doubt) = KnownTerminal.match(environment)
    guard let (choice, reason) = match?.has(feature) else { return decision(false, doubt) }
    return decision(choice, reason)
  }

  private static let titles: [Feature: String] = [
    .sync: "synchronized output", .rep: "repeating", .bce: "erasing in colour", .blocks: "own blocks",
    .sextants: "sextants", .octants: "octants",
  ]

  private static func synchronization(
    in environment: TerminalEnvironment,
    _ decision: (Bool, String) -> (choice: Bool, reason: String)
  ) -> (choice: Bool, reason: String) {
    let match = KnownTerminal.match(environment).match
    if let match, match.terminal.since[.sync] != nil, !match.version.isEmpty,
      case let known = match.has(.sync),
      !known.choice
    {
      return decision(false, known.reason)
    }
    switch environment.answers.modes[2026] {
    case .unknown, .permanentlyReset: return decision(false, "it says that it has no mode 2026")
    case .some where environment.multiplexer != nil:
      return decision(
        true,
        "\(environment.multiplexer ?? "") has mode 2026, whatever the terminal around it has"
      )
    case .some: return decision(true, "it says that it has mode 2026")
    case nil: return decision(true, "terminals without mode 2026 ignore it")
    }
  }

  /// The control functions that frames may use.
  var dialect: Dialect {
    var dialect = Dialect(depth: colors)
    dialect.synchronizes = features.contains(.sync)
    dialect.repeats = features.contains(.rep)
    dialect.erases = features.contains(.bce)
    dialect.exchangesComplements = features.contains(.blocks)
    return dialect
  }
}
