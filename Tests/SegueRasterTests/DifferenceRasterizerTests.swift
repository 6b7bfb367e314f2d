import SegueGeometry
import SegueCells
import SegueRaster
import SegueStage
import Testing

@Suite("The difference of two frames")
struct DifferenceRasterizerTests {
  private let viewport = Viewport(
    size: GridSize(columns: 8, rows: 4),
    canvas: Rect(x: 0, y: 0, width: 80, height: 80)
  )

  /// A grey canvas with a square of one column and two rows.
  private func frame(_ frame: inout Frame, squareAt x: Double, gray: Double = 0.5, text: String? = nil) {
    frame.compose(size: Size(width: 80, height: 80)) { nodes in
      var root = LayerState()
      root.bounds = Rect(x: 0, y: 0, width: 80, height: 80)
      root.fill = Color(red: gray, green: gray, blue: gray)
      nodes.append(
        FrameNode(layer: .standIn(0), role: .content, subtreeEnd: 2, projection: .identity, state: root)
      )
      var square = LayerState()
      square.bounds = Rect(x: 0, y: 0, width: 10, height: 40)
      square.fill = text == nil ? .white : .clear
      square.contents.text = text.map { TextContents(string: $0, color: .white) }
      let place = Projection(scaleX: 1, scaleY: 1, translation: Point(x: x, y: 20))
      nodes.append(
        FrameNode(layer: .standIn(1), role: .content, subtreeEnd: 2, projection: place, state: square)
      )
    }
  }

  private func cells(_ first: Frame, _ second: Frame, _ rasterizer: inout DifferenceRasterizer) -> [UInt32?] {
    var grid = CellGrid(size: viewport.size)
    rasterizer.render(first, second, viewport: viewport, options: RasterOptions(), into: &grid)
    return grid.cells.map { $0.glyph == 0x20 ? $0.background.rgbValue : nil }
  }

  @Test("Equal frames are black")
  func equal() {
    var frames = (Frame(), Frame())
    frame(&frames.0, squareAt: 20)
    frame(&frames.1, squareAt: 20)
    var rasterizer = DifferenceRasterizer()
    #expect(cells(frames.0, frames.1, &rasterizer).allSatisfy { $0 == 0 })
  }

  @Test("Where one has something else it is seen, amplified four times, and nowhere else")
  func moved() {
    var frames = (Frame(), Frame())
    frame(&frames.0, squareAt: 20)
    frame(&frames.1, squareAt: 50)
    var rasterizer = DifferenceRasterizer()
    let moved = cells(frames.0, frames.1, &rasterizer)
    let lit = moved.indices.filter { moved[$0] != 0 }
    #expect(lit == [8 + 2, 8 + 5, 16 + 2, 16 + 5])
    #expect(lit.allSatisfy { moved[$0] == 0xffffff })
    frame(&frames.0, squareAt: 20, gray: 0.5)
    frame(&frames.1, squareAt: 20, gray: 0.5 + 10.0 / 255)
    let faint = cells(frames.0, frames.1, &rasterizer)
    #expect(faint.filter { $0 == 0x282828 }.count == 30)
    #expect(faint.filter { $0 == 0 }.count == 2)
  }

  @Test("What rests is not lost when only a part changes")
  func damage() {
    var frames = (Frame(), Frame())
    var kept = DifferenceRasterizer()
    frame(&frames.0, squareAt: 20)
    for x in [20.0, 25, 50, 61, 20] {
      frame(&frames.1, squareAt: x)
      var fresh = DifferenceRasterizer()
      #expect(cells(frames.0, frames.1, &kept) == cells(frames.0, frames.1, &fresh))
    }
  }

  @Test("Text is seen as bars")
  func text() {
    var frames = (Frame(), Frame())
    frame(&frames.0, squareAt: 20, text: "A")
    frame(&frames.1, squareAt: 20, text: " ")
    var rasterizer = DifferenceRasterizer()
    let cells = cells(frames.0, frames.1, &rasterizer)
    #expect(cells.contains { $0 != 0 })
  }
}
