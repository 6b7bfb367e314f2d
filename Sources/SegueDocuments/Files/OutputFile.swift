import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is written as a whole or not at all.
public struct OutputFile: Hashable, Sendable {
  /// The file's path, as the user gave it.
  public var path: String

  /// What to do if something exists at the path already.
  public enum Existing: Hashable, Sendable {
    /// Replaces a file; anything else is an error.
    case replaced
    /// Replaces a file; writes the bytes to a device or a pipe.
    case replacedOrFed
    /// Leaves it alone, and fails.
    case kept
  }

  /// The reason why a file was not written, with advice where there is some.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What could not be written, and why, as a message for the user.
    public var description: String

    package init(description: String) { self.description = description }
  }

  /// Why a file that was read earlier is not written over.
  package enum OverwriteError: Error {
    /// It holds other bytes by now.
    case changed([UInt8])
    case gone
    case unwritable(Failure)
  }

  /// Creates a reference to a file, without touching the file system.
  public init(path: String) { self.path = path }

  /// Writes the whole file, or leaves what was there untouched.
  ///
  /// Symbolic links are followed, even those whose target does not exist yet. The file keeps its owner, its
  /// permissions and, if it may be read and the file system has them, its access control list.
  ///
  /// - Throws: `Failure` if the file cannot be written, or if its owner or permissions cannot be kept.
  public func write(_ bytes: [UInt8], existing: Existing) throws(Failure) {
    if existing == .replacedOrFed, isDeviceOrPipe { return try feed(bytes) }
    do throws(FileReplacement<SystemCalls>.Failure) {
      let target = existing == .kept ? path : try resolved()
      let expectation: FileReplacement<SystemCalls>.Expectation = existing == .kept ? .nothing : .anything
      try FileReplacement.write(bytes, to: target, expecting: expectation, calls: SystemCalls())
    } catch {
      throw Failure(error, path: path)
    }
  }

  /// Fails as `write` would, as far as that can be told before there is anything to write.
  ///
  /// A pipe is opened, and stays open, so that a reader who is there does not take the closing for the end.
  ///
  /// - Throws: `Failure` if something other than a file is there, or may not be written.
  public func prepare() throws(Failure) {
    if isDeviceOrPipe {
      guard open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) >= 0 else {
        throw Failure(.system(errno), path: path)
      }
      return
    }
    do throws(FileReplacement<SystemCalls>.Failure) {
      try FileReplacement.examine(try resolved(), calls: SystemCalls())
    } catch {
      throw Failure(error, path: path)
    }
  }

  /// Writes the whole file if it still holds `expected`, the bytes that were read from it.
  ///
  /// A write by another program at the same moment is not lost: either it comes later, or this one fails.
  package func write(_ bytes: [UInt8], over expected: [UInt8]) throws(OverwriteError) {
    do throws(FileReplacement<SystemCalls>.Failure) {
      try FileReplacement.write(bytes, to: try resolved(), expecting: .bytes(expected), calls: SystemCalls())
    } catch {
      switch error {
      case .changed(let bytes): throw .changed(bytes)
      case .gone: throw .gone
      default: throw .unwritable(Failure(error, path: path))
      }
    }
  }

  private var isDeviceOrPipe: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Writes to a device or a pipe; a pipe without a reader is an error instead of a wait.
  private func feed(_ bytes: [UInt8]) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(.system(errno), path: path) }
    defer { close(descriptor) }
    // Opened without blocking to find a missing reader; a slow one is waited for.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    if let code = writeAll(bytes, to: descriptor) { throw Failure(.system(code), path: path) }
  }

  /// The path that symbolic links lead to, whether or not it exists.
  private func resolved() throws(FileReplacement<SystemCalls>.Failure) -> String {
    var path = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink(path, &buffer, buffer.count)
      guard count >= 0 else { return path }
      let bytes = buffer.prefix(count).map { UInt8(bitPattern: $0) }
      guard let target = String(validating: bytes, as: UTF8.self) else { throw .system(EILSEQ) }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    throw .system(ELOOP)
  }
}

extension OutputFile.Failure {
  init(_ failure: FileReplacement<SystemCalls>.Failure, path: String) {
    let shown = TextSanitizer.visible(path)
    description =
      switch failure {
      case .taken: "'\(shown)' exists already: choose another name, or remove it first"
      case .changed: "'\(shown)' has changed meanwhile"
      case .gone: "cannot write '\(shown)': \(systemReason(ENOENT))"
      case .refused(let refusal): "cannot write '\(shown)': \(Self.reason(refusal))"
      case .system(let code): "cannot write '\(shown)': \(systemReason(code))"
      }
  }

  private static func reason(_ refusal: FileReplacement<SystemCalls>.Refusal) -> String {
    switch refusal {
    case .readOnly: "it is read-only; 'chmod u+w' allows writing"
    case .notRegular: "it is not a regular file"
    case .ofAnotherUser: "it belongs to another user, whose it could not stay; work on a copy"
    case .hardLinks(let count): "it has \(count) names (hard links), which this would part; work on a copy"
    }
  }
}

extension OutputFile {
  /// Writes a file under a name that is not taken: `name.csv`, else `name-2.csv` and so on.
  ///
  /// - Returns: The path that it was written to.
  /// - Throws: `Failure` if the file cannot be written.
  public static func writeNew(_ bytes: [UInt8], named name: String, extension suffix: String) throws(Failure)
    -> String
  {
    var count = 1
    while true {
      let path = count == 1 ? "\(name).\(suffix)" : "\(name)-\(count).\(suffix)"
      if access(path, F_OK) == 0, count < 10_000 {
        count += 1
        continue
      }
      try OutputFile(path: path).write(bytes, existing: .kept)
      return path
    }
  }
}

extension OutputFile {
  /// Writes as `write` does, after creating the missing folders of the path below `base`.
  ///
  /// `base` is a prefix of the path. If it is no folder, it is not created, and nothing is written.
  ///
  /// - Throws: `Failure` if the file cannot be written.
  public func writeInNewFolders(_ bytes: [UInt8], below base: String, existing: Existing) throws(Failure) {
    for slash in path.indices where path[slash] == "/" && slash > base.endIndex {
      // If a folder cannot be made, writing the file fails below and reports it.
      mkdir(String(path[..<slash]), 0o700)
    }
    try write(bytes, existing: existing)
  }
}

extension OutputFile.Failure {
  /// Creates a failure with a message of the caller's, such as why there is no path to write to.
  public init(because reason: String) { self.init(description: reason) }
}
