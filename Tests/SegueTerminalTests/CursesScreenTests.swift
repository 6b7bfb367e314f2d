import SegueGeometry
import SegueRaster
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
      output: fileno(file)
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
