import SegueCells
import SegueInterface

/// A part of the previewer beside or below the device that can be opened, closed and scrolled.
///
/// Implemented by a value type in a folder of its own and listed in `PanelRegistry`. A panel keeps its state
/// while it is closed, and while the scene is replayed, restarted or reloaded; therefore it refers to layers
/// by path, never by id.
protocol Panel: Sendable {
  /// What the framework needs to know about it.
  static var traits: PanelTraits { get }

  init()

  /// Whether the user is typing text into it.
  var isTyping: Bool { get }

  /// The hints in the footer while it has the focus, the most useful first; while the user types, all that
  /// keys do.
  var hints: [PanelHint] { get }

  /// Handles an input meant for it, and asks for what is not its own to change; returns false if it has no use for
  /// the input.
  ///
  /// While it has the focus, it receives keys that are not among its actions, before the previewer's own;
  /// while the user types into it, it receives all keys. It receives the mouse when that is pressed, moved or
  /// scrolled over the panel, and until a press that began there ends.
  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool

  /// Learns what came of a request that can be refused.
  mutating func settle(_ request: PanelRequest, as outcome: PanelRequest.Outcome)

  /// Forgets what the mouse is over, because it has left or a key was used.
  mutating func endHover()

  /// Whether the next frame will differ by itself.
  var isBusy: Bool { get }

  /// The room that it would fill; nil if its traits say it.
  func content(of context: PanelContext) -> PanelContent?

  /// Updates its state before a frame in which it is shown.
  mutating func prepare(for context: PanelContext, in body: CellRect, glyphs: ChromeGlyphs)

  /// Draws it into its body and nowhere else.
  func draw(_ context: PanelContext, in body: CellRect, with painter: inout GridPainter)

  /// Draws its marks over the device while it is open.
  func drawOverStage(_ context: PanelContext, on geometry: StageGeometry, with painter: inout GridPainter)
}

extension Panel {
  var isTyping: Bool { false }

  var hints: [PanelHint] { Self.traits.hints }

  var isBusy: Bool { false }

  mutating func handle(_ input: PanelInput, in context: inout PanelContext) -> Bool { false }

  mutating func settle(_ request: PanelRequest, as outcome: PanelRequest.Outcome) {}

  mutating func endHover() {}

  func content(of context: PanelContext) -> PanelContent? { nil }

  mutating func prepare(for context: PanelContext, in body: CellRect, glyphs: ChromeGlyphs) {}

  func drawOverStage(_ context: PanelContext, on geometry: StageGeometry, with painter: inout GridPainter) {}
}
