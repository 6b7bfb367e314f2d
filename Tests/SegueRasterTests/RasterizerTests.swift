import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage
import Testing

/// Frames to cells, from the layers to the screen.
struct RasterizerTests {
  /// A canvas of 12 × 4 cells of 10 × 20 points: white, with a card and a title on it.
  private func frame(cardX: Double = 20, cover: Bool = false) -> Frame {
    let id = LayerTree(root: Layer(name: "root")).root
    var root = LayerState()
    root.bounds = Rect(x: 0, y: 0, width: 120, height: 80)
    root.fill = .white
    var card = LayerState()
    card.bounds = Rect(x: 0, y: 0, width: 60, height: 40)
    card.fill = Color(rgb: 0x0000ff)
    var title = LayerState()
    title.bounds = Rect(x: 0, y: 0, width: 60, height: 20)
    title.contents.text = TextContents(string: "Hello", color: .white, alignment: .center)
    let place = Projection(scaleX: 1, scaleY: 1, translation: Point(x: cardX, y: 20))
    var frame = Frame(size: root.bounds.size)
    frame.nodes = [
      FrameNode(layer: id, role: .content, subtreeEnd: cover ? 4 : 3, projection: .identity, state: root),
      FrameNode(layer: id, role: .content, subtreeEnd: 3, projection: place, state: card),
      FrameNode(layer: id, role: .content, subtreeEnd: 3, projection: place, state: title),
    ]
    guard cover else { return frame }
    var lid = LayerState()
    lid.bounds = Rect(x: 0, y: 0, width: 40, height: 80)
    lid.fill = .white
    frame.nodes.append(
      FrameNode(layer: id, role: .content, subtreeEnd: 4, projection: .identity, state: lid)
    )
    return frame
  }

  private func render(_ frame: Frame, _ options: RasterOptions = RasterOptions()) -> CellGrid {
    var grid = CellGrid(size: GridSize(columns: 14, rows: 6))
    var rasterizer = Rasterizer()
    let canvas = Rect(x: 0, y: 0, width: 120, height: 80)
    let viewport = Viewport(column: 1, row: 1, size: GridSize(columns: 12, rows: 4), canvas: canvas)
    rasterizer.render(frame, viewport: viewport, options: options, into: &grid)
    return grid
  }

  @Test func aCardWithATitle() {
    let grid = render(frame())
    #expect(
      lines(grid) == [
        "              ", "              ", "    Hello     ", "              ", "              ",
        "              ",
      ]
    )
    let (white, blue) = (CellColor.rgb(0xffffff), CellColor.rgb(0x0000ff))
    #expect(grid[column: 0, row: 1] == .blank)
    #expect(grid[column: 1, row: 1].background == white)
    #expect(grid[column: 3, row: 2].background == blue)
    #expect(grid[column: 8, row: 3].background == blue)
    #expect(grid[column: 9, row: 3].background == white)
    #expect(grid[column: 4, row: 2] == Cell(glyph: 0x48, foreground: white, background: blue))
  }

  @Test func edgesMoveByEighthsAndTextByCells() {
    // 2.5 points are two eighths of a cell: the card leaves them of its first cell and gains them at its end.
    let grid = render(frame(cardX: 22.5))
    #expect(lines(grid)[2] == "   ▎Hello▎    ")
    #expect(grid[column: 3, row: 2].foreground == .rgb(0xffffff))
    #expect(grid[column: 9, row: 2].foreground == .rgb(0x0000ff))
  }

  @Test func laterLayersHideCharacters() {
    #expect(lines(render(frame(cover: true)))[2] == "     ello     ")
  }

  @Test func everySetAndDepthDrawsTheTitle() {
    for glyphs in GlyphSet.allCases {
      for depth in ColorDepth.allCases {
        let grid = render(frame(), RasterOptions(glyphs: glyphs, depth: depth))
        #expect(lines(grid)[2].contains("Hello"), "\(glyphs) \(depth)")
      }
    }
  }

  @Test func defaultsFollowTheDepth() {
    #expect(RasterOptions().glyphs == .eighths)
    #expect(RasterOptions(depth: .none).glyphs == .ascii)
    #expect(RasterOptions(glyphs: .half, depth: .none).glyphs == .half)
  }

  @Test func aUsedRasterizerDrawsTheSame() {
    var grid = CellGrid(size: GridSize(columns: 14, rows: 6))
    var rasterizer = Rasterizer()
    let canvas = Rect(x: 0, y: 0, width: 120, height: 80)
    let viewport = Viewport(column: 1, row: 1, size: GridSize(columns: 12, rows: 4), canvas: canvas)
    for x in [22.5, 31, 20] {
      for options in [RasterOptions(glyphs: .octant), RasterOptions()] {
        rasterizer.render(frame(cardX: x), viewport: viewport, options: options, into: &grid)
        #expect(grid == render(frame(cardX: x), options))
      }
    }
  }
}
