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

/// Backpressure, on a pipe that nobody empties until told.
@Suite @MainActor struct OutputQueueTests {
  private func pipePair() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (ends[0], ends[1])
  }

  private func drain(_ descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count <= 0 { return all }
      all += bytes.prefix(count)
    }
  }

  @Test func `Bytes that are not taken wait in order`() throws {
    let (reader, writer) = try pipePair()
    defer {
      close(reader)
      close(writer)
    }
    let queue = OutputQueue(descriptor: writer, isNonBlocking: true)
    let sent = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    queue.send(sent[..<200_000])
    queue.send(sent[200_000...])
    #expect(queue.wantsWrite)
    var received: [UInt8] = []
    while queue.wantsWrite {
      received += drain(reader)
      queue.flush()
    }
    received += drain(reader)
    #expect(received == sent)
  }

  @Test func `A begun frame is finished, and of those that wait only the newest is shown`() throws {
    let (reader, writer) = try pipePair()
    defer {
      close(reader)
      close(writer)
    }
    let size = GridSize(columns: 300, rows: 90)
    let queue = OutputQueue(descriptor: writer, isNonBlocking: true)
    let screen = DirectScreen(
      size: size,
      dialect: Dialect(depth: .truecolor),
      fidelity: .exact,
      output: queue
    )
    var grids = RandomGrids(random: SeededGenerator(seed: 5), size: size)
    let frames = (0..<5).map { _ in grids.grid() }
    for frame in frames { screen.present(frame) }
    #expect(screen.wantsWrite)
    var terminal = VirtualTerminal(size: size)
    var received: [UInt8] = []
    while screen.wantsWrite {
      received += drain(reader)
      screen.flush()
    }
    received += drain(reader)
    terminal.feed(received)
    #expect(terminal.synchronizedFrames == 2)
    #expect(differences(terminal, frames[4]) == [])
  }

  @Test func `A waiting frame is not forgotten when something else empties the queue`() throws {
    let (reader, writer) = try pipePair()
    defer {
      close(reader)
      close(writer)
    }
    let size = GridSize(columns: 60, rows: 20)
    let queue = OutputQueue(descriptor: writer, isNonBlocking: true)
    let screen = DirectScreen(
      size: size,
      dialect: Dialect(depth: .truecolor),
      fidelity: .exact,
      output: queue
    )
    queue.send([UInt8](repeating: 0x20, count: 1 << 17))
    var grids = RandomGrids(random: SeededGenerator(seed: 6), size: size)
    let grid = grids.grid()
    screen.present(grid)
    while queue.wantsWrite {
      _ = drain(reader)
      queue.flush()
    }
    _ = drain(reader)
    #expect(screen.wantsWrite)
    screen.flush()
    #expect(!screen.wantsWrite)
    var terminal = VirtualTerminal(size: size)
    terminal.feed(drain(reader))
    #expect(differences(terminal, grid) == [])
  }

  @Test func `A terminal that is gone takes nothing more`() throws {
    let (reader, writer) = try pipePair()
    signal(SIGPIPE, SIG_IGN)
    close(reader)
    let queue = OutputQueue(descriptor: writer, isNonBlocking: true)
    queue.send([1, 2, 3])
    #expect(queue.isHungUp)
    #expect(!queue.wantsWrite)
    queue.drain()
    close(writer)
  }
}
