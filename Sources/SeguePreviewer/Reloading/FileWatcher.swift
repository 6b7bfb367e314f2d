#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells when something in a folder has been written, by a descriptor that becomes readable.
///
/// The folder is watched rather than the file, since editors save by renaming a new file over the old one.
struct FileWatcher: ~Copyable {
  /// To be waited for; -1 where the system watches nothing.
  let descriptor: Int32
  private let folders: WatchedFolders

  /// Watches nothing yet.
  init() {
    #if canImport(Glibc)
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    #else
      descriptor = kqueue()
    #endif
    folders = WatchedFolders(descriptor)
  }

  /// Watches the folder that holds a file; behind a symbolic link, the folder of what it leads to.
  init(file path: String) {
    self.init()
    folders.add(Self.folder(of: path), for: .writing)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Watches what is written in these folders too; whether any of them was not watched before.
  func watch(_ paths: [String]) -> Bool {
    paths.reduce(false) { folders.add(Self.resolved($1), for: .writing) || $0 }
  }

  /// Watches which folders come into these and go from them; whether any of these was not watched before.
  func watch(comingsAndGoingsIn paths: [String]) -> Bool {
    paths.reduce(false) { folders.add(Self.resolved($1), for: .comingsAndGoings) || $0 }
  }

  /// Takes what has been reported, so that the descriptor is silent until the next change.
  ///
  /// Returns whether anything has been reported, and whether a picture may have changed.
  func drain() -> (hasChanged: Bool, picturesChanged: Bool) {
    #if canImport(Glibc)
      var hasChanged = false
      var isPicture = false
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return (hasChanged, isPicture) }
        hasChanged = true
        // The names of the files stand in the reports, after 16 bytes each.
        let names = String(decoding: buffer[..<count], as: UTF8.self)
        isPicture = isPicture || names.contains(".png")
      }
    #else
      var event = kevent()
      var moment = timespec()
      var hasChanged = false
      while kevent(descriptor, nil, 0, &event, 1, &moment) > 0 { hasChanged = true }
      return (hasChanged, hasChanged)
    #endif
  }

  private static func folder(of path: String) -> String {
    let real = resolved(path)
    return real.lastIndex(of: "/").map { String(real[...$0]) } ?? "."
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
