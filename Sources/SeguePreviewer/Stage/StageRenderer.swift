import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage
import SegueTransitions

/// Draws the frames of sessions into cells, keeping the storage and caches that make the next one cheap.
struct StageRenderer {
  private var rasterizer = Rasterizer()
  /// The last sampled frame of the session.
  private(set) var frame = Frame()
  /// The frame with additions.
  private var composed = Frame()
  private let options: RasterOptions

  init(glyphs: GlyphSet, colors: ColorDepth) { options = RasterOptions(glyphs: glyphs, depth: colors) }

  /// Draws the session's current frame into the grid's cells under the viewport.
  mutating func draw(_ session: Session, in viewport: Viewport, into grid: inout CellGrid) {
    sample(session)
    rasterizer.render(frame, viewport: viewport, options: options, into: &grid)
  }

  /// Draws the session's current frame with layers added on top.
  mutating func draw(
    _ session: Session,
    in viewport: Viewport,
    into grid: inout CellGrid,
    adding append: (inout [FrameNode]) -> Void
  ) {
    sample(session)
    let sampled: [FrameNode] = frame.nodes
    composed.compose(size: frame.size) { nodes in
      nodes.append(contentsOf: sampled)
      append(&nodes)
      if !nodes.isEmpty { nodes[0].subtreeEnd = nodes.count }
    }
    rasterizer.render(composed, viewport: viewport, options: options, into: &grid)
  }

  /// Draws what the body makes of the session's current frame.
  mutating func draw(
    _ session: Session,
    in viewport: Viewport,
    into grid: inout CellGrid,
    composing compose: (Frame, inout Frame) -> Void
  ) {
    sample(session)
    compose(frame, &composed)
    rasterizer.render(composed, viewport: viewport, options: options, into: &grid)
  }

  /// Samples the session without drawing it.
  mutating func sample(_ session: Session) { session.sample(into: &frame) }
}
