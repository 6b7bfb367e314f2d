#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The writing of a whole file, so that its name stands for all the old bytes or for all the new ones at any time.
///
/// The bytes are written to a draft beside the file, brought to the disk, and given the file's owner, permissions and
/// access control list. Then draft and file exchange names at once. What has come out is looked at: where it is not what
/// the caller has read, somebody else has changed the file in the very last moment, and the names are exchanged back.
/// Where the system exchanges nothing, the last look is just before the renaming.
struct FileReplacement<Calls: FileCalls> {
  /// Why nothing was written.
  enum Failure: Error, Hashable {
    /// The file holds something else than was expected; what.
    case changed([UInt8])
    case gone
    /// There is a file where a new one was to be made.
    case taken
    case refused(Refusal)
    case system(Int32)
  }

  /// What cannot be kept as it is, so that nothing is written.
  enum Refusal: Hashable {
    case readOnly
    case notRegular
    /// Saving would make it ours.
    case ofAnotherUser
    /// Saving would part its names.
    case hardLinks(Int)
  }

  /// What is there now.
  enum Expectation: Hashable {
    case nothing
    case anything
    case bytes([UInt8])
  }

  let calls: Calls
  let bytes: [UInt8]
  let name: String
  /// The open folder, or `AT_FDCWD` where it may not be read; `name` is the whole path then.
  let folder: Int32
  /// What stands before the names of entries.
  let prefix: String

  /// Writes a file; the path is of the file itself, not of a link that leads to it.
  static func write(_ bytes: [UInt8], to path: String, expecting expectation: Expectation, calls: Calls)
    throws(Failure)
  {
    let slash = path.lastIndex(of: "/")
    let folderPath = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let folder: Int32
    do throws(SystemError) {
      folder = try calls.repeating { () throws(SystemError) in try calls.openFolder(folderPath) }
    } catch {
      if case .bytes = expectation, error.code == ENOENT { throw .gone }
      guard error.code == EACCES else { throw .system(error.code) }
      folder = AT_FDCWD
    }
    defer { if folder != AT_FDCWD { try? calls.close(folder) } }
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let isOpen = folder != AT_FDCWD
    let replacement = FileReplacement(
      calls: calls,
      bytes: bytes,
      name: isOpen ? name : path,
      folder: folder,
      prefix: isOpen ? "" : slash.map { String(path[...$0]) } ?? ""
    )
    if isOpen, replacement.lockFolder() { replacement.removeAbandonedDrafts() }
    try replacement.write(expecting: expectation)
  }

  /// Keeps other previewers out until the folder is closed, for half a second at most.
  ///
  /// False: it is not locked. The file is safe without it, but of two who save at once one might be told of a conflict
  /// that is over.
  private func lockFolder() -> Bool {
    for _ in 0..<50 {
      do throws(SystemError) {
        try calls.repeating { () throws(SystemError) in try calls.lock(folder) }
        return true
      } catch {
        guard error.code == EWOULDBLOCK else { return false }
        calls.pause()
      }
    }
    return false
  }

  private func write(expecting expectation: Expectation) throws(Failure) {
    switch expectation {
    case .nothing: try create()
    case .anything:
      // A file that comes or goes meanwhile is no reason to fail.
      for _ in 0..<3 {
        do throws(Failure) {
          if let old = try status() { return try replace(old, expecting: nil) }
          return try create()
        } catch {
          guard error == .taken || error == .gone else { throw error }
        }
      }
      throw .taken
    case .bytes(let expected):
      guard let old = try status() else { throw .gone }
      guard old.kind == .file else { throw .refused(.notRegular) }
      guard let found = try contents(of: name) else { throw .gone }
      guard found == expected else { throw .changed(found) }
      try replace(old, expecting: expected)
    }
  }

  private func create() throws(Failure) {
    let draft = try writeDraft(like: nil)
    defer { close(draft) }
    do throws(Failure) {
      try attempt { () throws(SystemError) in try calls.renameNew(draft.name, to: name, in: folder) }
    } catch {
      guard case .system(let code) = error, Self.lacksCall(code) else {
        remove(draft.name)
        throw error == .system(EEXIST) ? .taken : error
      }
      try createByLink(draft)
    }
    synchronizeFolder()
  }

  /// As `create` does, where files cannot be renamed so that they replace nothing.
  private func createByLink(_ draft: Draft) throws(Failure) {
    defer { remove(draft.name) }
    do throws(Failure) {
      try attempt { () throws(SystemError) in try calls.link(draft.name, to: name, in: folder) }
    } catch {
      if error == .system(EEXIST) { throw .taken }
      guard case .system(let code) = error, Self.lacksCall(code) || code == EPERM else { throw error }
      // Not every file system has links: there the name comes first, and its bytes after it.
      let descriptor = try attempt { () throws(SystemError) in
        try calls.open(name, in: folder, O_WRONLY | O_CREAT | O_EXCL)
      }
      defer { try? calls.close(descriptor) }
      do throws(Failure) { try fill(descriptor, like: nil) } catch {
        remove(name)
        throw error
      }
    }
  }

  private func replace(_ old: FileStatus, expecting expected: [UInt8]?) throws(Failure) {
    try check(old)
    let draft = try writeDraft(like: old)
    defer { close(draft) }
    guard let expected else {
      do throws(Failure) {
        try attempt { () throws(SystemError) in try calls.rename(draft.name, to: name, in: folder) }
      } catch {
        remove(draft.name)
        throw error
      }
      return synchronizeFolder()
    }
    try exchange(draft, expecting: expected)
  }

  /// Refuses a file that a draft in its place would not be the same as.
  private func check(_ old: FileStatus) throws(Failure) {
    switch old.kind {
    case .file: break
    case .folder: throw .system(EISDIR)
    case .other: throw .refused(.notRegular)
    }
    // Root may write everything, but whoever takes all the permissions away means root as well.
    if old.mode & 0o222 == 0 { throw .refused(.readOnly) }
    do throws(Failure) {
      try attempt { () throws(SystemError) in try calls.checkWritable(name, in: folder) }
    } catch {
      throw error == .system(EACCES) || error == .system(EROFS) ? .refused(.readOnly) : error
    }
    if old.names > 1 { throw .refused(.hardLinks(old.names)) }
  }

  /// Nil: it is not there.
  private func status() throws(Failure) -> FileStatus? {
    do throws(Failure) {
      return try attempt { () throws(SystemError) in try calls.status(of: name, in: folder) }
    } catch {
      if error == .system(ENOENT) { return nil }
      throw error
    }
  }

  func attempt<Result>(_ call: () throws(SystemError) -> Result) throws(Failure) -> Result {
    do throws(SystemError) { return try calls.repeating(call) } catch { throw .system(error.code) }
  }

  /// Whether a call failed because the system or the file system does not have it.
  static func lacksCall(_ code: Int32) -> Bool { [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }
}
