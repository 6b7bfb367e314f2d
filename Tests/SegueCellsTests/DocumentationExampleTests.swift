import SegueCells
import SegueGeometry
import Testing

/// The example of the landing page, `Sources/SegueCells/SegueCells.docc`, line by line.
struct DocumentationExampleTests {
  @Test func textInBoldOrange() {
    var grid = CellGrid(size: GridSize(columns: 5, rows: 1))
    for (column, character) in "Segue".enumerated() {
      let glyph = grid.glyph(for: character)
      grid[column: column, row: 0] = Cell(glyph: glyph, foreground: .rgb(0xff9500), attributes: .bold)
    }

    let orange = Palette.nearest256(0xff9500)
    let title = grid.cells.map { grid.text(of: $0) }.joined()

    #expect(title == "Segue")
    #expect(orange >= 16)
    #expect(CellWidth.of("漢" as Character) == 2)
  }
}
