import SegueTestSupport
import Testing

@testable import SeguePreviewer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("File watcher")
struct FileWatcherTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private var folder: String { temporary.path }

  private func write(_ name: String) {
    guard let file = fopen("\(folder)/\(name)", "w") else { return }
    fputs("segue: 1\n", file)
    fclose(file)
  }

  @Test("A file is another one after a rename over it, though it is as long as before")
  func stamps() {
    write("scene.yaml")
    write("other.yaml")
    var stamps = FileStamps(paths: ["\(folder)/scene.yaml", "\(folder)/other.yaml", "\(folder)/none.yaml"])
    #expect(stamps.changes().isEmpty)
    write("draft")
    rename("\(folder)/draft", "\(folder)/scene.yaml")
    #expect(stamps.changes() == ["\(folder)/scene.yaml"])
    #expect(stamps.changes().isEmpty)
    // A file that has gone is not told; one that has come is.
    unlink("\(folder)/other.yaml")
    write("none.yaml")
    #expect(stamps.changes() == ["\(folder)/none.yaml"])
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  @Test("A write, a rename over the file and its removal are each told once")
  func changes() {
    write("scene.yaml")
    symlink("\(folder)/scene.yaml", "\(folder)-link.yaml")
    for path in ["\(folder)/scene.yaml", "\(folder)-link.yaml"] {
      let watcher = FileWatcher(file: path)
      let descriptor = watcher.descriptor
      #expect(!isReadable(descriptor))
      write("scene.yaml")
      #expect(isReadable(descriptor))
      let first = watcher.drain().picturesChanged
      #expect(!first)
      #expect(!isReadable(descriptor))
      write("draft")
      rename("\(folder)/draft", "\(folder)/scene.yaml")
      #expect(isReadable(descriptor))
      write("cover.png")
      let picture = watcher.drain().picturesChanged
      #expect(picture)
      unlink("\(folder)/scene.yaml")
      #expect(isReadable(descriptor))
      let last = watcher.drain().picturesChanged
      #expect(!last)
      #expect(!isReadable(descriptor))
      write("scene.yaml")
    }
    unlink("\(folder)-link.yaml")
  }
}
