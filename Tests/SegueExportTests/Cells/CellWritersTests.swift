import SegueExport
import SegueGeometry
import SegueCells
import SegueDocuments
import Testing

struct CellWritersTests {
  /// A grid from rows of text, every character with the given colours.
  private func grid(_ rows: [String], _ columns: Int) -> CellGrid {
    var grid = CellGrid(size: GridSize(columns: columns, rows: rows.count))
    for (row, line) in rows.enumerated() {
      var column = 0
      for character in line {
        let width = CellWidth.of(character)
        grid[column: column, row: row] = Cell(glyph: grid.glyph(for: character), width: UInt8(width))
        if width == 2 { grid[column: column + 1, row: row] = Cell(glyph: 0x20, width: 0) }
        column += width
      }
    }
    return grid
  }

  /// Cells of few colours and attributes, in an order that repeats.
  private func random(seed: UInt64) -> CellGrid {
    var state = seed
    func next(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    let colors: [CellColor] = [
      .terminalDefault, .palette(1), .palette(9), .palette(200), .rgb(0), .rgb(0x123456), .rgb(0xffffff),
    ]
    var grid = CellGrid(size: GridSize(columns: 20, rows: 10))
    for index in grid.cells.indices {
      grid.cells[index] = Cell(
        glyph: [0x20, 0x41, 0x2584][next(3)],
        foreground: colors[next(7)],
        background: colors[next(7)],
        attributes: Cell.Attributes(rawValue: next(3) == 0 ? UInt8(next(32)) : 0)
      )
      // A bare space shows no ink: the writer need not keep its foreground.
      if grid.cells[index].glyph == 0x20 { grid.cells[index].foreground = .terminalDefault }
    }
    return grid
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func ansiReadBackShowsTheSame(seed: UInt64) throws {
    let grid = random(seed: seed)
    let terminal = try SGRInterpreter(ANSIWriter.text(of: grid), size: grid.size)
    for (found, expected) in zip(terminal.grid.cells, grid.cells) {
      #expect(found.glyph == expected.glyph)
      #expect(found.background == expected.background)
      #expect(found.attributes == expected.attributes)
      let showsInk = expected.glyph != 0x20 || !expected.attributes.isDisjoint(with: [.underline, .reverse])
      #expect(!showsInk || found.foreground == expected.foreground)
    }
    #expect(terminal.pen == .blank)
  }

  @Test func ansiWritesOnlyWhatChanges() {
    var grid = CellGrid(size: GridSize(columns: 6, rows: 2))
    for column in 0..<3 {
      grid[column: column, row: 0] = Cell(glyph: 0x2584, foreground: .rgb(0xff0000), background: .palette(4))
    }
    grid[column: 3, row: 0] = Cell(glyph: 0x20, background: .palette(4))
    grid[column: 4, row: 0] = Cell(glyph: 0x61, foreground: .palette(12), attributes: .bold)
    #expect(
      ANSIWriter.text(of: grid) == "\u{1B}[38;2;255;0;0;44m▄▄▄ \u{1B}[1;94;49ma\u{1B}[0m\n\n"
    )
  }

  @Test func wideAndJoinedCharactersAreWrittenOnce() throws {
    let grid = grid(["漢e\u{301}👨‍👩‍👧‍👦!"], 9)
    #expect(TextWriter.text(of: grid) == "漢e\u{301}👨‍👩‍👧‍👦!\n")
    #expect(ANSIWriter.text(of: grid) == "漢e\u{301}👨‍👩‍👧‍👦!\n")
    #expect(try SGRInterpreter(ANSIWriter.text(of: grid), size: grid.size).grid == grid)
  }

  @Test func textIsTrimmedAtTheRight() {
    #expect(TextWriter.text(of: grid(["  ab  ", "", "c"], 8)) == "  ab\n\nc\n")
  }

  @Test func jsonHoldsEveryCell() {
    var grid = CellGrid(size: GridSize(columns: 3, rows: 1))
    grid[column: 0, row: 0] = Cell(glyph: 0x2584, foreground: .rgb(0x00ff7f), background: .palette(17))
    grid[column: 1, row: 0] = Cell(glyph: 0x6f22, attributes: [.bold, .underline], width: 2)
    grid[column: 2, row: 0] = Cell(glyph: 0x20, attributes: [.bold, .underline], width: 0)
    #expect(
      GridJSON.value(of: grid).line == """
        {"columns":3,"rows":1,"cells":[[["▄","#00ff7f",17,""],["漢",null,null,"bold underline"],\
        ["",null,null,"bold underline"]]]}
        """
    )
  }
}
