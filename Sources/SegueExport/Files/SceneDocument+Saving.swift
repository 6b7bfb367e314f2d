public import SegueScenes

/// Why a tuned scene was not saved; the file is as it was.
public enum SaveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Somebody else has written the file since it was read; what it holds now.
  case changedOnDisk([UInt8])
  case gone(String)
  /// A file that a copy was to be written to is there already.
  case taken(String)
  case unwritable(OutputFile.Failure)

  public var description: String {
    switch self {
    case .changedOnDisk: "the file has changed on disk since it was read: reload it, or save over it"
    case .gone(let path): "'\(TextSanitizer.visible(path))' is no longer there: save again to write it anew"
    case .taken(let path): "'\(TextSanitizer.visible(path))' is there already: save again to replace it"
    case .unwritable(let failure): failure.description
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
  /// A killed process leaves the old file or the new one, and what somebody else writes at the same moment is not
  /// lost. Nothing is written where nothing is tuned.
  public mutating func save(conflict: Conflict = .refused) throws(SaveError) {
    guard isModified || conflict == .overwritten else { return }
    switch conflict {
    case .overwritten: try write(to: path, existing: .replaced)
    case .refused:
      do throws(FileReplacement<SystemCalls>.Failure) {
        try OutputFile(path: path).write(source, over: savedSource)
      } catch {
        switch error {
        case .changed(let bytes): throw .changedOnDisk(bytes)
        case .gone: throw .gone(path)
        default: throw .unwritable(OutputFile.Failure(error, path: path))
        }
      }
    }
    noteSaved()
  }

  /// Writes the text to another file, which the document is from then on; the one it was read from stays as it is.
  public mutating func save(as path: String, conflict: Conflict = .refused) throws(SaveError) {
    do throws(SaveError) {
      try write(to: path, existing: conflict == .refused ? .kept : .replaced)
    } catch {
      if conflict == .refused, (try? SceneFile.bytes(at: path)) ?? nil != nil { throw .taken(path) }
      throw error
    }
    noteSaved(as: path)
  }

  private func write(to path: String, existing: OutputFile.Existing) throws(SaveError) {
    do throws(OutputFile.Failure) {
      try OutputFile(path: path).write(source, existing: existing)
    } catch {
      throw .unwritable(error)
    }
  }
}
