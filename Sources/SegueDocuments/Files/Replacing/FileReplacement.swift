#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a whole file so that at any time its name refers to all the old bytes or all the new ones.
///
/// The bytes are written to a draft beside the file, brought to the disk, and given the file's owner, permissions and
/// access control list. Then draft and file exchange names atomically. The old file is then compared with what the caller has
/// read: if it differs, another program changed the file at the last moment, and the names are exchanged back. On
/// systems that cannot exchange names, the last comparison comes just before renaming.
struct FileReplacement<Calls: FileCalls> {
  /// The reason why nothing was written.
  enum Failure: Error, Hashable {
    /// The file does not hold the expected bytes; those it holds.
    case changed([UInt8])
    case gone
    /// A file exists where a new one was to be created.
    case taken
    case refused(Refusal)
    case system(Int32)
  }

  /// A property of the file that a replacement could not keep.
  enum Refusal: Hashable {
    case readOnly
    case notRegular
    /// Saving would make it ours.
    case ofAnotherUser
    /// Saving would break up its hard links.
    case hardLinks(Int)
  }

  /// The file as it is now.
  enum Expectation: Hashable {
    case nothing
    case anything
    case bytes([UInt8])
  }

  let calls: Calls
  let bytes: [UInt8]
  let name: String
  /// The open folder; `AT_FDCWD` if it may not be read, and then `name` is the whole path.
  let folder: Int32
  /// The prefix of the names of entries.
  let prefix: String

  /// Writes a file; the path is that of the file itself, not of a symbolic link to it.
  static func write(_ bytes: [UInt8], to path: String, expecting expectation: Expectation, calls: Calls)
    throws(Failure)
  {
    var isWanting = false
    if case .bytes = expectation { isWanting = true }
    try at(path, bytes, calls, isWanting: isWanting) { (replacement) throws(Failure) in
      if replacement.folder != AT_FDCWD, replacement.lockFolder() { replacement.removeAbandonedDrafts() }
      try replacement.write(expecting: expectation)
    }
  }

  /// Fails as writing whatever the file holds would, as far as that can be told before.
  static func examine(_ path: String, calls: Calls) throws(Failure) {
    try at(path, [], calls, isWanting: false) { (replacement) throws(Failure) in
      if let old = try replacement.status() { try replacement.check(old) }
      guard replacement.folder != AT_FDCWD else { return }
      try replacement.attempt { () throws(SystemError) in
        try calls.checkWritable(".", in: replacement.folder)
      }
    }
  }

  /// Does something with a file's folder open; `isWanting` if it fails as gone without a folder.
  private static func at(
    _ path: String,
    _ bytes: [UInt8],
    _ calls: Calls,
    isWanting: Bool,
    _ body: (FileReplacement) throws(Failure) -> Void
  ) throws(Failure) {
    let slash = path.lastIndex(of: "/")
    let folderPath = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let folder: Int32
    do throws(SystemError) {
      folder = try calls.repeating { () throws(SystemError) in try calls.openFolder(folderPath) }
    } catch {
      if isWanting, error.code == ENOENT { throw .gone }
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
    try body(replacement)
  }

  /// Keeps other previewers out until the folder is closed, for half a second at most.
  ///
  /// Returns false if it is not locked. The file is safe without the lock, but if two programs save at once, one might
  /// report a conflict that is over.
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
      // A file that appears or disappears meanwhile is no reason to fail.
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

  /// Does what `create` does, on systems that cannot rename without replacing.
  private func createByLink(_ draft: Draft) throws(Failure) {
    defer { remove(draft.name) }
    do throws(Failure) {
      try attempt { () throws(SystemError) in try calls.link(draft.name, to: name, in: folder) }
    } catch {
      if error == .system(EEXIST) { throw .taken }
      guard case .system(let code) = error, Self.lacksCall(code) || code == EPERM else { throw error }
      // Without hard links the file is created under its name first and filled afterwards.
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

  /// Refuses a file that a draft could not replace faithfully.
  private func check(_ old: FileStatus) throws(Failure) {
    switch old.kind {
    case .file: break
    case .folder: throw .system(EISDIR)
    case .other: throw .refused(.notRegular)
    }
    // Root may write anything, but a file without any write permission is meant to be read-only for root too.
    if old.mode & 0o222 == 0 { throw .refused(.readOnly) }
    do throws(Failure) {
      try attempt { () throws(SystemError) in try calls.checkWritable(name, in: folder) }
    } catch {
      throw error == .system(EACCES) || error == .system(EROFS) ? .refused(.readOnly) : error
    }
    if old.names > 1 { throw .refused(.hardLinks(old.names)) }
  }

  /// Returns nil if it does not exist.
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

  /// Whether a call failed because the system or the file system does not support it.
  static func lacksCall(_ code: Int32) -> Bool { [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }
}
