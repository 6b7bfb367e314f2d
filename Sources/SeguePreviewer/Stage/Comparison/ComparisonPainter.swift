import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage
import SegueTransitions
import SegueInterface
import SeguePlayer

/// Draws two runs, each with a renderer of its own; the second over the first, or their difference.
struct ComparisonPainter {
  private var first: StageRenderer
  private var second: StageRenderer
  private var difference = DifferenceRasterizer()
  private var differenceSheet = KeptSheet()
  private var pairs = LayerPairs()
  private var corners = [ScreenCorners(), ScreenCorners()]
  private let options: RasterOptions

  init(glyphs: GlyphSet, colors: ColorDepth) {
    first = StageRenderer(glyphs: glyphs, colors: colors)
    second = StageRenderer(glyphs: glyphs, colors: colors)
    options = RasterOptions(glyphs: glyphs, depth: colors)
  }

  /// Draws both runs with their names.
  mutating func draw(_ context: StageContext, with painter: inout GridPainter) {
    guard let comparison = context.stage.views.comparison, let layout = context.comparisonLayout else {
      return
    }
    let other: any Playable = comparison.player.subject
    let viewport: Viewport = layout.first.viewport
    first.roundsCorners = context.stage.roundsCorners
    second.roundsCorners = context.stage.roundsCorners
    switch comparison.layout {
    case .sideBySide:
      first.draw(context.rehearsal.session, in: viewport, with: &painter)
      if let geometry = layout.second { second.draw(other, in: geometry.viewport, with: &painter) }
    case .over:
      second.sample(other)
      let nodes: [FrameNode] = second.frame.nodes
      first.draw(context.rehearsal.session, in: viewport, with: &painter) { Self.append(nodes, to: &$0) }
    case .difference:
      first.sample(context.rehearsal.session)
      second.sample(other)
      difference.render(
        first.frame,
        second.frame,
        viewport: viewport,
        options: options,
        into: &painter.grid
      )
      showDifference(context, in: viewport, with: &painter)
    }
    if context.stage.roundsCorners, painter.sheets.isEmpty {
      corners[0].round(context.rehearsal.session, on: layout.first, with: &painter)
      if let geometry = layout.second { corners[1].round(other, on: geometry, with: &painter) }
    }
    let distance: LayerPairs.Distance? = pairs.greatest(
      (context.rehearsal.session, first.frame),
      (other, second.frame),
      selection: context.stage.selection
    )
    ComparisonCaption(comparison, of: context.rehearsal, distance: distance).draw(
      on: layout.captions,
      with: &painter
    )
  }

  /// Shows the difference in pixels where the painter has them.
  private mutating func showDifference(
    _ context: StageContext,
    in viewport: Viewport,
    with painter: inout GridPainter
  ) {
    let look = painter.pixelLook
    guard let sheet = differenceSheet.matching(look, viewport) else { return }
    let isRound: Bool = context.stage.roundsCorners
    let outline = isRound ? look?.outline(of: context.rehearsal.session) : nil
    sheet.draw(first.frame, second.frame, in: viewport, outline: outline)
    painter.show(sheet)
  }

  /// Appends a frame as a half-opaque group.
  private static func append(_ nodes: [FrameNode], to frame: inout [FrameNode]) {
    let base: Int = frame.count
    for (index, node) in nodes.enumerated() {
      var copy: FrameNode = node
      copy.layer = .standIn(index)
      copy.subtreeEnd += base
      if index == 0 { copy.state.opacity = 0.5 }
      frame.append(copy)
    }
  }
}
