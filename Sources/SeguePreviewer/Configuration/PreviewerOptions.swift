public import SegueCells
public import SegueGraphics
public import SegueTerminal
public import SegueTransitions

/// How the previewer is to start.
public struct PreviewerOptions: Hashable, Sendable {
  /// Seconds of the scene per second of real time, 0.05…10.
  public var speed = 1.0
  /// The transition chosen at the start; nil means the first of the first screen.
  public var transition: String?
  /// Device, appearance, text size and motion at the start.
  public var session = Session.Options()
  /// The glyphs to draw with; nil means the finest that the terminal can show.
  public var glyphs: GlyphSet?
  /// The colours to use; nil means as many as the terminal can show.
  public var colors: ColorDepth?
  /// What draws, ncurses or Segue's own encoder; nil chooses the one that suits the terminal.
  public var screen: ScreenKind?
  /// How exact true colours are in motion; nil follows the environment, and otherwise the speed of the link.
  public var fidelity: Fidelity?
  /// What pixels are shown by; nil means the best that the terminal can do.
  public var graphics: GraphicsWish?
  /// Terminal features forced on or off, whatever is detected.
  public var features = FeatureWishes()
  /// A cell's height divided by its width; nil takes it from the terminal, or 2.
  public var cellAspect: Double?

  /// The user's configuration; its defaults apply where no option above is set.
  public var configuration = Configuration()

  /// Creates the default options.
  public init() {}
}
