import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage
import Testing

@testable import SeguePreviewer
import SegueInterface

/// Lines along layers' sides are seen with any glyphs and any number of colours.
struct LayerLinesTests {
  /// A layer of 100 × 100 pt in the middle of a view of 200 × 200 pt, that many points a column, with its line.
  private func grid(
    fill: Color,
    _ kind: LayerLines.Kind,
    _ glyphs: GlyphSet,
    _ colors: ColorDepth
  ) -> CellGrid {
    let lines = LayerLines(glyphs: glyphs, colors: colors)
    var layer = LayerState()
    layer.bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    layer.fill = fill
    var root = LayerState()
    root.bounds = Rect(x: 0, y: 0, width: 200, height: 200)
    root.fill = fill == .white ? .white : lines.ground
    var place = Projection.identity
    (place.tx, place.ty) = (50, 50)
    func node(_ index: Int, _ state: LayerState, _ projection: Projection, end: Int) -> FrameNode {
      FrameNode(layer: .standIn(index), role: .content, subtreeEnd: end, projection: projection, state: state)
    }
    let own: FrameNode = node(1, layer, place, end: 2)
    let line: LayerState = lines.line(kind, around: own, pointsPerColumn: 5)
    var frame = Frame()
    frame.compose(size: Size(width: 200, height: 200)) { nodes in
      nodes = [node(0, root, .identity, end: 0), own]
      if let shade = lines.shade(below: line) { nodes.append(node(2, shade, place, end: 3)) }
      nodes.append(node(3, line, place, end: nodes.count + 1))
      nodes[0].subtreeEnd = nodes.count
    }
    var rasterizer = Rasterizer()
    var grid = CellGrid(size: GridSize(columns: 40, rows: 20))
    let viewport = Viewport(
      size: grid.size,
      canvas: Rect(x: 0, y: 0, width: 200, height: 200)
    )
    rasterizer.render(
      frame,
      viewport: viewport,
      options: RasterOptions(glyphs: glyphs, depth: colors),
      into: &grid
    )
    return grid
  }

  @Test(arguments: ColorDepth.allCases, [GlyphSet.eighths, .quadrant, .half, .ascii])
  func aLineIsSeenOnItsOwnGround(colors: ColorDepth, glyphs: GlyphSet) {
    for kind in LayerLines.Kind.allCases {
      for fill in [Color.black, .white] where fill == .white || colors == .none || colors == .ansi16 {
        let grid = grid(fill: fill, kind, glyphs, colors)
        let ground = grid[column: 0, row: 0]
        // Each of the four sides, halfway.
        for (columns, rows) in [(9...13, 10...10), (27...31, 10...10), (20...20, 4...7), (20...20, 13...16)] {
          let side = rows.flatMap { row in columns.map { grid[column: $0, row: row] } }
          #expect(side.contains { $0 != ground }, "\(kind) on \(fill), \(glyphs), \(colors)")
        }
      }
    }
  }

  @Test func planesAndTheSelectedOneHaveColorsOfTheirOwnAmongSixteen() throws {
    var preview = try ViewSamples.preview()
    preview.stage.selection = "list/card"
    ViewSamples.press(&preview, "v")
    preview.refreshViews()
    let cells = ViewSamples.grid(preview, colors: .ansi16).cells
    func count(_ index: UInt8) -> Int {
      cells.count { $0.foreground == .palette(index) || $0.background == .palette(index) }
    }
    #expect(count(6) > 40)
    #expect(count(5) > 15)
  }

  @Test func smallLayersAreNotAllLine() {
    var state = LayerState()
    state.bounds = Rect(x: 0, y: 0, width: 60, height: 8)
    let small = FrameNode(
      layer: .standIn(1),
      role: .content,
      subtreeEnd: 1,
      projection: .identity,
      state: state
    )
    for colors in [ColorDepth.ansi16, .none] {
      let lines = LayerLines(glyphs: .eighths, colors: colors)
      #expect(lines.line(.plane, around: small, pointsPerColumn: 10).border.width == 2)
    }
  }

  @Test func ghostsLinesFadeOnlyWhereThereAreColorsForThat() {
    #expect(LayerLines(glyphs: .eighths, colors: .ansi256).opacity(ofGhost: 0.3) == 0.6)
    #expect(LayerLines(glyphs: .eighths, colors: .ansi16).opacity(ofGhost: 0.3) == 1)
    #expect(LayerLines(glyphs: .eighths, colors: .ansi16).opacity(ofGhost: 0) == 0)
  }
}
