import CGraphics
import Testing

#if canImport(Glibc)
  import Glibc
#endif

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

  #if canImport(Glibc)
    /// No system has so many processes.
    private static let gone = "trmka"

    private func leave(_ name: String, age: Int) throws -> String {
      let path = SharedObjects.folder + "/" + name
      let descriptor = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
      try #require(descriptor >= 0)
      let past = timespec(tv_sec: time(nil) - age, tv_nsec: 0)
      #expect(futimens(descriptor, [past, past]) == 0)
      close(descriptor)
      return path
    }

    @Test("What a crash left is removed at the next start, and nothing else")
    func abandoned() throws {
      var own = SharedObjects(processID: getpid())
      let live = SharedObjects.folder + (try #require(share(&own, 5, at: 0)))
      let past = timespec(tv_sec: time(nil) - 1000, tv_nsec: 0)
      #expect(utimensat(AT_FDCWD, live, [past, past], 0) == 0)
      let kept = try [
        live, leave("tty-graphics-protocol-\(Self.gone)001", age: 0),
        leave("tty-graphics-protocol-\(Self.gone)0011", age: 1000),
        leave("tty-graphics-protocol-TRMKA001", age: 1000), leave("segue-\(Self.gone)001", age: 1000),
      ]
      defer { for path in kept { unlink(path) } }
      let left = try [
        leave("tty-graphics-protocol-\(Self.gone)002", age: 1000),
        leave("tty-graphics-protocol-\(Self.gone)zzz", age: 1000),
      ]
      SharedObjects.removeAbandoned()
      #expect(left.filter { access($0, F_OK) == 0 }.isEmpty)
      #expect(kept.filter { access($0, F_OK) != 0 }.isEmpty)
    }
  #endif
}
