import SegueGeometry
import SegueRaster
import SegueTerminal
import Testing

/// Literal bytes: each sequence is the shortest of its kind.
@Suite struct FrameEncoderBytesTests {
  /// What is sent after a blank grid has been shown on a terminal of 10 × 3.
  private func bytes(depth: ColorDepth = .truecolor, _ frames: ((inout CellGrid) -> Void)...) -> String {
    var encoder = FrameEncoder(depth: depth, synchronizes: false)
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
    #expect(bytes(all(put("a", 0, 0), put("b", 2, 0))) == "<Ha<Cb")
    #expect(bytes(all(put("a", 0, 0), put("b", 5, 0))) == "<Ha<4Cb")
    #expect(bytes(all(put("a", 3, 0), put("b", 0, 1))) == "<1;4Ha\r\nb")
    #expect(bytes(all(put("a", 9, 0), put("b", 0, 1))) == "<1;10Ha\r\nb")
    #expect(bytes(put("a", 1, 1), put("b", 2, 1)) == "b")
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

  @Test func `After a wide glyph the move is absolute`() {
    let wide: (inout CellGrid) -> Void = { grid in
      grid[column: 0, row: 0] = Cell(glyph: 0x4e00, width: 2)
      grid[column: 1, row: 0] = Cell(glyph: 0x20, width: 0)
      grid[column: 2, row: 0] = Cell(glyph: 0x61)
    }
    #expect(bytes(wide) == "<H\u{4e00}<1;3Ha")
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
