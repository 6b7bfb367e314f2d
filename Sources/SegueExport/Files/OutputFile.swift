import SegueScenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that a command writes.
public struct OutputFile: Hashable, Sendable {
  public var path: String

  /// What is done with a file that is there already.
  public enum Existing: Hashable, Sendable {
    case replaced
    /// It is an error.
    case kept
  }

  /// Why nothing was written: what, and what to do.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// Names a file; nothing is touched.
  public init(path: String) { self.path = path }

  /// Writes the whole file, or leaves what was there untouched.
  ///
  /// A file is replaced by renaming a finished one; a device or a pipe is written to directly.
  public func write(_ bytes: [UInt8], existing: Existing) throws(Failure) {
    guard existing == .replaced else {
      return try createAnew(bytes)
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR) }
    if exists, status.st_mode & S_IFMT != S_IFREG { return try writeThrough(bytes) }
    let target = exists ? Self.resolved(path) : path
    let draft = "\(target).\(getpid()).part"
    try create(draft, flags: O_TRUNC | O_NOFOLLOW, holding: bytes)
    if exists { chmod(draft, status.st_mode & 0o777) }
    guard rename(draft, target) == 0 else {
      let code = errno
      unlink(draft)
      throw failure(code)
    }
  }

  /// Writes a file that is not there yet: it appears with all its bytes, or not at all.
  private func createAnew(_ bytes: [UInt8]) throws(Failure) {
    let draft = "\(path).\(getpid()).part"
    try create(draft, flags: O_TRUNC | O_NOFOLLOW, holding: bytes)
    defer { unlink(draft) }
    guard link(draft, path) != 0 else { return }
    // Not every file system has links.
    guard errno == EPERM || errno == ENOTSUP || errno == ENOSYS else { throw failure(errno) }
    try create(path, flags: O_EXCL, holding: bytes)
  }

  /// Writes a new file; where that fails, none is left.
  private func create(_ name: String, flags: Int32, holding bytes: [UInt8]) throws(Failure) {
    let descriptor = open(name, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o644)
    guard descriptor >= 0 else { throw failure(errno) }
    var code = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, code == nil { code = errno }
    guard let code else { return }
    unlink(name)
    throw failure(code)
  }

  private func writeThrough(_ bytes: [UInt8]) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    if let code = writeAll(bytes, to: descriptor) { throw failure(code) }
  }

  /// Behind symbolic links, so that the link stays one.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private func failure(_ code: Int32) -> Failure {
    let shown = TextSanitizer.visible(path)
    return code == EEXIST
      ? Failure(description: "'\(shown)' exists already: choose another name, or remove it first")
      : Failure(description: "cannot write '\(shown)': \(systemReason(code))")
  }
}
