import SegueCells

/// A piece of the previewer beside or below the device, that can be opened, closed and scrolled.
///
/// A value type in a folder of its own, named in `PanelRegistry`. What it remembers it keeps while it is closed, and
/// while the scene is replayed, restarted or read anew; so it names layers by their paths, never by their ids.
protocol Panel: Sendable {
  /// What the framework has to know of it.
  static var traits: PanelTraits { get }

  init()

  /// Whether the keys are text being typed into it.
  var isTyping: Bool { get }

  /// What the footer says while it has the focus, the most useful first; while it is typed into, all that keys do.
  var hints: [PanelHint] { get }

  /// Does what an action of its traits stands for, by the action's id.
  mutating func perform(_ action: String, in preview: inout Preview)

  /// Takes an input that is meant for it; false: it has no use for it.
  ///
  /// A key that is none of its actions' reaches it while it has the focus, before the previewer's own keys; all keys
  /// do while it is typed into. The mouse reaches it where it is
  /// pressed, turned or moved over the panel, and as long as a press that began there goes on.
  mutating func handle(_ input: PanelInput, in preview: inout Preview) -> Bool

  /// Forgets what the mouse is over: it has left, or the keys are used.
  mutating func endHover()

  /// Whether the next frame will show something that this one does not, by itself.
  var isBusy: Bool { get }

  /// Brings what it keeps up to date, before a frame in which it is shown.
  mutating func prepare(for preview: Preview, in body: CellRect, glyphs: ChromeGlyphs)

  /// Draws it into its body; what lies outside belongs to others.
  func draw(_ preview: Preview, in body: CellRect, with painter: inout GridPainter)

  /// Draws its marks over the device while it is open.
  func drawOverStage(_ preview: Preview, with painter: inout GridPainter)
}

extension Panel {
  var isTyping: Bool { false }

  var hints: [PanelHint] { Self.traits.hints }

  mutating func perform(_ action: String, in preview: inout Preview) {}

  var isBusy: Bool { false }

  mutating func handle(_ input: PanelInput, in preview: inout Preview) -> Bool { false }

  mutating func endHover() {}

  mutating func prepare(for preview: Preview, in body: CellRect, glyphs: ChromeGlyphs) {}

  func drawOverStage(_ preview: Preview, with painter: inout GridPainter) {}
}
