import SegueExport
import SegueGeometry
import SegueImages
import SegueCells
import Testing

struct CellPictureTests {
  /// A cell's picture as rows of `#` ink, `.` ground and `+` between.
  private func picture(_ cell: Cell, _ size: GridSize = GridSize(columns: 8, rows: 16)) -> [String] {
    var grid = CellGrid(size: GridSize(columns: Int(cell.width), rows: 1))
    var inked = cell
    inked.foreground = .rgb(0xffffff)
    inked.background = .rgb(0)
    grid[column: 0, row: 0] = inked
    if cell.width == 2 { grid[column: 1, row: 0].width = 0 }
    let buffer = CellPicture(cell: size).picture(of: grid)
    return (0..<buffer.height).map { y in
      String(
        buffer.pixels[(y * buffer.width)..<((y + 1) * buffer.width)].map { pixel in
          pixel == 0xffff_ffff ? "#" : pixel == 0xff00_0000 ? "." : "+"
        }
      )
    }
  }

  @Test func sizeIsCellsTimesPixels() {
    let grid = CellGrid(size: GridSize(columns: 7, rows: 3))
    let buffer = CellPicture(cell: GridSize(columns: 5, rows: 9), background: 0x123456).picture(of: grid)
    #expect(buffer.width == 35)
    #expect(buffer.height == 27)
    #expect(Set(buffer.pixels) == [0xff56_3412])
  }

  @Test func eighthsAreExact() {
    #expect(
      picture(Cell(glyph: 0x2583)) == Array(repeating: "........", count: 10)
        + Array(repeating: "########", count: 6)
    )
    #expect(picture(Cell(glyph: 0x258d)) == Array(repeating: "###.....", count: 16))
    #expect(picture(Cell(glyph: 0x2595)) == Array(repeating: ".......#", count: 16))
  }

  @Test func dotsOfSextantsAndOctants() {
    let small = GridSize(columns: 2, rows: 12)
    #expect(
      picture(Cell(glyph: 0x1fb00), small)
        == Array(repeating: "#.", count: 4) + Array(repeating: "..", count: 8)
    )
    #expect(
      picture(Cell(glyph: 0x1cd00), small)
        == Array(repeating: "..", count: 3) + Array(repeating: "#.", count: 3)
        + Array(repeating: "..", count: 6)
    )
  }

  @Test func brailleDotsLieInTheirParts() {
    let rows = picture(Cell(glyph: 0x2801))
    #expect(rows[0..<4].joined().contains { $0 != "." })
    #expect(rows[0..<4].allSatisfy { $0.hasSuffix("....") })
    #expect(rows[4...].allSatisfy { $0 == "........" })
  }

  @Test func boxLinesMeetTheCellsEdges() {
    let corner = picture(Cell(glyph: 0x250c))
    #expect(corner[0] == "........")
    #expect(corner[8].hasSuffix("#") || corner[8].hasSuffix("+"))
    #expect(corner[15].contains { $0 != "." })
    #expect(corner.allSatisfy { $0.hasPrefix("...") })
  }

  @Test func charactersAreLegible() {
    let one = GridSize(columns: 6, rows: 11)
    // At one pixel a dot the font is seen as it was drawn, between two half columns of space.
    let letter = picture(Cell(glyph: 0x4c), one)
    #expect(letter[0...1].allSatisfy { $0 == "......" })
    #expect(letter[2...7].allSatisfy { $0 == "++...." })
    #expect(letter[8] == "+####+")
    #expect(picture(Cell(glyph: 0xe9), one) != picture(Cell(glyph: 0x65), one))
    let missing = picture(Cell(glyph: 0x6f22, width: 2))
    #expect(missing[8].hasPrefix(".#") && missing[8].hasSuffix("#."))
  }

  @Test(arguments: (0x21...0x7e).map { UInt32($0) } + (0xc0...0xff).map { UInt32($0) })
  func everyLatinCharacterIsInTheFont(scalar: UInt32) {
    #expect(picture(Cell(glyph: scalar)) != picture(Cell(glyph: 0x6f22)))
    #expect(picture(Cell(glyph: scalar)) != picture(Cell(glyph: 0x20)))
  }

  @Test func reverseExchangesColors() {
    var grid = CellGrid(size: GridSize(columns: 1, rows: 1))
    grid[column: 0, row: 0] = Cell(glyph: 0x2588, foreground: .rgb(0xff0000), background: .rgb(0x0000ff))
    #expect(Set(CellPicture().picture(of: grid).pixels) == [0xff00_00ff])
    grid[column: 0, row: 0].attributes = .reverse
    #expect(Set(CellPicture().picture(of: grid).pixels) == [0xffff_0000])
  }
}
