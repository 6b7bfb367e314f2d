public import SegueCells

/// What a terminal can show, and why we think so.
public struct TerminalCapabilities: Hashable, Sendable {
  public var colors: ColorDepth
  /// The finest glyphs that are safe to use.
  public var glyphs: GlyphSet
  public var screen: ScreenKind
  /// What it does beyond the plainest.
  public var features: Set<Feature>
  public var fidelity: Fidelity
  /// A cell's height divided by its width.
  public var cellAspect: Double
  /// What stands between us and the terminal with one of its own: tmux, screen, zellij, or an editor.
  public var multiplexer: String?
  /// How a text gets to the user's clipboard.
  public var clipboard: ClipboardRoute
  /// One sentence a decision, in the order of the fields.
  public var reasons: [String]

  /// Whether frames are wrapped in mode 2026.
  public var synchronizesOutput: Bool { features.contains(.sync) }
  /// Whether the locale or the terminal is unable to show more than ASCII.
  public var isASCII: Bool { glyphs == .ascii }
}
