public import SegueDocuments
public import SegueScenes

/// The reason why a tuned scene was not saved; the file is unchanged.
public enum SaveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program has written the file since it was read; the bytes that it holds now.
  case changedOnDisk([UInt8])
  /// The file no longer exists; its path.
  case gone(String)
  /// The file for a copy exists already; its path.
  case taken(String)
  /// The file could not be written.
  case unwritable(OutputFile.Failure)

  /// What went wrong and what to do, as a message for the user.
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
  /// What to do with a file that has changed since it was read, or exists already.
  public enum Conflict: Hashable, Sendable {
    /// The save fails, and reports what the file holds.
    case refused
    /// The save replaces the file's contents.
    case overwritten
  }

  /// Writes the text to its file, as a whole or not at all; every byte that was not tuned stays as it is.
  ///
  /// If the process is killed, the file is either the old or the new one, and a write by another program at the same
  /// moment is not lost. Nothing is written if nothing is tuned, unless the conflict is `.overwritten`.
  ///
  /// - Throws: `SaveError`; the file and the document are then unchanged.
  public mutating func save(conflict: Conflict = .refused) throws(SaveError) {
    guard isModified || conflict == .overwritten else { return }
    switch conflict {
    case .overwritten: try write(to: path, existing: .replaced)
    case .refused:
      do throws(OutputFile.OverwriteError) {
        try OutputFile(path: path).write(source, over: savedSource)
      } catch {
        switch error {
        case .changed(let bytes): throw .changedOnDisk(bytes)
        case .gone: throw .gone(path)
        case .unwritable(let failure): throw .unwritable(failure)
        }
      }
    }
    noteSaved()
  }

  /// Writes the text to another file, which becomes the document's file; the original stays as it is.
  ///
  /// - Throws: `SaveError`; the file and the document are then unchanged.
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
