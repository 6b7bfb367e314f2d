import SegueCells

/// Which features are used, each with its reason.
extension TerminalCapabilities {
  /// Decides about one feature: a wish comes first, then the terminal's own answer, then what is known of it.
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

  /// What frames may be written with.
  var dialect: Dialect {
    var dialect = Dialect(depth: colors)
    dialect.synchronizes = features.contains(.sync)
    dialect.repeats = features.contains(.rep)
    dialect.erases = features.contains(.bce)
    dialect.exchangesComplements = features.contains(.blocks)
    return dialect
  }
}
