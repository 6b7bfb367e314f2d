#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reports writes in a folder through a descriptor that becomes readable.
///
/// It watches the folder rather than the file, since editors save by renaming a new file over the old one.
struct FileWatcher: ~Copyable {
  /// The descriptor to wait for; -1 if the system cannot watch anything.
  let descriptor: Int32
  private let folders: WatchedFolders

  /// Creates a watcher that watches nothing yet.
  init() {
    #if canImport(Glibc)
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    #else
      descriptor = kqueue()
    #endif
    folders = WatchedFolders(descriptor)
  }

  /// Watches the folder of a file or, behind a symbolic link, of the link's target.
  init(file path: String) {
    self.init()
    folders.add(Self.folder(of: path), for: .writing)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Also watches what is written in these folders; returns whether any of them was not watched for this before.
  func watch(_ paths: [String]) -> Bool {
    paths.reduce(false) { folders.add(Self.resolved($1), for: .writing) || $0 }
  }

  /// Watches folders appearing in these and vanishing from them; returns whether any of these was not watched for
  /// this before.
  func watch(comingsAndGoingsIn paths: [String]) -> Bool {
    paths.reduce(false) { folders.add(Self.resolved($1), for: .comingsAndGoings) || $0 }
  }

  /// Reads all reports, so that the descriptor is silent until the next change.
  ///
  /// Returns whether anything was reported, and whether a picture may have changed.
  func drain() -> (hasChanged: Bool, picturesChanged: Bool) {
    #if canImport(Glibc)
      var hasChanged = false
      var isPicture = false
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return (hasChanged, isPicture) }
        hasChanged = true
        // Each report holds a file name after its 16-byte header.
        let names = String(decoding: buffer[..<count], as: UTF8.self)
        isPicture = isPicture || [".png", ".jpg", ".jpeg"].contains(where: names.contains)
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
