import SegueExport
import SegueGeometry
import SegueCells
import SegueTestSupport
import Testing

@Suite struct GoldenFrameTests {
  private func grid(_ random: inout SeededGenerator) -> CellGrid {
    let size = GridSize(columns: .random(in: 1...9, using: &random), rows: .random(in: 1...5, using: &random))
    var grid = CellGrid(size: size)
    for index in grid.cells.indices {
      let glyphs: [UInt32] = [0x20, 0x20, 0x2580, 0x41, 0x2c, 0x2f]
      let colors: [CellColor] = [.terminalDefault, .palette(7), .rgb(0x5856d6), .rgb(0xff3b30), .rgb(0)]
      grid.cells[index] = Cell(
        glyph: glyphs.randomElement(using: &random) ?? 0x20,
        foreground: colors.randomElement(using: &random) ?? .terminalDefault,
        background: colors.randomElement(using: &random) ?? .terminalDefault
      )
    }
    return grid
  }

  @Test func aFrameIsReadAsItWasWritten() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let frame = GoldenFrame(grid(&random))
      #expect(try #require(GoldenFrame(text: frame.text)) == frame)
    }
  }

  /// Any cell with another glyph, or another colour that is seen, makes another file.
  @Test func everyDifferenceThatIsSeenIsInTheText() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let old = grid(&random)
      var new = old
      let place = Int.random(in: old.cells.indices, using: &random)
      let isInk = Bool.random(using: &random)
      let color = [CellColor.rgb(0x123456), .palette(9)].randomElement(using: &random) ?? .palette(9)
      if isInk {
        new.cells[place].foreground = color
      } else {
        new.cells[place].background = color
      }
      let isSeen = !isInk || old.cells[place].glyph != 0x20
      #expect((GoldenFrame(old).text != GoldenFrame(new).text) == isSeen)
    }
  }

  @Test func whatIsNoFrameIsRefused() {
    for text in [
      "", "A", "A\n", "A\nrow 2: 1 -/default\n", "AB\nrow 1: 1 -/default\n", "\u{1B}\nrow 1: 1 -/default\n",
      "A\nrow 1: 9999999 -/-\n",
    ] {
      #expect(GoldenFrame(text: text) == nil, "\(text)")
    }
  }
}
