import SegueGeometry
import SegueCells
import SegueStage
import SegueTransitions
import SegueInterface
import SeguePlayer

/// Draws the stage of a context, and keeps what makes the next frame cheap.
///
/// Everything it keeps can be rebuilt from the preview and never affects what is drawn. When another view is
/// shown, what the previous one kept is released, since the pixels and caches of a view take several
/// megabytes.
struct StagePainter {
  private let glyphs: GlyphSet
  private let colors: ColorDepth
  /// The view drawn last; nil if none has been.
  private var view: StageView?
  private var renderer: StageRenderer
  private let lines: LayerLines
  private var ghosts = GhostTrail()
  private var path = MotionPath()
  private var exploded = ExplodedFrame()
  private var comparison: ComparisonPainter
  private var strip: FilmStrip
  private var corners = ScreenCorners()
  private var names = PlaneNames()

  init(glyphs: GlyphSet, colors: ColorDepth) {
    self.glyphs = glyphs
    self.colors = colors
    renderer = StageRenderer(glyphs: glyphs, colors: colors)
    lines = LayerLines(glyphs: glyphs, colors: colors)
    comparison = ComparisonPainter(glyphs: glyphs, colors: colors)
    strip = FilmStrip(glyphs: glyphs, colors: colors)
  }

  /// Draws the stage, over the chrome and under everything that lies over both.
  mutating func draw(_ context: StageContext, with painter: inout GridPainter) {
    if view != context.stage.views.view {
      forget()
      view = context.stage.views.view
      // The planes stand on the terminal's own ground.
      if view == .exploded { renderer = StageRenderer(glyphs: glyphs, colors: colors, backdrop: nil) }
    }
    switch context.stage.views.view {
    case .device: drawDevice(context, with: &painter)
    case .exploded: drawExploded(context, with: &painter)
    case .comparison: comparison.draw(context, with: &painter)
    case .strip: strip.draw(context, with: &painter)
    }
  }

  /// Releases everything kept, as when another scene is shown.
  mutating func forget() { self = StagePainter(glyphs: glyphs, colors: colors) }

  private mutating func drawDevice(_ context: StageContext, with painter: inout GridPainter) {
    let geometry: StageGeometry = context.geometry
    let views: StageViews = context.stage.views
    renderer.roundsCorners = context.stage.roundsCorners
    if views.ghosts.isOn {
      ghosts.update(
        from: context.rehearsal.player,
        every: views.ghosts.interval,
        selection: context.stage.selection
      )
      let (ghosts, lines): (GhostTrail, LayerLines) = (self.ghosts, self.lines)
      renderer.draw(context.rehearsal.session, in: geometry.viewport, with: &painter) { source, frame in
        let sampled: [FrameNode] = source.nodes
        frame.compose(size: source.size) { nodes in
          ghosts.weave(
            into: sampled,
            around: context.rehearsal.player.position,
            lines: lines,
            pointsPerColumn: geometry.pointsPerColumn,
            to: &nodes
          )
        }
      }
    } else {
      renderer.draw(context.rehearsal.session, in: geometry.viewport, with: &painter)
    }
    if context.stage.roundsCorners, painter.sheets.isEmpty {
      corners.round(context.rehearsal.session, on: geometry, with: &painter)
    }
    guard views.showsPath, let selection = context.stage.selection else { return }
    path.update(from: context.rehearsal.player, selection: selection)
    path.draw(of: context.rehearsal.player, every: views.ghosts.interval, on: geometry, with: &painter)
  }

  private mutating func drawExploded(_ context: StageContext, with painter: inout GridPainter) {
    let geometry: StageGeometry = context.geometry
    let selected: LayerID? = context.stage.selection.flatMap { context.rehearsal.session.layer(of: $0) }
    // Taken out, so that its storage is reused.
    var exploded = ExplodedFrame()
    swap(&exploded, &self.exploded)
    let lines: LayerLines = self.lines
    // Pixels hide what is behind them, all the more where they show nothing.
    let ground: Color? = painter.pixelLook == nil ? nil : lines.ground
    renderer.draw(context.rehearsal.session, in: geometry.viewport, with: &painter) { source, frame in
      exploded.compose(
        source,
        planes: context.stage.views.planes,
        explosion: context.stage.views.explosion,
        lines: lines,
        on: ground,
        pointsPerColumn: geometry.pointsPerColumn,
        selected: selected,
        into: &frame
      )
    }
    swap(&exploded, &self.exploded)
    names.draw(
      self.exploded,
      of: renderer.frame,
      selection: context.stage.selection,
      player: context.rehearsal.player,
      on: geometry,
      in: context.area,
      with: &painter
    )
  }
}

extension StageGeometry {
  /// The width of a column in points of the canvas.
  var pointsPerColumn: Double { canvas.size.width / Double(max(device.columns, 1)) }
}
