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

/// A screen on a pipe, with a clock that the test moves.
@Suite @MainActor struct DirectScreenTests {
  /// What stands at the other end: it reads as much as it is told to.
  @MainActor private final class Reader {
    let ends: (read: Int32, write: Int32)
    var time = 100.0
    var terminal: VirtualTerminal
    private var unfed: [UInt8] = []

    init(size: GridSize) throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      self.ends = (ends[0], ends[1])
      terminal = VirtualTerminal(size: size)
    }

    func screen(_ fidelity: Fidelity) -> DirectScreen {
      DirectScreen(
        size: terminal.size,
        dialect: Dialect(depth: .truecolor),
        fidelity: fidelity,
        output: OutputQueue(descriptor: ends.write, isNonBlocking: true),
        clock: { self.time }
      )
    }

    /// Reads at most so many bytes; the terminal is fed whole frames only.
    func take(_ limit: Int) -> Int {
      var bytes = [UInt8](repeating: 0, count: limit)
      let count = max(0, read(ends.read, &bytes, limit))
      unfed += bytes.prefix(count)
      while let end = unfed.firstIndex(of: UInt8(ascii: "n")) {
        terminal.feed(Array(unfed[...end]))
        unfed.removeSubrange(...end)
      }
      return count
    }

    func takeAll(from screen: DirectScreen) {
      repeat { screen.flush() } while take(1 << 16) > 0 || screen.wantsWrite
    }

