public import SegueCells
public import SegueTerminal
public import SegueTransitions

/// How the previewer was asked to start.
public struct PreviewerOptions: Hashable, Sendable {
  /// Preview seconds per second, 0.05…10.
  public var speed = 1.0
  /// The transition chosen at first; nil: the first of the first screen.
  public var transition: String?
  /// Device, appearance, text size and motion at first.
  public var session = Session.Options()
  /// nil: what the terminal can show.
  public var glyphs: GlyphSet?
  /// nil: what the terminal can show.
  public var colors: ColorDepth?
  /// nil: the one that suits the terminal.
  public var screen: ScreenKind?
  /// How true colours are in motion; nil: as the environment says, else as the link allows.
  public var fidelity: Fidelity?
  /// Control functions to use or not, whatever is detected.
  public var features = FeatureWishes()
  /// A cell's height / width; nil: as the terminal says, else 2.
  public var cellAspect: Double?

  /// Keys, colours and what else the user wants otherwise than it is; its defaults count where nothing above does.
  public var configuration = Configuration()

  /// Creates the default options.
  public init() {}
}
