import SegueCells
import SegueGeometry
import SegueScenes
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

/// The scene file beside the knobs, in as many columns as a wide window has room for.
@Suite("Columns of source")
struct SourceColumnsTests {
  private static func rows(of name: String, columns: Int) throws -> [String] {
    let document = try SceneDocument.open(name)
    var preview = Samples.preview(document.scene, columns: columns, rows: 80)
    preview.rehearsal.document = document
    preview.panels.restore([])
    _ = preview.handle(Samples.key(.character("5")), at: 0)
    preview.preparePanels(glyphs: .unicode)
    var painter = GridPainter(
      grid: CellGrid(size: GridSize(columns: columns, rows: 80)),
      theme: Theme(colors: .truecolor),
      glyphs: .unicode
    )
    preview.drawChrome(with: &painter)
    return (0..<80).map { row in
      (0..<columns).map { painter.grid.text(of: painter.grid[column: $0, row: row]) }.joined()
    }
  }

  @Test("What is cut off stands apart from the next column's numbers", arguments: [200, 240, 300, 400])
  func apart(columns: Int) throws {
    for row in try Self.rows(of: "slide-down", columns: columns) {
      #expect(row.firstMatch(of: /….?[0-9]/) == nil, "\(row)")
    }
  }

  @Test("A file that three columns hold is not laid out in five")
  func wide() throws {
    // Five columns would cut it off.
    let rows = try Self.rows(of: "slide-down", columns: 400)
    #expect(rows.contains { $0.contains("name: {text: Crocus, frame: [74, 10, W - 150, 24], font: 17 bold") })
  }
}
