public import SegueCells

/// How the user wants the terminal to be used; nil leaves a choice to detection.
public struct TerminalOptions: Hashable, Sendable {
  /// The colours to use, whatever the terminal is known to support.
  public var colors: ColorDepth?
  /// The glyphs to use; `smooth` includes octants where they look right.
  public var glyphs: GlyphSet?
  /// What draws; `direct` is refused by terminals that do not speak ECMA-48.
  public var screen: ScreenKind?
  /// How exact true colours are in motion.
  public var fidelity: Fidelity?
  /// Features forced on or off.
  public var features = FeatureWishes()
  /// A cell's height divided by its width; above 0.
  public var cellAspect: Double?
  /// Whether to ask for mouse reports at the start.
  public var capturesMouse = true

  /// Creates options that leave every choice to detection.
  public init() {}

  /// These options, completed by the variables `SEGUE_COLORS`, `SEGUE_GLYPHS`, `SEGUE_SCREEN`,
  /// `SEGUE_FIDELITY`, `SEGUE_CELL_ASPECT` and `SEGUE_TERMINAL`; values that cannot be parsed are ignored.
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
  /// Segue's own differential encoder, for ECMA-48 terminals with at least 256 colours.
  case direct
}

/// How exact true colours are while the picture moves; at rest they always become exact.
public enum Fidelity: String, Hashable, Sendable, CaseIterable {
  /// Every frame is exact.
  case exact
  /// Near-lossless while the link is too slow for exact frames.
  case auto
  /// Always near-lossless: six bits per channel, and small changes are held back.
  case fast
}
