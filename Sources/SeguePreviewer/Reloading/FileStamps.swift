#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files as they were when they were last looked at.
struct FileStamps: Hashable, Sendable {
  /// By what a file can be told from its earlier self.
  private struct Stamp: Hashable {
    var node: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private var stamps: [String: Stamp?]

  /// Looks at these files.
  init(paths: [String]) {
    stamps = Dictionary(paths.map { ($0, Self.stamp(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Looks at these files and no others; what is known of those that were followed before stays.
  mutating func follow(_ paths: [String]) {
    stamps = Dictionary(
      paths.map { ($0, stamps[$0] ?? Self.stamp(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The files that differ from what they were.
  mutating func changes() -> Set<String> {
    var changed: Set<String> = []
    for (path, old) in stamps {
      // While an editor replaces a file there is none for a moment.
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
