import SegueCells
import SegueGeometry
import SegueRaster
import SegueStage
import Testing

/// The example of the landing page, `Sources/SegueRaster/SegueRaster.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aCardOnAScreen() {
    var screen = Layer(name: "screen")
    screen.model.setFrame(Rect(x: 0, y: 0, width: 120, height: 80))
    screen.model.fill = .white
    var tree = LayerTree(root: screen)

    var card = Layer(name: "card")
    card.model.setFrame(Rect(x: 20, y: 20, width: 60, height: 40))
    card.model.fill = Color(rgb: 0x0000ff)
    tree.add(card, to: tree.root)

    var frame = Frame()
    tree.sample(at: 0, into: &frame)

    var grid = CellGrid(size: GridSize(columns: 12, rows: 4))
    let viewport = Viewport.fitting(canvas: frame.size, size: grid.size)
    var rasterizer = Rasterizer()
    rasterizer.render(frame, viewport: viewport, options: RasterOptions(), into: &grid)

    #expect(grid[column: 0, row: 0].background == .rgb(0xffffff))
    #expect(grid[column: 3, row: 1].background == .rgb(0x0000ff))
  }
}
