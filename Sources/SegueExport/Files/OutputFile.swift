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

  /// Why nothing, or not all, was written: what, and what to do.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// Names a file; nothing is touched.
  public init(path: String) { self.path = path }

  /// Writes the whole file.
  public func write(_ bytes: [UInt8], existing: Existing) throws(Failure) {
    let policy: Int32 = existing == .kept ? O_EXCL : O_TRUNC
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | policy, 0o644)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    if let code = writeAll(bytes, to: descriptor) { throw failure(code) }
  }

  private func failure(_ code: Int32) -> Failure {
    code == EEXIST
      ? Failure(description: "\(path) exists already: choose another name, or remove it first")
      : Failure(description: "cannot write \(path): \(String(cString: strerror(code)))")
  }
}
