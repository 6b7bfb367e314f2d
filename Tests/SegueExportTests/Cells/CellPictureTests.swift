import SegueExport
import SegueGeometry
import SegueImages
import SegueCells
import Testing

struct CellPictureTests {
  /// A cell's picture as rows of `#` ink, `.` ground and `+` between.
  private func picture(_ cell: Cell, _ size: GridSize = GridSize(columns: 8, rows: 16)) throws -> [String] {
    var grid = CellGrid(size: GridSize(columns: Int(cell.width), rows: 1))
    var inked = cell
    inked.foreground = .rgb(0xffffff)
    inked.background = .rgb(0)
    grid[column: 0, row: 0] = inked
    if cell.width == 2 { grid[column: 1, row: 0].width = 0 }
    let buffer = try CellPicture(cell: size).picture(of: grid)
    return (0..<buffer.height).map { y in
      String(
        buffer.pixels[(y * buffer.width)..<((y + 1) * buffer.width)].map { pixel in
          pixel == 0xffff_ffff ? "#" : pixel == 0xff00_0000 ? "." : "+"
        }
      )
    }
  }

  @Test func sizeIsCellsTimesPixels() throws {
    let grid = CellGrid(size: GridSize(columns: 7, rows: 3))
    let buffer = try CellPicture(cell: GridSize(columns: 5, rows: 9), background: 0x123456).picture(of: grid)
    #expect(buffer.width == 35)
    #expect(buffer.height == 27)
    #expect(Set(buffer.pixels) == [0xff56_3412])
  }

  @Test func eighthsAreExact() throws {
    #expect(
      try picture(Cell(glyph: 0x2583)) == Array(repeating: "........", count: 10)
        + Array(repeating: "########", count: 6)
    )
    #expect(try picture(Cell(glyph: 0x258d)) == Array(repeating: "###.....", count: 16))
    #expect(try picture(Cell(glyph: 0x2595)) == Array(repeating: ".......#", count: 16))
  }

  @Test func dotsOfSextantsAndOctants() throws {
    let small = GridSize(columns: 2, rows: 12)
    #expect(
      try picture(Cell(glyph: 0x1fb00), small)
        == Array(repeating: "#.", count: 4) + Array(repeating: "..", count: 8)
    )
    #expect(
      try picture(Cell(glyph: 0x1cd00), small)
        == Array(repeating: "..", count: 3) + Array(repeating: "#.", count: 3)
        + Array(repeating: "..", count: 6)
    )
  }

  @Test func brailleDotsLieInTheirParts() throws {
    let rows = try picture(Cell(glyph: 0x2801))
    #expect(rows[0..<4].joined().contains { $0 != "." })
    #expect(rows[0..<4].allSatisfy { $0.hasSuffix("....") })
    #expect(rows[4...].allSatisfy { $0 == "........" })
  }

  @Test func boxLinesMeetTheCellsEdges() throws {
    let corner = try picture(Cell(glyph: 0x250c))
    #expect(corner[0] == "........")
    #expect(corner[8].hasSuffix("#") || corner[8].hasSuffix("+"))
    #expect(corner[15].contains { $0 != "." })
    #expect(corner.allSatisfy { $0.hasPrefix("...") })
  }

  /// How much of a cell's picture is inked: a point for ink, half of one for what is between.
  private func mass(_ rows: [String]) -> Double {
    rows.joined().reduce(0) { $0 + ($1 == "#" ? 1 : $1 == "+" ? 0.5 : 0) }
  }

  @Test func charactersAreLegible() throws {
    let large = GridSize(columns: 24, rows: 48)
    // A bar at the left, and a foot.
    let letter = try picture(Cell(glyph: 0x4c), large)
    let inked = letter.indices.filter { letter[$0].contains("#") }
    let (top, foot) = (try #require(inked.first), try #require(inked.last))
    #expect((8...16).contains(top) && (34...42).contains(foot))
    #expect(
      letter[(top + 2)..<(foot - 6)].allSatisfy {
        $0.prefix(12).contains("#") && !$0.suffix(12).contains("#")
      }
    )
    #expect(letter[foot - 1].filter { $0 == "#" }.count >= 10)
    #expect(letter[..<(top - 1)].allSatisfy { !$0.contains("#") })
    #expect(try picture(Cell(glyph: 0xe9), large) != picture(Cell(glyph: 0x65), large))
    // A character of private use, which no font has, is a frame.
    let missing = try picture(Cell(glyph: 0xf8a00), large)
    let middle = missing[24]
    #expect(middle.contains("#") && middle.dropFirst(10).prefix(4) == "....")
  }

  @Test func boldAndSlopingLettersAreSuch() throws {
    let large = GridSize(columns: 24, rows: 48)
    let plain = try picture(Cell(glyph: 0x6c), large)
    #expect(mass(try picture(Cell(glyph: 0x6c, attributes: .bold), large)) > 1.15 * mass(plain))
    #expect(try picture(Cell(glyph: 0x6c, attributes: .italic), large) != plain)
    let underlined = try picture(Cell(glyph: 0x6c, attributes: .underline), large)
    #expect(underlined[47] == String(repeating: "#", count: 24) && underlined[..<47] == plain[..<47])
  }

  @Test func aWideLetterIsInTheMiddleOfItsTwoCells() throws {
    let rows = try picture(Cell(glyph: 0x6f22, width: 2), GridSize(columns: 24, rows: 48))
    let columns = (0..<48).filter { column in
      rows.contains { $0[$0.index($0.startIndex, offsetBy: column)] != "." }
    }
    let (left, right) = (try #require(columns.first), try #require(columns.last))
    #expect(abs(left + right - 47) <= 6 && right - left >= 16)
  }

  @Test(arguments: (0x21...0x7e).map { UInt32($0) } + (0xc0...0xff).map { UInt32($0) })
  func everyLatinCharacterIsInTheFont(scalar: UInt32) throws {
    #expect(try picture(Cell(glyph: scalar)) != picture(Cell(glyph: 0xf8a00)))
    #expect(try picture(Cell(glyph: scalar)) != picture(Cell(glyph: 0x20)))
  }

  @Test func reverseExchangesColors() throws {
    var grid = CellGrid(size: GridSize(columns: 1, rows: 1))
    grid[column: 0, row: 0] = Cell(glyph: 0x2588, foreground: .rgb(0xff0000), background: .rgb(0x0000ff))
    #expect(Set(try CellPicture().picture(of: grid).pixels) == [0xff00_00ff])
    grid[column: 0, row: 0].attributes = .reverse
    #expect(Set(try CellPicture().picture(of: grid).pixels) == [0xffff_0000])
  }
}
