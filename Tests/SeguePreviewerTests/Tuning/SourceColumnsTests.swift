import SegueCells
import SegueGeometry
import SegueScenes
import SegueTerminal
import Testing

@testable import SegueInterface
@testable import SeguePreviewer

/// The scene file beside the knobs and their curve.
@Suite("The source beside its knobs")
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

  @Test(
    "The file takes the columns that most of its lines need, and the curve the rest",
    arguments: [200, 300, 400]
  )
  func wide(columns: Int) throws {
    let rows = try Self.rows(of: "slide-down", columns: columns)
    let knob = try #require(rows.first { $0.contains("margin ·") || $0.contains("margin  ·") })
    #expect(knob.contains("# Slide-down dismiss") || knob.contains("2  #"), "\(knob)")
    let heading = try #require(rows.first { $0.contains("heading: {text: Library, frame: [$margin, ") })
    #expect(heading.contains("…"))
    let curves = rows.map { row in row.unicodeScalars.filter { (0x2801...0x28ff).contains($0.value) }.count }
    #expect(curves.reduce(0, +) > columns / 4, "\(rows.joined(separator: "\n"))")
  }
}
