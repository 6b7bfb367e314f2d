public import ArgumentParser
public import SegueGraphics
public import SegueTerminal

/// How to write to a terminal, overriding detection.
struct TerminalWishes: ParsableArguments {
  @Option(help: "Draw through ncurses or directly (default: as suits the terminal).")
  var screen: ScreenKind?

  @Option(help: "How true colours are in motion (default: auto, by the link's speed).")
  var fidelity: Fidelity?

  @Option(help: "What pixels are shown by; cells: characters (default: auto, by the terminal's answers).")
  var graphics: GraphicsWish?

  @Option(
    name: .customLong("terminal"),
    help: ArgumentHelp(
      "What the terminal does, whatever is detected: sync, rep, bce, blocks, sextants, octants, query.",
      valueName: "name=yes|no,…"
    )
  )
  var features: FeatureWishes?

  func apply(to options: inout TerminalOptions) {
    options.screen = screen
    options.fidelity = fidelity
    options.features = features ?? FeatureWishes()
  }
}

extension ScreenKind: ExpressibleByArgument {}
extension Fidelity: ExpressibleByArgument {}
extension GraphicsWish: ExpressibleByArgument {}

extension FeatureWishes: ExpressibleByArgument {
  /// Parses `sync=no,rep=yes`; nil if a name or value is unknown.
  public init?(argument: String) { self.init(argument) }
}
