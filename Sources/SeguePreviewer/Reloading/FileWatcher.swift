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
  #if !canImport(Glibc)
    private let folders: [Int32]
  #endif

  /// Watches the folder that holds a file; behind a symbolic link, the folder of what it leads to.
  init(file path: String) { self.init(files: [path]) }

  /// Watches the folders that hold these files.
  init(files paths: [String]) {
    let folderPaths = Set(paths.map(Self.folder))
    #if canImport(Glibc)
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
      if descriptor >= 0 {
        for path in folderPaths { inotify_add_watch(descriptor, path, UInt32(events)) }
      }
    #else
      descriptor = kqueue()
      folders = folderPaths.map { open($0, O_EVTONLY | O_CLOEXEC) }.filter { $0 >= 0 }
      for folder in folders {
        var event = kevent()
        event.ident = UInt(folder)
        event.filter = Int16(EVFILT_VNODE)
        event.flags = UInt16(EV_ADD | EV_CLEAR)
        event.fflags = UInt32(NOTE_WRITE | NOTE_RENAME | NOTE_DELETE)
        kevent(descriptor, &event, 1, nil, 0, nil)
      }
    #endif
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    #if !canImport(Glibc)
      for folder in folders { close(folder) }
    #endif
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
