#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The state of files when they were last checked.
struct FileStamps: Hashable, Sendable {
  /// What tells a file apart from its earlier self.
  private struct Stamp: Hashable {
    var node: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private var stamps: [String: Stamp?]

  /// Checks these files for the first time.
  init(paths: [String]) {
    stamps = Dictionary(paths.map { ($0, Self.stamp(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Follows these files and no others; what is known about those already followed stays.
  mutating func follow(_ paths: [String]) {
    stamps = Dictionary(
      paths.map { ($0, stamps[$0] ?? Self.stamp(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The files that have changed since the last check.
  mutating func changes() -> Set<String> {
    var changed: Set<String> = []
    for (path, old) in stamps {
      // While an editor replaces a file, there is none for a moment.
      guard let new = Self.stamp(of: path), new != old else { continue }
      changed.insert(path)
      stamps[path] = new
    }
    return changed
  }

  private static func stamp(of path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Stamp(
      node: UInt64(status.st_ino),
      size: Int64(status.st_size),
      seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec)
    )
  }
}
