import SegueGeometry
import SegueRaster
import SegueTerminal
import SegueTerminalModel
import SegueTestSupport
import Testing

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

  private func largestError(_ shown: [Cell], _ grid: CellGrid) -> Int {
    zip(shown, grid.cells).map { shown, cell in
      let pairs =
        [(shown.background, cell.background)]
        + (cell.glyph == 0x20 ? [] : [(shown.foreground, cell.foreground)])
      return pairs.map { a, b in
        [16, 8, 0].map { shift in
          abs(
            Int(a.rgb(fallback: 0) >> UInt32(shift) & 0xff) - Int(b.rgb(fallback: 0) >> UInt32(shift) & 0xff)
          )
        }.max() ?? 0
      }.max() ?? 0
    }.max() ?? 0
  }

  @Test func `No channel is off by more than five, however many frames there are`() {
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: false)
    var terminal = VirtualTerminal(size: size)
    for frame in frames(60) {
      var buffer = ByteBuffer()
      encoder.encode(frame, isNearLossless: true, into: &buffer)
      terminal.feed(buffer.bytes)
      var shown = frame
      shown.cells = encoder.shown
      #expect(differences(terminal, shown) == [])
      #expect(largestError(encoder.shown, frame) <= 5)
      #expect(zip(encoder.shown, frame.cells).allSatisfy { $0.glyph == $1.glyph })
    }
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
