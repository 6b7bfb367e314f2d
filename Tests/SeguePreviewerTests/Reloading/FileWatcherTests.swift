import Testing

@testable import SeguePreviewer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("File watcher")
struct FileWatcherTests {
  private let folder: String

  init() {
    var template = Array("/tmp/segue-watcher-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap(mkdtemp).map { String(cString: $0) } ?? "/nowhere"
    }
  }

  private func write(_ name: String) {
    guard let file = fopen("\(folder)/\(name)", "w") else { return }
    fputs("segue: 1\n", file)
    fclose(file)
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
