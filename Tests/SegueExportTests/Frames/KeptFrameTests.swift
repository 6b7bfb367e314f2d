import SegueExport
import SegueGeometry
import SegueModel
import SegueCells
import SegueRaster
import SegueScenes
import SegueStage
import SegueTransitions
import Testing

/// A rasterizer keeps what rests from frame to frame, where texts stand among it: nobody sees that it does.
@Suite("Frames drawn with what is kept")
struct KeptFrameTests {
  private static let framesPerSecond = 5.0
  private static let most = 6

  @Test(
    "Each frame of a bundled scene's runs is what it would be alone",
    arguments: SceneLibrary.bundled().map(\.name)
  )
  func framesAreWhatTheyWouldBe(scene name: String) throws {
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
        #expect(differences(grid, expected) == [], "\(transition.name), frame \(step)")
      }
    }
  }

  /// The cells that differ, at most a few; which number a cell's text has is of no account.
  private func differences(_ grid: CellGrid, _ other: CellGrid) -> [String] {
    var found: [String] = []
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let (a, b) = (grid[column: column, row: row], other[column: column, row: row])
        var same = a
        same.glyph = b.glyph
        if same != b || grid.text(of: a) != other.text(of: b) { found.append("\(column),\(row): \(a) \(b)") }
      }
    }
    return Array(found.prefix(3))
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
