public import ArgumentParser
public import SegueTerminal

/// How a terminal is to be written to, where detection is not to decide.
struct TerminalWishes: ParsableArguments {
  @Option(help: "Draw through ncurses or directly (default: as suits the terminal).")
  var screen: ScreenKind?

  @Option(help: "How true colours are in motion (default: auto, by the link's speed).")
  var fidelity: Fidelity?

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

extension FeatureWishes: ExpressibleByArgument {
  /// Reads `sync=no,rep=yes`.
  public init?(argument: String) { self.init(argument) }
}
