public import SegueScenes

/// Why a tuned scene was not saved; the file is as it was.
public enum SaveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Somebody else has written the file since it was read; what it holds now.
  case changedOnDisk([UInt8])
  case gone(String)
  /// A file that a copy was to be written to is there already.
  case taken(String)
  case unwritable(OutputFile.Failure)
  case unreadable(SceneError)

  public var description: String {
    switch self {
    case .changedOnDisk: "the file has changed on disk since it was read: reload it, or save over it"
    case .gone(let path): "'\(TextSanitizer.visible(path))' is no longer there: save again to write it anew"
    case .taken(let path): "'\(TextSanitizer.visible(path))' is there already: save again to replace it"
    case .unwritable(let failure): failure.description
    case .unreadable(let error): error.diagnostics.first?.message ?? "the file cannot be read"
    }
  }
}

extension SceneDocument {
  /// What is done with a file that is not as it was read.
  public enum Conflict: Hashable, Sendable {
    /// The save fails, and says what the file holds.
    case refused
    case overwritten
  }

  /// Writes the text to its file, whole or not at all; every byte that was not tuned stays as it is.
  ///
  /// A killed process leaves the old file or the new one. Nothing is written where nothing is tuned.
  public mutating func save(conflict: Conflict = .refused) throws(SaveError) {
    guard isModified || conflict == .overwritten else { return }
    if conflict == .refused {
      guard let onDisk = try bytes(at: path) else { throw .gone(path) }
      guard onDisk == savedSource else { throw .changedOnDisk(onDisk) }
    }
    try write(to: path)
    noteSaved()
  }

  /// Writes the text to another file, which the document is from then on; the one it was read from stays as it is.
  public mutating func save(as path: String, conflict: Conflict = .refused) throws(SaveError) {
    if conflict == .refused, try bytes(at: path) != nil { throw .taken(path) }
    try write(to: path)
    noteSaved(as: path)
  }

  /// What a file holds; nil: there is none.
  private func bytes(at path: String) throws(SaveError) -> [UInt8]? {
    do throws(SceneError) { return try SceneFile.bytes(at: path) } catch { throw .unreadable(error) }
  }

  private func write(to path: String) throws(SaveError) {
    do throws(OutputFile.Failure) {
      try OutputFile(path: path).write(source, existing: .replaced)
    } catch {
      throw .unwritable(error)
    }
  }
}