    func close() {
      closeDescriptor(ends.read)
      closeDescriptor(ends.write)
    }
  }

  private func noise(_ count: Int, _ size: GridSize) -> [CellGrid] {
    var random = SeededGenerator(seed: 4)
    return (0..<count).map { number in
      var grid = CellGrid(size: size)
      for index in grid.cells.indices {
        grid.cells[index] = Cell(glyph: 0x2584, foreground: .rgb(UInt32(random.int(below: 1 << 24))))
      }
      grid.cells[0] = Cell(glyph: 0x4100 + UInt32(number))
      return grid
    }
  }

  @Test func `A slow reader sees fewer frames, in order, and ends on the last`() throws {
    let size = GridSize(columns: 60, rows: 20)
    let reader = try Reader(size: size)
    defer { reader.close() }
    let screen = reader.screen(.exact)
    let frames = noise(100, size)
    var seen: [UInt32] = []
    for frame in frames {
      // 10 kB a second at sixty frames a second; nothing here waits.
      screen.present(frame)
      reader.time += 1.0 / 60
      for _ in 0..<8 {
        _ = reader.take(21)
        if let number = reader.terminal.cells[0].text.unicodeScalars.first?.value, seen.last != number {
          seen.append(number)
        }
      }
    }
    reader.takeAll(from: screen)
    #expect(differences(reader.terminal, frames[99]) == [])
    #expect(seen == seen.sorted())
    #expect(screen.delivery.framesSent + screen.delivery.framesDropped == 100)
    #expect(screen.delivery.framesDropped > 90)
    #expect(!screen.wantsWrite)
    #expect(screen.deadline == nil)
  }

  @Test func `Two frames are on their way to a terminal that answers, and the newest follows`() throws {
    let size = GridSize(columns: 8, rows: 2)
    let reader = try Reader(size: size)
    defer { reader.close() }
    let screen = reader.screen(.exact)
    let frames = noise(6, size)
    screen.present(frames[0])
    screen.acknowledge()
    for frame in frames[1...] { screen.present(frame) }
    reader.takeAll(from: screen)
    #expect(reader.terminal.questions == 3)
    #expect(differences(reader.terminal, frames[2]) == [])
    #expect(!screen.wantsWrite, "it would poll in vain")
    #expect(screen.deadline == reader.time + 1)
    screen.acknowledge()
    reader.takeAll(from: screen)
    #expect(differences(reader.terminal, frames[5]) == [])
    #expect(screen.delivery.framesDropped == 2)
    #expect(screen.delivery.isAcknowledged)
  }

  @Test func `A terminal that stops answering is shown the newest frame all the same`() throws {
    let size = GridSize(columns: 8, rows: 2)
    let reader = try Reader(size: size)
    defer { reader.close() }
    let screen = reader.screen(.exact)
    let frames = noise(4, size)
    screen.present(frames[0])
    screen.acknowledge()
    for frame in frames[1...] { screen.present(frame) }
    reader.time += 1
    reader.takeAll(from: screen)
    #expect(differences(reader.terminal, frames[3]) == [])
    #expect(screen.deadline == nil)
  }

  /// An overlay whose picture is a number, written as `<number>` where a terminal shows it.
  private final class Numbers: ScreenOverlay {
    var number: Int?
    var isSharp = true
    private(set) var paces: [OverlayPace] = []
    private var shown: Int?
    var isUnfinished: Bool { !isSharp }

    func encode(_ pace: OverlayPace, into bytes: inout [UInt8]) {
      paces.append(pace)
      if pace == .resting { isSharp = true } else if number == shown { return }
      shown = number
      bytes += Array("\u{1b}_G\(number ?? 0)\u{1b}\\".utf8)
    }

    func invalidate() { shown = nil }
    func leave(isCut: Bool, into bytes: inout [UInt8]) {
      bytes += Array("\u{1b}_G\(isCut ? "cut" : "gone")\u{1b}\\".utf8)
    }
  }

  /// What a screen on a pipe writes while the body uses it.
  private func written(_ size: GridSize, _ body: (DirectScreen, Reader) -> Void) throws -> String {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let reader = try Reader(size: size)
    let screen = DirectScreen(
      size: size,
      dialect: Dialect(depth: .truecolor),
      fidelity: .exact,
      output: OutputQueue(descriptor: ends[1], isNonBlocking: false),
      clock: { reader.time }
    )
    body(screen, reader)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = max(0, read(ends[0], &bytes, bytes.count))
    for end in ends { closeDescriptor(end) }
    reader.close()
    return String(decoding: bytes.prefix(count), as: UTF8.self).replacing("\u{1b}", with: "␛")
  }

  @Test func `An overlay follows the cells in the same update`() throws {
    let size = GridSize(columns: 2, rows: 1)
    let overlay = Numbers()
    let text = try written(size) { screen, _ in
      screen.overlay = overlay
      overlay.number = 7
      var grid = CellGrid(size: size)
      grid.cells[0] = Cell(glyph: 0x41)
      screen.present(grid)
      screen.acknowledge()
      // Nothing has changed, then the picture alone, then the cells alone.
      screen.present(grid)
      overlay.number = 8
      screen.present(grid)
      screen.acknowledge()
      grid.cells[1] = Cell(glyph: 0x42)
      screen.present(grid)
    }
    let frames = text.split(separator: "␛[5n").map(String.init)
    #expect(frames.count == 3)
    #expect(frames[0].contains("A") && frames[0].hasSuffix("␛_G7␛\\␛[m␛[?2026l"))
    #expect(frames[1] == "␛[?2026h␛_G8␛\\␛[m␛[?2026l")
    // The cursor may be anywhere after a picture.
    #expect(frames[2].contains("␛[1;2H") && frames[2].contains("B") && !frames[2].contains("_G"))
  }

  @Test func `A cleared screen shows its overlay again, and one that leaves removes it`() throws {
    let size = GridSize(columns: 2, rows: 1)
    let overlay = Numbers()
    let text = try written(size) { screen, _ in
      screen.overlay = overlay
      overlay.number = 7
      screen.present(CellGrid(size: size))
      screen.acknowledge()
      screen.invalidate()
      screen.present(CellGrid(size: size))
      screen.leave()
    }
    #expect(text.ranges(of: "_G7").count == 2)
    #expect(text.hasSuffix("␛_Ggone␛\\"))
  }

  @Test func `One that leaves in the middle of a frame is told that it was cut off`() throws {
    let size = GridSize(columns: 200, rows: 100)
    let reader = try Reader(size: size)
    defer { reader.close() }
    let screen = reader.screen(.exact)
    let overlay = Numbers()
    screen.overlay = overlay
    for grid in noise(2, size) { screen.present(grid) }
    #expect(screen.wantsWrite, "the pipe is full")
    #expect(screen.awaitsReply)
    screen.leave()
    var bytes = [UInt8](repeating: 0, count: 1 << 21)
    var end: [UInt8] = []
    while case let count = read(reader.ends.read, &bytes, bytes.count), count > 0 {
      end = (end + bytes.prefix(count)).suffix(20)
      screen.flush()
    }
    let text = String(decoding: end, as: UTF8.self).replacing("\u{1b}", with: "␛")
    #expect(text.hasSuffix("\u{18}␛\\␛_Gcut␛\\"), "\(text)")
  }

  @Test func `An overlay that is not sharp becomes so at rest`() throws {
    let size = GridSize(columns: 2, rows: 1)
    let overlay = Numbers()
    _ = try written(size) { screen, reader in
      screen.overlay = overlay
      overlay.number = 7
      overlay.isSharp = false
      screen.present(CellGrid(size: size))
      screen.acknowledge()
      #expect(screen.deadline == reader.time + DirectScreen.settlingDelay)
      reader.time += DirectScreen.settlingDelay / 2
      screen.flush()
      #expect(overlay.paces == [.moving])
      reader.time += DirectScreen.settlingDelay
      screen.flush()
      #expect(overlay.paces == [.moving, .resting])
      screen.acknowledge()
      #expect(screen.deadline == nil)
    }
  }

  @Test func `A picture at rest becomes exact`() throws {
    let size = GridSize(columns: 40, rows: 20)
    let reader = try Reader(size: size)
    defer { reader.close() }
    let screen = reader.screen(.fast)
    let frame = noise(1, size)[0]
    screen.present(frame)
    reader.takeAll(from: screen)
    #expect(differences(reader.terminal, frame) != [])
    #expect(screen.delivery.isNearLossless)
    #expect(screen.deadline == reader.time + DirectScreen.settlingDelay)
    reader.time += DirectScreen.settlingDelay
    // The same picture again does not keep it from resting.
    screen.present(frame)
    reader.takeAll(from: screen)
    #expect(reader.terminal.synchronizedFrames > 3, "in portions")
    #expect(screen.deadline == nil)
    #expect(differences(reader.terminal, frame) == [])
    #expect(!screen.delivery.isNearLossless)
  }

  @Test func `What moves again is not made exact first`() throws {
    let size = GridSize(columns: 40, rows: 20)
    let reader = try Reader(size: size)
    defer { reader.close() }
    let screen = reader.screen(.fast)
    let frames = noise(2, size)
    screen.present(frames[0])
    reader.time += DirectScreen.settlingDelay
    screen.flush()
    let before = reader.time
    screen.present(frames[1])
    #expect(screen.deadline == before + DirectScreen.settlingDelay)
  }

  @Test func `Colours give way on a slow link only, and come back`() throws {
    let size = GridSize(columns: 60, rows: 20)
    let reader = try Reader(size: size)
    defer { reader.close() }
    let screen = reader.screen(.auto)
    let frames = noise(40, size)
    screen.present(frames[0])
    screen.acknowledge()
    for (number, frame) in frames.enumerated() {
      screen.present(frame)
      reader.takeAll(from: screen)
      reader.time += number < 20 ? 0.05 : 0.001
      screen.acknowledge()
      if number == 19 { #expect(screen.delivery.isNearLossless) }
    }
    screen.present(frames[0])
    #expect(!screen.delivery.isNearLossless)
  }

  @Test func `Who leaves waits for no picture`() throws {
    let size = GridSize(columns: 200, rows: 60)
    let reader = try Reader(size: size)
    defer { reader.close() }
    let screen = reader.screen(.exact)
    for frame in noise(3, size) { screen.present(frame) }
    #expect(screen.wantsWrite)
    screen.leave()
    // What was cut off ends with CAN and ST, and nothing follows them.
    var last: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      screen.flush()
      let count = read(reader.ends.read, &bytes, bytes.count)
      if count <= 0 { break }
      last = (last + bytes.prefix(count)).suffix(3)
    }
    #expect(last == [0x18, 0x1b, UInt8(ascii: "\\")])
  }
}

/// `close`, whose name a method hides.
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }
