import SegueGeometry
import SegueCells
import SegueTerminalModel
import SegueTestSupport
import Testing

@testable import SegueTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Both screens must show the same: here ncurses writes to a file, and the virtual terminal reads it.
///
/// ncurses is one per process, so these run one after another.
@Suite(.serialized) @MainActor struct CursesScreenTests {
  @Test(arguments: [
    ("xterm-256color", ColorDepth.truecolor), ("xterm-256color", .ansi256), ("xterm", .ansi16),
  ])
  func `The terminal shows the last grid`(type: String, depth: ColorDepth) throws {
    _ = TerminalEnvironment.current()
    let size = GridSize(columns: 24, rows: 6)
    let file = try #require(tmpfile())
    defer { fclose(file) }
    let screen = try CursesScreen(
      type: type,
      depth: depth,
      size: size,
      input: fileno(file),
      output: OutputQueue(descriptor: fileno(file), isNonBlocking: false)
    )
    defer { screen.close() }
    var grids = RandomGrids(random: SeededGenerator(seed: 21), size: size)
    grids.attributes = [[], [], .bold, .underline, .reverse, .italic]
    grids.colors = colors(of: depth)
    grids.hasOctants = false
    var terminal = VirtualTerminal(size: size)
    var grid = grids.grid()
    var position = 0
    for step in 0..<30 {
      grid = step % 5 == 4 ? grids.grid() : grids.changed(grid)
      if step == 15 { screen.invalidate() }
      screen.present(grid)
      terminal.feed(read(file, from: &position))
      #expect(differences(terminal, grid) == [], "step \(step)")
      #expect(terminal.unknown == [])
    }
    screen.leave()
  }

  @Test func `A terminal higher than its entry says scrolls as a whole, its cursor last`() throws {
    _ = TerminalEnvironment.current()
    let size = GridSize(columns: 30, rows: 40)
    let file = try #require(tmpfile())
    defer { fclose(file) }
    let screen = try CursesScreen(
      type: "vt100",
      depth: .none,
      size: size,
      input: fileno(file),
      output: OutputQueue(descriptor: fileno(file), isNonBlocking: false)
    )
    defer { screen.close() }
    var grid = CellGrid(size: size)
    grid[column: 3, row: 30] = Cell(glyph: 0x61)
    screen.present(grid)
    var position = 0
    let text = String(decoding: read(file, from: &position), as: UTF8.self)
    #expect(text.contains("\u{1b}[1;40r"))
    #expect(!text.contains("\u{1b}[1;24r"))
    // ncurses may go there from the letter, or by the place.
    let ways = ["\u{1b}[40;30H", "\u{1b}[9B\u{1b}[25C"]
    #expect(ways.contains { text.hasSuffix($0) }, "\(text.debugDescription)")
    #expect(getenv("LINES") == nil && getenv("COLUMNS") == nil)
    screen.leave()
  }

  @Test func `Where nobody reads, the newest grid waits, and nothing else does`() throws {
    _ = TerminalEnvironment.current()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    defer { for end in ends { close(end) } }
    let size = GridSize(columns: 120, rows: 50)
    let screen = try CursesScreen(
      type: "xterm-256color",
      depth: .truecolor,
      size: size,
      input: ends[0],
      output: OutputQueue(descriptor: ends[1], isNonBlocking: true)
    )
    defer { screen.close() }
    var grids = RandomGrids(random: SeededGenerator(seed: 4), size: size)
    grids.attributes = [[]]
    grids.colors = [.rgb(0x102030), .rgb(0xffffff)]
    grids.hasOctants = false
    var grid = grids.grid()
    for _ in 0..<12 {
      grid = grids.grid()
      screen.present(grid)
    }
    #expect(screen.wantsWrite)
    #expect(screen.delivery.framesDropped > 0)
    var terminal = VirtualTerminal(size: size)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while screen.wantsWrite {
      let count = systemRead(ends[0], &bytes)
      terminal.feed(Array(bytes.prefix(max(0, count))))
      screen.flush()
    }
    let rest = systemRead(ends[0], &bytes)
    terminal.feed(Array(bytes.prefix(max(0, rest))))
    #expect(differences(terminal, grid) == [])
    screen.leave()
  }

  private func colors(of depth: ColorDepth) -> [CellColor] {
    switch depth {
    case .truecolor: [.terminalDefault, .rgb(0x102030), .rgb(0), .rgb(5), .rgb(0xffffff)]
    case .ansi256: [.terminalDefault, .palette(3), .palette(12), .palette(200)]
    default: [.terminalDefault, .palette(1), .palette(3), .palette(6)]
    }
  }

  private func read(_ file: UnsafeMutablePointer<FILE>, from position: inout Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(fileno(file), &bytes, bytes.count, off_t(position))
    position += max(0, count)
    return Array(bytes.prefix(max(0, count)))
  }
}

/// `read`, whose name the suite has given to something else.
private func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  read(descriptor, &bytes, bytes.count)
}
