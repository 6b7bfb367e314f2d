import SegueGeometry
import SegueCells
import SegueTerminalModel
import SegueTestSupport
import Testing

@testable import SegueTerminal

@Suite struct NearLosslessTests {
  private let size = GridSize(columns: 16, rows: 3)

  /// Block glyphs in colours that wander a little from frame to frame.
  private func frames(_ count: Int) -> [CellGrid] {
    var random = SeededGenerator(seed: 77)
    var grid = CellGrid(size: size)
    return (0..<count).map { _ in
      for index in grid.cells.indices where random.int(below: 3) == 0 {
        let old = grid.cells[index].background.rgbValue ?? 0x808080
        let channels: [UInt32] = [16, 8, 0].map { shift in
          let value = Int(old >> shift & 0xff) + random.int(below: 13) - 6
          return UInt32(min(max(value, 0), 255)) << shift
        }
        grid.cells[index] = Cell(
          glyph: random.int(below: 4) == 0 ? 0x20 : 0x2584,
          foreground: .rgb(random.int(below: 3) == 0 ? 0x205080 : 0x215180),
          background: .rgb(channels[0] | channels[1] | channels[2])
        )
      }
      return grid
    }
  }

  /// The largest mean squared error of a cell, of its ink and its ground together; ink covers half where there is any.
  private func largestError(_ shown: [Cell], _ grid: CellGrid) -> Double {
    func error(_ a: CellColor, _ b: CellColor) -> Double {
      [16, 8, 0].reduce(0) { sum, shift in
        let (left, right) = (
          a.rgb(fallback: 0) >> UInt32(shift) & 0xff, b.rgb(fallback: 0) >> UInt32(shift) & 0xff
        )
        let difference = Double(left) - Double(right)
        return sum + difference * difference / 3
      }
    }
    return zip(shown, grid.cells).map { shown, cell in
      let part = cell.glyph == 0x20 ? 0 : 0.5
      return part * error(shown.foreground, cell.foreground) + (1 - part)
        * error(shown.background, cell.background)
    }.max() ?? 0
  }

  @Test func `No cell is off by more than the tolerance, however many frames there are`() {
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: false)
    var terminal = VirtualTerminal(size: size)
    for frame in frames(60) {
      var buffer = ByteBuffer()
      encoder.encode(frame, isNearLossless: true, into: &buffer)
      terminal.feed(buffer.bytes)
      var shown = frame
      shown.cells = encoder.shown
      #expect(differences(terminal, shown) == [])
      #expect(largestError(encoder.shown, frame) <= NearLossless.tolerance * NearLossless.tolerance)
      #expect(zip(encoder.shown, frame.cells).allSatisfy { $0.glyph == $1.glyph })
    }
  }

  @Test func `What inks less of its cell may be off by more`() {
    func shown(_ glyph: UInt32, _ change: UInt32) -> CellColor {
      var encoder = FrameEncoder(depth: .truecolor, synchronizes: false)
      var buffer = ByteBuffer()
      var grid = CellGrid(size: GridSize(columns: 1, rows: 1))
      for color in [0x828282, 0x828282 + change * 0x010101] {
        grid.cells[0] = Cell(glyph: glyph, foreground: .rgb(color), background: .rgb(0))
        encoder.encode(grid, isNearLossless: true, into: &buffer)
      }
      return encoder.shown[0].foreground
    }
    // ▏ inks an eighth, ▀ a half, █ all of it: the tolerance times √4, 1, √½.
    let first = shown(0x258f, 0)
    #expect(shown(0x258f, 10) == first)
    #expect(shown(0x258f, 12) != first)
    #expect(shown(0x2580, 5) == first)
    #expect(shown(0x2580, 8) != first)
    #expect(shown(0x2588, 3) == first)
    #expect(shown(0x2588, 6) != first)
  }

  @Test func `The ink of a reversed or underlined space is seen`() {
    var grid = CellGrid(size: GridSize(columns: 3, rows: 1))
    grid.cells[0] = Cell(glyph: 0x41, foreground: .rgb(0xff0000), background: .rgb(0))
    grid.cells[1] = Cell(glyph: 0x20, foreground: .rgb(0xffffff), background: .rgb(0), attributes: .reverse)
    grid.cells[2] = Cell(glyph: 0x20, foreground: .rgb(0x0000ff), background: .rgb(0), attributes: .underline)
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: false)
    var buffer = ByteBuffer()
    encoder.encode(grid, isNearLossless: true, into: &buffer)
    #expect(encoder.shown.map(\.foreground) == grid.cells.map(\.foreground))
  }

  @Test func `Where complements may be exchanged, the pen's colours serve crosswise`() {
    var grid = CellGrid(size: GridSize(columns: 2, rows: 1))
    grid.cells[0] = Cell(glyph: 0x2580, foreground: .rgb(0xff0000), background: .rgb(0x0000ff))
    grid.cells[1] = Cell(glyph: 0x2580, foreground: .rgb(0x0202fb), background: .rgb(0xfb0202))
    var bytes: [Int] = []
    for exchanges in [false, true] {
      var dialect = Dialect(depth: .truecolor)
      dialect.exchangesComplements = exchanges
      var encoder = FrameEncoder(dialect)
      var buffer = ByteBuffer()
      encoder.encode(grid, isNearLossless: true, into: &buffer)
      bytes.append(buffer.count)
      #expect(encoder.shown.map(\.glyph) == [0x2580, 0x2580])
      if exchanges { #expect(encoder.shown[1].foreground == encoder.shown[0].background) }
    }
    #expect(bytes[1] + 20 < bytes[0])
  }

  @Test func `It takes less than six tenths of the bytes`() {
    func bytes(_ isNearLossless: Bool) -> Int {
      var encoder = FrameEncoder(depth: .truecolor, synchronizes: false)
      var buffer = ByteBuffer()
      for frame in frames(60) { encoder.encode(frame, isNearLossless: isNearLossless, into: &buffer) }
      return buffer.count
    }
    #expect(bytes(true) * 10 < bytes(false) * 6)
  }

  @Test func `Black, white and palette colours stay as they are`() {
    var grid = CellGrid(size: size)
    let colors: [CellColor] = [.rgb(0), .rgb(0xffffff), .palette(9), .terminalDefault, .rgb(0xff0000)]
    for (column, color) in colors.enumerated() {
      grid[column: column, row: 0] = Cell(glyph: 0x2584, foreground: color, background: .rgb(0x7f7f7f))
    }
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: false)
    var buffer = ByteBuffer()
    encoder.encode(grid, isNearLossless: true, into: &buffer)
    #expect(colors.indices.map { encoder.shown[$0].foreground } == colors)
    #expect(encoder.shown[0].background == .rgb(0x7d7d7d))
  }

  @Test func `Refining ends on the exact picture, a few rows at a time`() {
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: true)
    var terminal = VirtualTerminal(size: size)
    let frame = frames(1)[0]
    var buffer = ByteBuffer()
    encoder.encode(frame, isNearLossless: true, into: &buffer)
    var portions = 0
    var isExact = false
    while !isExact, portions < 10 {
      isExact = encoder.refine(frame, limit: 10, into: &buffer)
      portions += 1
    }
    terminal.feed(buffer.bytes)
    #expect(portions == 3)
    #expect(differences(terminal, frame) == [])
    #expect(terminal.synchronizedFrames == 4)
  }
}
