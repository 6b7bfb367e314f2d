import CGraphics
import Testing

@testable import SegueGraphics

/// No shared memory stays that nobody took.
@Suite struct SharedObjectsTests {
  private func count(_ name: String) -> Int {
    var room = [UInt8](repeating: 0, count: 100)
    return cg_read_shared(name, &room, room.count)
  }

  private func share(_ objects: inout SharedObjects, _ size: Int, at time: Double) -> String? {
    var name: String?
    _ = [UInt8](repeating: 1, count: size).withUnsafeBufferPointer { bytes in
      objects.share(bytes, at: time) { name = String(decoding: $0, as: UTF8.self) }
    }
    return name
  }

  @Test("Names have at most the 31 bytes that Darwin allows, and begin as kitty wants files to")
  func names() throws {
    var objects = SharedObjects(processID: .max)
    let name = try #require(share(&objects, 5, at: 0))
    #expect(name.utf8.count == 31 && name.hasPrefix("/tty-graphics-protocol"))
    #expect(count(name) == 5)
  }

  @Test("An object waits a second, and is gone after that")
  func sweeping() throws {
    var objects = SharedObjects(processID: 1_000_001)
    let early = try #require(share(&objects, 5, at: 10))
    let late = try #require(share(&objects, 6, at: 10.5))
    objects.sweep(at: 10.9)
    #expect(count(early) == 5 && count(late) == 6)
    objects.sweep(at: 11.1)
    #expect(count(early) == -1 && count(late) == 6 && objects.count == 1)
    objects.removeAll()
    #expect(count(late) == -1)
  }

  @Test("What is left goes with its owner, and one that a process before left is replaced")
  func owner() throws {
    var names: [String] = []
    do {
      var objects = SharedObjects(processID: 1_000_002)
      names.append(try #require(share(&objects, 5, at: 0)))
      #expect(cg_share(names[0], [1, 2], 2) == 0 && count(names[0]) == 2)
    }
    #expect(count(names[0]) == -1)
  }

  @Test("A name that cannot be gives no object")
  func refused() { #expect(cg_share("/a/b", [1], 1) == -1 && cg_read_shared("/none-of-ours", nil, 0) == -1) }
}
