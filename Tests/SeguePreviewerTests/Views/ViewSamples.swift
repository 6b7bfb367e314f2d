import SegueGeometry
import SegueCells
import SegueScenes
import SegueStage
import SegueTerminal
import SegueTransitions

@testable import SegueInterface
@testable import SeguePreviewer
import SeguePlayer

/// A scene whose layers move differently, and what shows it.
enum ViewSamples {
  static let text = """
    segue: 1
    device: [390, 780]
    tokens: {far: 500}
    screens:
      list:
        fill: white
        layers:
          card:
            frame: [20, 100, 200, 120]
            fill: 0x3355cc
            radius: 12
            clip: true
            layers:
              mark: {frame: [10, 10, 40, 40], fill: 0xffcc00}
              name: {text: Card, frame: [60, 20, 120, 24], color: white}
          dot: {frame: [300, 20, 30, 30], fill: 0xcc3333}
      detail:
        fill: 0x222222
        layers:
          hero: {frame: [0, 0, 390, 300], fill: 0x33aa55}
    transitions:
      open:
        kind: push
        from: list
        to: detail
        duration: 0.6
        ease: linear
        tracks:
          from/card: {x: 20 -> 180, y: 100 -> $far}
          to: {x: W -> 0}
      lift:
        kind: present
        from: list
        to: detail
        duration: 0.9
        ease: linear
        tracks: {to: {y: H -> 0}}
      shut: {kind: dismiss, from: detail, to: list, duration: 0.6, tracks: {from: {y: rest + H}}}
    gestures:
      pull: {in: detail, recognize: pan, progress: dy / 400 in 0..1, drives: shut}
    """

  static func preview(columns: Int = 120, rows: Int = 40) throws -> Preview {
    try Samples.preview(of: text, columns: columns, rows: rows)
  }

  static func press(_ preview: inout Preview, _ keys: String) {
    for key in keys { _ = preview.handle(Samples.key(.character(key)), at: 0) }
  }

  /// The nodes presented at a position of a preview's run.
  static func nodes(_ preview: Preview, at position: Double) -> [FrameNode] {
    var copy = preview.rehearsal.player
    copy.seek(to: position)
    var frame = Frame()
    copy.subject.sample(into: &frame)
    return frame.nodes
  }

  /// What the stage shows.
  static func grid(_ preview: Preview, _ painter: inout StagePainter) -> CellGrid {
    var canvas = GridPainter(
      grid: CellGrid(size: preview.size),
      theme: Theme(colors: .truecolor),
      glyphs: .unicode
    )
    painter.draw(preview.stageContext, with: &canvas)
    return canvas.grid
  }

  static func grid(
    _ preview: Preview,
    glyphs: GlyphSet = .eighths,
    colors: ColorDepth = .truecolor
  ) -> CellGrid {
    var painter = StagePainter(glyphs: glyphs, colors: colors)
    return grid(preview, &painter)
  }
}

/// What the preview does with its stage, for tests whose functions share a preview.
extension Preview {
  mutating func refreshViews() { stage.refresh(from: &rehearsal) }

  mutating func compare(with variant: Variant) { stage.compare(with: variant, of: &rehearsal) }
}
