import SegueExport
import SegueGeometry
import SegueCells
import Testing

@Suite("The test card")
struct TestCardTests {
  private let grid = TestCard().grid(glyphs: .eighths, colors: .truecolor)

  /// The text of a row's first columns.
  private func name(row: Int) -> String {
    let cells = (0..<16).map { grid[column: $0, row: row] }
    return cells.map { grid.text(of: $0) }.joined().split(separator: " ").first.map(String.init) ?? ""
  }

  @Test("Every glyph set and every depth has a row under its whole name")
  func names() {
    let depths = ["truecolor", "256", "16"]
    let names = stride(from: 0, to: grid.size.rows, by: 5).map { name(row: $0) }
    #expect(names == GlyphSet.allCases.map(\.rawValue) + depths)
  }

  @Test("The sets draw the disc with glyphs of their own")
  func tiles() {
    var edges: Set<[UInt32]> = []
    for row in stride(from: 0, to: grid.size.rows, by: 5) {
      edges.insert((16..<40).map { grid[column: $0, row: row].glyph })
    }
    #expect(edges.count > 6)
  }
}
