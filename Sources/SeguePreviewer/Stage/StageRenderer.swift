import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage
import SegueTransitions
import SegueInterface

/// Draws the frames of sessions into cells, and in pixels where the painter has them, keeping the storage and caches that
/// make the next frame cheap.
struct StageRenderer {
  private var rasterizer = Rasterizer()
  /// The last sampled frame of the session.
  private(set) var frame = Frame()
  /// The frame with additions.
  private var composed = Frame()
  private let options: RasterOptions
  private var sheet = KeptSheet()
  /// Whether the corners of the device are round where the stage is in pixels.
  var roundsCorners = false

  /// Creates a renderer; without a backdrop the terminal's own ground shows where no layer draws.
  init(glyphs: GlyphSet, colors: ColorDepth, backdrop: Color? = .black) {
    var options = RasterOptions(glyphs: glyphs, depth: colors)
    options.backdrop = backdrop
    self.options = options
  }

  /// Draws the session's current frame into the grid's cells under the viewport.
  mutating func draw(_ session: any Playable, in viewport: Viewport, into grid: inout CellGrid) {
    sample(session)
    rasterizer.render(frame, viewport: viewport, options: options, into: &grid)
  }

  /// Draws the session's current frame.
  mutating func draw(_ session: any Playable, in viewport: Viewport, with painter: inout GridPainter) {
    draw(session, in: viewport, into: &painter.grid)
    show(frame, of: session, in: viewport, with: &painter)
  }

  /// Draws the session's current frame with layers added on top.
  mutating func draw(
    _ session: any Playable,
    in viewport: Viewport,
    with painter: inout GridPainter,
    adding append: (inout [FrameNode]) -> Void
  ) {
    draw(session, in: viewport, with: &painter) { frame, composed in
      let sampled: [FrameNode] = frame.nodes
      composed.compose(size: frame.size) { nodes in
        nodes.append(contentsOf: sampled)
        append(&nodes)
        if !nodes.isEmpty { nodes[0].subtreeEnd = nodes.count }
      }
    }
  }

  /// Draws what the body makes of the session's current frame.
  mutating func draw(
    _ session: any Playable,
    in viewport: Viewport,
    with painter: inout GridPainter,
    composing compose: (Frame, inout Frame) -> Void
  ) {
    sample(session)
    compose(frame, &composed)
    rasterizer.render(composed, viewport: viewport, options: options, into: &painter.grid)
    show(composed, of: session, in: viewport, with: &painter)
  }

  /// Samples the session without drawing it.
  mutating func sample(_ session: any Playable) { session.sample(into: &frame) }

  private mutating func show(
    _ frame: Frame,
    of session: any Playable,
    in viewport: Viewport,
    with painter: inout GridPainter
  ) {
    let look = painter.pixelLook
    guard let sheet = sheet.matching(look, viewport) else { return }
    sheet.draw(frame, in: viewport, outline: roundsCorners ? look?.outline(of: session) : nil)
    painter.show(sheet)
  }
}

/// What the terminal can show, and the shape of its cells.
struct TerminalLook: Hashable, Sendable {
  var glyphs: GlyphSet = .eighths
  var colors: ColorDepth = .truecolor
  /// A cell's height divided by its width.
  var cellAspect = 2.0
}
