import SegueGeometry
import SegueCells
import SegueTerminal
import Testing

/// Literal bytes: each sequence is the shortest of its kind.
@Suite struct FrameEncoderBytesTests {
  /// What is sent after a blank grid has been shown on a terminal of 10 × 3.
  private func bytes(depth: ColorDepth = .truecolor, _ frames: ((inout CellGrid) -> Void)...) -> String {
    var dialect = Dialect(depth: depth)
    dialect.synchronizes = false
    return bytes(dialect, frames)
  }

  private func bytes(_ dialect: Dialect, _ frames: [(inout CellGrid) -> Void]) -> String {
    var encoder = FrameEncoder(dialect)
    var grid = CellGrid(size: GridSize(columns: 10, rows: 3))
    var buffer = ByteBuffer()
    encoder.encode(grid, into: &buffer)
    for frame in frames {
      buffer.removeAll()
      frame(&grid)
      encoder.encode(grid, into: &buffer)
    }
    return String(decoding: buffer.bytes, as: UTF8.self).replacing("\u{1b}[", with: "<")
  }

  private func put(
    _ character: Unicode.Scalar,
    _ column: Int,
    _ row: Int,
    _ foreground: CellColor = .terminalDefault,
    _ background: CellColor = .terminalDefault,
    _ attributes: Cell.Attributes = []
  ) -> (inout CellGrid) -> Void {
    { grid in
      grid[column: column, row: row] = Cell(
        glyph: character.value,
        foreground: foreground,
        background: background,
        attributes: attributes
      )
    }
  }

  private func all(_ changes: ((inout CellGrid) -> Void)...) -> (inout CellGrid) -> Void {
    { grid in for change in changes { change(&grid) } }
  }

  @Test func `Moves`() {
    #expect(bytes(put("a", 0, 0)) == "<Ha")
    #expect(bytes(put("a", 0, 1)) == "<2Ha")
    #expect(bytes(put("a", 4, 2)) == "<3;5Ha")
    #expect(bytes(all(put("a", 0, 0), put("b", 1, 0))) == "<Hab")
    #expect(bytes(all(put("a", 0, 0), put("b", 2, 0))) == "<Ha b")
    #expect(bytes(all(put("a", 0, 0), put("b", 5, 0))) == "<Ha<4Cb")
    #expect(bytes(all(put("a", 3, 0), put("b", 0, 1))) == "<1;4Ha\r\nb")
    #expect(bytes(all(put("a", 9, 0), put("b", 0, 1))) == "<1;10Ha\r\nb")
    #expect(bytes(put("a", 1, 1), put("b", 2, 1)) == "b")
    #expect(bytes(all(put("a", 8, 0), put("b", 1, 1))) == "<1;9Ha\r\n<Cb")
    #expect(bytes(all(put("a", 4, 0), put("b", 5, 2))) == "<1;5Ha<3db")
  }

  @Test func `Moves where the terminal understands less or more`() {
    let down = all(put("a", 4, 0), put("b", 5, 2))
    #expect(bytes(.plain(depth: .truecolor), [down]) == "<1;5Ha<3;6Hb")
    #expect(bytes(full, [down]) == "<1;5Ha\n\nb")
  }

  @Test func `A short stretch at rest is written again where that is cheaper`() {
    let line = all(put("a", 0, 0), put("b", 1, 0), put("c", 2, 0), put("d", 3, 0), put("e", 4, 0))
    #expect(bytes(line, all(put("A", 0, 0), put("C", 2, 0))) == "<HAbC")
    #expect(bytes(line, all(put("A", 0, 0), put("D", 3, 0))) == "<HAbcD")
    #expect(bytes(line, all(put("A", 0, 0), put("E", 4, 0))) == "<HAbcdE")
    let red = all(line, put("b", 1, 0, .palette(1)))
    #expect(bytes(red, all(put("A", 0, 0), put("C", 2, 0))) == "<HA<CC")
    // Its rendition is the next cell's too.
    #expect(bytes(red, all(put("A", 0, 0), put("C", 2, 0, .palette(1)))) == "<HA<31mbC")
  }

  @Test func `Runs are repeated or erased where the terminal can`() {
    let bar = all(put("\u{2580}", 0, 1), put("\u{2580}", 1, 1), put("\u{2580}", 2, 1))
    #expect(bytes(bar) == "<2H\u{2580}\u{2580}\u{2580}")
    #expect(bytes(full, [bar]) == "<2H\u{2580}<2b")
    let band: (inout CellGrid) -> Void = { grid in
      for column in 2..<10 {
        grid[column: column, row: 0] = Cell(glyph: 0x20, background: .palette(4))
      }
    }
    #expect(bytes(band) == "<1;3H<44m        ")
    #expect(bytes(full, [band]) == "<1;3H<44m <K")
    #expect(bytes(full, [all(band, put("a", 9, 0, .palette(7), .palette(4)))]) == "<1;3H<44m <6b<37ma")
  }

  @Test func `Colours are exchanged where that leaves fewer to change`() {
    let (red, blue, green) = (CellColor.rgb(0xff0000), CellColor.rgb(0xff), CellColor.rgb(0xff00))
    let crossed = all(put("\u{2580}", 0, 0, red, blue), put("\u{2580}", 1, 0, blue, red))
    #expect(bytes(full, [crossed]) == "<H<38;2;255;0;0;48;2;0;0;255m\u{2580}\u{2584}")
    let half = all(put("\u{2580}", 0, 0, red, blue), put("\u{2596}", 1, 0, blue, green))
    #expect(bytes(full, [half]).hasSuffix("m\u{2580}<38;2;0;255;0m\u{259c}"))
    let flat = all(put("\u{2580}", 0, 0, red, blue), put(" ", 1, 0, red, red))
    #expect(bytes(full, [flat]).hasSuffix("m\u{2580}\u{2588}"))
    #expect(bytes(crossed).hasSuffix("m\u{2580}<38;2;0;0;255;48;2;255;0;0m\u{2580}"))
  }

