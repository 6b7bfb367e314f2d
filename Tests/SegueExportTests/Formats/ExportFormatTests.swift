import SegueExport
import SegueGeometry
import SegueCells
import Testing

@Suite struct ExportFormatTests {
  @Test(arguments: zip(["a.png", "b/c.TXT", "x.ans", "f.json"], [ExportFormat.png, .text, .ansi, .json]))
  func theFileNameDecides(name: String, format: ExportFormat) {
    #expect(ExportFormat(fileName: name) == format)
  }

  @Test(arguments: ["", "frame", "frame.gif"])
  func otherNamesDecideNothing(name: String) {
    #expect(ExportFormat(fileName: name) == nil)
  }

  @Test func everyFormatWritesAGrid() throws {
    var grid = CellGrid(size: GridSize(columns: 2, rows: 1))
    grid[column: 0, row: 0] = Cell(glyph: 0x41, foreground: .rgb(0xff0000))
    let text = String(decoding: try ExportFormat.text.bytes(of: grid), as: UTF8.self)
    #expect(text == "A\n")
    let ansi = String(decoding: try ExportFormat.ansi.bytes(of: grid), as: UTF8.self)
    #expect(ansi.contains("\u{1b}[38;2;255;0;0mA"))
    #expect(try ExportFormat.png.bytes(of: grid).starts(with: [0x89, 0x50, 0x4e, 0x47]))
    #expect(try ExportFormat.json.bytes(of: grid).last == 0x0a)
  }
}
