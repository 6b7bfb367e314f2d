import SegueGeometry
import SegueCells
import SegueTerminal
import SegueTerminalModel
import SegueTestSupport
import Testing

@Suite struct FrameEncoderTests {
  /// Each capability alone, none, and all.
  private static let dialects: [Dialect] = {
    let plain = Dialect.plain(depth: .truecolor)
    var dialects = [plain, .full(depth: .truecolor)]
    let capabilities: [WritableKeyPath<Dialect, Bool>] = [
      \.synchronizes, \.positions, \.feedsLines, \.repeats, \.erases, \.exchangesComplements,
    ]
    for capability in capabilities {
      var dialect = plain
      dialect[keyPath: capability] = true
      dialects.append(dialect)
      dialect = .full(depth: .truecolor)
      dialect[keyPath: capability] = false
      dialects.append(dialect)
    }
    return dialects
  }()

  @Test(arguments: [(1, 1), (2, 1), (5, 3), (20, 6), (33, 9), (80, 4)], FrameEncoderTests.dialects)
  func `Whatever follows whatever, the terminal shows the last grid`(shape: (Int, Int), dialect: Dialect) {
    let size = GridSize(columns: shape.0, rows: shape.1)
    var grids = RandomGrids(random: SeededGenerator(seed: UInt64(shape.0)), size: size)
    var encoder = FrameEncoder(dialect)
    var terminal = VirtualTerminal(size: size, dialect: dialect)
    if shape.1 > 1 { terminal.feed(Array("\u{1b}[?7l".utf8)) }
    var grid = grids.grid()
    for step in 0..<12 {
      grid = step % 5 == 4 ? grids.grid() : grids.changed(grid)
      if step == 8 { encoder.invalidate() }
      var buffer = ByteBuffer(capacity: 16)
      encoder.encode(grid, into: &buffer)
      terminal.feed(buffer.bytes)
      #expect(differences(terminal, grid, exchanged: dialect.exchangesComplements) == [], "step \(step)")
      #expect(terminal.unknown == [])
      #expect(!terminal.isSynchronizing)
    }
  }

  @Test func `Random pairs of grids in random dialects`() {
    for seed in 0..<UInt64(300) { #expect(ScreenTrial(seed: seed).failure() == nil) }
  }

  @Test func `Malformed wide glyphs are spaces and break nothing`() {
    let size = GridSize(columns: 6, rows: 1)
    var broken = CellGrid(size: size)
    broken[column: 0, row: 0] = Cell(glyph: 0x20, width: 0)
    broken[column: 2, row: 0] = Cell(glyph: 0x4e00, width: 2)
    broken[column: 3, row: 0] = Cell(glyph: 0x78)
    broken[column: 5, row: 0] = Cell(glyph: 0x4e00, width: 2)
    var whole = broken
    whole[column: 3, row: 0] = Cell(glyph: 0x20, width: 0)
    whole[column: 0, row: 0] = .blank
    whole[column: 5, row: 0] = Cell(glyph: 0x79)
    #expect(shown([broken], size: size) == "   x  ")
    #expect(shown([broken, whole], size: size) == "  \u{4e00} y")
    #expect(shown([broken, whole, broken], size: size) == "   x  ")
  }

  private func shown(_ grids: [CellGrid], size: GridSize) -> String {
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: false)
    var terminal = VirtualTerminal(size: size)
    for grid in grids {
      var buffer = ByteBuffer()
      encoder.encode(grid, into: &buffer)
      terminal.feed(buffer.bytes)
    }
    return terminal.cells.map(\.text).joined()
  }

  @Test func `An unchanged grid sends nothing`() {
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: true)
    var grids = RandomGrids(random: SeededGenerator(seed: 9), size: GridSize(columns: 30, rows: 5))
    let grid = grids.grid()
    var buffer = ByteBuffer()
    encoder.encode(grid, into: &buffer)
    buffer.removeAll()
    encoder.encode(grid, into: &buffer)
    #expect(buffer.isEmpty)
  }

  @Test func `A grid of another size clears the screen`() {
    var encoder = FrameEncoder(depth: .truecolor, synchronizes: false)
    var buffer = ByteBuffer()
    encoder.encode(CellGrid(size: GridSize(columns: 3, rows: 1)), into: &buffer)
    buffer.removeAll()
    encoder.encode(CellGrid(size: GridSize(columns: 2, rows: 2)), into: &buffer)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "\u{1b}[m\u{1b}[2J")
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .ansi256])
  func `No colour goes beyond the depth`(depth: ColorDepth) {
    let size = GridSize(columns: 40, rows: 4)
    var grids = RandomGrids(random: SeededGenerator(seed: 11), size: size)
    var encoder = FrameEncoder(depth: depth, synchronizes: false)
    var terminal = VirtualTerminal(size: size)
    for _ in 0..<10 {
      var buffer = ByteBuffer()
      encoder.encode(grids.grid(), into: &buffer)
      terminal.feed(buffer.bytes)
    }
    for glyph in terminal.cells {
      for color in [glyph.foreground, glyph.background] {
        switch depth {
        case .none: #expect(color.isDefault)
        case .ansi16: #expect(color.isDefault || color.paletteIndex.map { $0 < 16 } ?? false)
        default: #expect(color.rgbValue == nil)
        }
      }
    }
  }
}
