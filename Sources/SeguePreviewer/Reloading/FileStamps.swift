import SegueDocuments

/// The state of files when they were last checked.
struct FileStamps: Hashable, Sendable {
  private var stamps: [String: FileStamp?]

  /// Checks these files for the first time.
  init(paths: [String]) { stamps = [String: FileStamp?](of: paths) }

  /// Follows files from when they were stamped; whatever has changed since is a change.
  init(_ stamps: [String: FileStamp?]) { self.stamps = stamps }

  /// Follows these files and no others; what is known about those already followed stays.
  mutating func follow(_ paths: [String]) {
    stamps = Dictionary(
      paths.map { ($0, stamps[$0] ?? FileStamp(of: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The files that have changed since the last check.
  mutating func changes() -> Set<String> {
    var changed: Set<String> = []
    for (path, old) in stamps {
      // While an editor replaces a file, there is none for a moment.
      guard let new = FileStamp(of: path), new != old else { continue }
      changed.insert(path)
      stamps[path] = new
    }
    return changed
  }
}
