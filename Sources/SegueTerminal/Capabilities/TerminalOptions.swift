public import SegueCells

/// How a terminal is to be used, where the user says so; nil is the terminal's best.
public struct TerminalOptions: Hashable, Sendable {
  public var colors: ColorDepth?
  public var glyphs: GlyphSet?
  public var screen: ScreenKind?
  /// How true colours are in motion.
  public var fidelity: Fidelity?
  public var features = FeatureWishes()
  /// A cell's height divided by its width; above 0.
  public var cellAspect: Double?
  /// Whether to ask for mouse reports at the start.
  public var capturesMouse = true

  /// Creates options that leave every choice to detection.
  public init() {}

  /// These options, and where they leave a choice, the wishes of the variables `SEGUE_COLORS`, `SEGUE_GLYPHS`,
  /// `SEGUE_SCREEN`, `SEGUE_FIDELITY`, `SEGUE_CELL_ASPECT` and `SEGUE_TERMINAL`; what cannot be read is no wish.
  func completed(from environment: TerminalEnvironment) -> TerminalOptions {
    var options = self
    options.colors = colors ?? environment.value("SEGUE_COLORS").flatMap(ColorDepth.init)
    options.glyphs = glyphs ?? environment.value("SEGUE_GLYPHS").flatMap(GlyphSet.init)
    options.screen = screen ?? environment.value("SEGUE_SCREEN").flatMap(ScreenKind.init)
    options.fidelity = fidelity ?? environment.value("SEGUE_FIDELITY").flatMap(Fidelity.init)
    options.cellAspect = cellAspect ?? environment.value("SEGUE_CELL_ASPECT").flatMap(Double.init)
    if let wishes = environment.value("SEGUE_TERMINAL").flatMap(FeatureWishes.init) {
      options.features = features.completed(by: wishes)
    }
    return options
  }
}

/// The two ways to draw on a terminal.
public enum ScreenKind: String, Hashable, Sendable, CaseIterable {
  /// Wide-character ncurses, for any terminal that terminfo knows.
  case curses
  /// Segue's own diff, for terminals that understand ECMA-48 and many colours.
  case direct
}
