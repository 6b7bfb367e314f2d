import SegueExport
import SegueGeometry
import SegueModel
import SegueCells
import SegueRaster
import SegueScenes
import SegueStage
import SegueTransitions
import Testing

/// A rasterizer keeps what rests from frame to frame, where texts stand among it.
///
/// Colours are not compared: a layer that fades over what is kept is mixed with it, which may round otherwise.
@Suite("Texts placed with what is kept")
struct KeptFrameTests {
  private static let framesPerSecond = 5.0
  private static let most = 6

  @Test(
    "In each frame of a bundled scene's runs texts are where they would be in it alone",
    arguments: SceneLibrary.bundled().map(\.name)
  )
  func textsAreWhereTheyWouldBe(scene name: String) throws {
    let scene = try SceneFile.load(name).scene
    for transition in scene.transitions {
      var run = try SceneRun(scene: scene, course: .transition(transition.name))
      let size = GridSize(columns: 40, rows: 24)
      let viewport = Viewport.fitting(canvas: run.session.canvas, size: size, cellAspect: 2)
      var kept = Rasterizer()
      var grid = CellGrid(size: size)
      var frame = Frame()
      for step in 0..<Self.most where !run.isOver {
        run.advance(to: Double(step) / Self.framesPerSecond)
        run.session.sample(into: &frame)
        kept.render(frame, viewport: viewport, options: RasterOptions(), into: &grid)
        var fresh = Rasterizer()
        var expected = CellGrid(size: size)
        fresh.render(frame, viewport: viewport, options: RasterOptions(), into: &expected)
        #expect(letters(grid) == letters(expected), "\(transition.name), frame \(step)")
      }
    }
  }

  /// The characters of a grid, a line a row; blocks are blanks.
  private func letters(_ grid: CellGrid) -> [String] {
    (0..<grid.size.rows).map { row in
      (0..<grid.size.columns).map { column in
        let text = grid.text(of: grid[column: column, row: row])
        return text.unicodeScalars.allSatisfy { (0x2580...0x259f).contains($0.value) } ? " " : text
      }.joined()
    }
  }
}