  private var full: Dialect {
    var dialect = Dialect.full(depth: .truecolor)
    dialect.synchronizes = false
    return dialect
  }

  @Test func `Both colours in one sequence, and only those that change`() {
    let red = CellColor.rgb(0xff0000)
    let ink = CellColor.rgb(0x010a64)
    #expect(bytes(put("a", 0, 0, red, ink)) == "<H<38;2;255;0;0;48;2;1;10;100ma")
    #expect(bytes(all(put("a", 0, 0, red, ink), put("b", 1, 0, red, red))).hasSuffix("a<48;2;255;0;0mb"))
    #expect(bytes(all(put("a", 0, 0, red, ink), put("b", 1, 0, ink, ink))).hasSuffix("a<38;2;1;10;100mb"))
    #expect(bytes(all(put("a", 0, 0, red, ink), put("b", 1, 0, red, ink))).hasSuffix("mab"))
    #expect(bytes(all(put("a", 0, 0, red, ink), put("b", 1, 0))).hasSuffix("a<mb"))
    #expect(bytes(all(put("a", 0, 0, red, ink), put("b", 1, 0, red))).hasSuffix("a<49mb"))
  }

  @Test func `A space needs no foreground`() {
    let red = CellColor.rgb(0xff0000)
    #expect(bytes(put(" ", 0, 0, red, .palette(1))) == "<H<41m ")
    #expect(bytes(put(" ", 0, 0, red, .palette(1), .underline)) == "<H<4;38;2;255;0;0;41m ")
  }

  @Test func `Palette colours in their short forms`() {
    #expect(bytes(put("a", 0, 0, .palette(1), .palette(9))) == "<H<31;101ma")
    #expect(bytes(put("a", 0, 0, .palette(16), .palette(255))) == "<H<38;5;16;48;5;255ma")
  }

  @Test func `Attributes by difference`() {
    let plain = CellColor.terminalDefault
    func pair(_ first: Cell.Attributes, _ second: Cell.Attributes) -> String {
      bytes(all(put("a", 0, 0, .palette(1), plain, first), put("b", 1, 0, .palette(1), plain, second)))
    }
    #expect(pair([], .bold) == "<H<31ma<1mb")
    #expect(pair(.bold, []) == "<H<1;31ma<22mb")
    #expect(pair([.bold, .dim], .dim) == "<H<1;2;31ma<22;2mb")
    #expect(pair([.italic, .underline], [.reverse]) == "<H<3;4;31ma<23;24;7mb")
  }

  @Test func `Lesser depths send the nearest colour`() {
    #expect(
      bytes(depth: .ansi256, put("a", 0, 0, .rgb(0xff0000), .rgb(0x808080))) == "<H<38;5;196;48;5;244ma"
    )
    #expect(bytes(depth: .ansi16, put("a", 0, 0, .rgb(0xfe0101), .palette(232))) == "<H<91;40ma")
    #expect(bytes(depth: .none, put("a", 0, 0, .rgb(0xff0000), .palette(4))) == "<Ha")
    #expect(bytes(depth: .none, put("a", 0, 0, .rgb(0xff0000), .palette(4), .bold)) == "<H<1ma")
  }

  @Test func `After a wide glyph the move names its column`() {
    let wide: (inout CellGrid) -> Void = { grid in
      grid[column: 0, row: 0] = Cell(glyph: 0x4e00, width: 2)
      grid[column: 1, row: 0] = Cell(glyph: 0x20, width: 0)
      grid[column: 2, row: 0] = Cell(glyph: 0x61)
    }
    #expect(bytes(wide) == "<H\u{4e00}<3Ga")
  }

  @Test func `Both cells of a wide cluster are cleared before it, for terminals that have it in one`() {
    func heart(_ column: Int) -> (inout CellGrid) -> Void {
      { grid in
        grid[column: column, row: 0] = Cell(glyph: grid.glyph(for: "\u{2764}\u{fe0f}"), width: 2)
        grid[column: column + 1, row: 0] = Cell(glyph: 0x20, width: 0)
      }
    }
    #expect(bytes(heart(0)) == "<H  <H\u{2764}\u{fe0f}")
    #expect(bytes(heart(3)) == "<1;4H  <4G\u{2764}\u{fe0f}")
  }

  @Test func `A combining mark in the last column needs autowrap`() {
    let marked: (inout CellGrid) -> Void = { grid in
      grid[column: 9, row: 0] = Cell(glyph: grid.glyph(for: "e\u{301}"))
      grid[column: 0, row: 1] = Cell(glyph: 0x61)
    }
    #expect(bytes(marked) == "<1;10H<?7he\u{301}<?7l\r\na")
  }

  @Test func `Controls never reach the terminal`() {
    #expect(bytes(all(put("\u{1b}", 0, 0), put("\u{9b}", 1, 0), put("\u{07}", 2, 0))) == "<H   ")
  }

  @Test func `A frame is one block of synchronized output`() {
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: true)
    var buffer = ByteBuffer()
    encoder.encode(CellGrid(size: GridSize(columns: 1, rows: 1)), into: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "\u{1b}[?2026h\u{1b}[m\u{1b}[2J\u{1b}[?2026l")
  }
}
