public import SegueRaster

/// How a terminal is to be used, where the user says so; nil is the terminal's best.
public struct TerminalOptions: Hashable, Sendable {
  public var colors: ColorDepth?
  public var glyphs: GlyphSet?
  public var screen: ScreenKind?
  /// How true colours are in motion.
  public var fidelity = Fidelity.auto
  /// A cell's height divided by its width; above 0.
  public var cellAspect: Double?
  /// Whether to ask for mouse reports at the start.
  public var capturesMouse = true

  /// Creates options that leave every choice to detection.
  public init() {}
}

/// The two ways to draw on a terminal.
public enum ScreenKind: String, Hashable, Sendable, CaseIterable {
  /// Wide-character ncurses, for any terminal that terminfo knows.
  case curses
  /// Segue's own diff, for terminals that understand ECMA-48 and many colours.
  case direct
}
