import SegueGeometry
import SegueCells
import SegueRaster
import Testing

/// Literal patterns and the rows they become.
struct GlyphSetTests {
  private let colors: [Character: UInt32] = ["#": 0xffffff, ".": 0x102030, "r": 0xff0000, "b": 0x0000ff]

  private func rows(_ glyphs: GlyphSet, _ rows: [String]) -> [String] {
    lines(fitted(picture(rows, colors), width: rows[0].count, glyphs))
  }

  @Test func halfBlocks() {
    let grid = fitted(picture(["r.#", "b.."], colors), width: 3, .half)
    #expect(lines(grid) == ["▄ ▄"])
    #expect(grid[column: 0, row: 0].background == .rgb(0xff0000))
    #expect(grid[column: 0, row: 0].foreground == .rgb(0x0000ff))
    #expect(grid[column: 1, row: 0] == Cell(glyph: 0x20, background: .rgb(0x102030)))
  }

  @Test func quadrants() {
    #expect(rows(.quadrant, ["#..##.#..#", "....#..#.#"]) == ["▟▝▐▞▐"])
  }

  @Test func sextants() {
    #expect(rows(.sextant, [".#..", "....", "..#."]) == ["\u{1FB01}\u{1FB0F}"])
    #expect(rows(.sextant, [".#", ".#", ".#"]) == ["▐"])
  }

  @Test func octants() {
    #expect(rows(.octant, ["..", "..", "#.", ".."]) == ["\u{1CD09}"])
    #expect(rows(.octant, ["..", "..", "##", "##"]) == ["▄"])
    #expect(rows(.octant, [".#", ".#", "..", ".."]) == ["▝"])
    #expect(rows(.octant, ["..", "..", "..", "##"]) == ["▂"])
    // The block ends with octant 2345678; 256 masks less the 26 that other blocks hold.
    #expect(GlyphTable.of(.octant).partitions.last?.scalar == 0x1cde5)
    #expect(rows(.octant, [".#", "##", "##", "##"]) == ["\u{1CDE5}"])
  }

  @Test func brailleInksTheLighterDots() {
    #expect(rows(.braille, ["#.", "..", "..", ".."]) == ["⠁"])
    #expect(rows(.braille, [".#", "##", "##", "##"]) == ["⣾"])
  }

  @Test(arguments: 1...7)
  func lowerEighths(height: Int) {
    let pattern = (0..<8).map { String(repeating: $0 < 8 - height ? "." : "#", count: 8) }
    let scalar = Unicode.Scalar(UInt32(0x2580 + height)).map { String(Character($0)) }
    #expect(rows(.eighths, pattern) == [scalar])
  }

  @Test(arguments: 1...7)
  func leftEighths(width: Int) {
    let line = String(repeating: "#", count: width) + String(repeating: ".", count: 8 - width)
    let scalar = Unicode.Scalar(UInt32(0x2590 - width)).map { String(Character($0)) }
    let grid = fitted(picture(Array(repeating: line, count: 8), colors), width: 8, .eighths)
    #expect(lines(grid) == [scalar])
    #expect(grid[column: 0, row: 0].foreground == .rgb(0xffffff))
    #expect(grid[column: 0, row: 0].background == .rgb(0x102030))
  }

  @Test func eighthsAlsoHoldQuadrants() {
    let top = Array(repeating: "####............####....", count: 4)
    let bottom = Array(repeating: "....................####", count: 4)
    #expect(rows(.eighths, top + bottom) == ["▟ ▞"])
  }

  @Test func asciiRamp() {
    let grid = fitted(picture(Array(repeating: "..##", count: 4), colors), width: 4, .ascii)
    #expect(lines(grid) == [" @"])
    #expect(grid[column: 1, row: 0].foreground == .rgb(0xffffff))
    #expect(rows(.ascii, ["..", "..", "..", "##"]) == ["_"])
  }

  @Test func darkCharactersAreNotBlackInSixteenColors() {
    let dark = fitted(
      Array(repeating: pixel(0x202060), count: 8),
      width: 2,
      .ascii,
      depth: .ansi16
    )[column: 0, row: 0]
    #expect(dark.glyph != 0x20)
    #expect(dark.foreground == .palette(12))
    let grey = fitted(Array(repeating: pixel(0x404040), count: 8), width: 2, .ascii, depth: .ansi16)
    #expect(grey[column: 0, row: 0].foreground == .palette(15))
  }

  @Test(arguments: GlyphSet.allCases)
  func flatPicturesAreSpacesOfTheirColor(glyphs: GlyphSet) {
    guard glyphs != .ascii else { return }
    let unit = glyphs.pixelsPerCell
    let grid = fitted(
      Array(repeating: pixel(0x123456), count: 9 * unit.columns * unit.rows),
      width: 9 * unit.columns,
      glyphs
    )
    #expect(grid.cells == Array(repeating: Cell(glyph: 0x20, background: .rgb(0x123456)), count: 9))
  }

  @Test func transparentPixelsShowTheBackdrop() {
    let clear: [UInt32] = [0, 0x8000_0080, 0, 0x8000_0080]
    let overTerminal = fitted(clear, width: 2, .half)
    #expect(overTerminal[column: 0, row: 0] == .blank)
    #expect(overTerminal[column: 1, row: 0].background == .rgb(0x800000))
    let overBlue = fitted(clear, width: 2, .half, backdrop: Color(rgb: 0x0000ff))
    #expect(overBlue[column: 0, row: 0].background == .rgb(0x0000ff))
    #expect(overBlue[column: 1, row: 0].background == .rgb(0x80007f))
  }

  @Test func drawsOnlyInsideTheGrid() {
    var grid = CellGrid(size: GridSize(columns: 3, rows: 2))
    var fitter = Fitter(glyphs: .half, depth: .truecolor)
    let pixels = Array(repeating: pixel(0xff0000), count: 4 * 8)
    pixels.withUnsafeBufferPointer {
      fitter.fit($0, width: 4, height: 8, into: &grid, column: 1, row: -3)
    }
    let red = Cell(glyph: 0x20, background: .rgb(0xff0000))
    #expect(grid.cells == [.blank, red, red, .blank, .blank, .blank])
  }
}
