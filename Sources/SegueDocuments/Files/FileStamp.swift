#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What tells a file's contents apart from earlier ones without reading them.
package struct FileStamp: Hashable, Sendable {
  /// The file's number: a file that is renamed over another one has its own.
  package let node: UInt64
  /// The file's length, in bytes.
  package let size: Int64
  /// When the file was written last, in whole seconds of the system's calendar.
  package let seconds: Int
  /// The nanoseconds beyond those.
  package let nanoseconds: Int

  /// Stamps a file, or what a symbolic link leads to; nil if there is none.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    node = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}

extension [String: FileStamp?] {
  /// Stamps files, each by its path.
  package init(of paths: [String]) {
    self.init(paths.map { ($0, FileStamp(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }
}
