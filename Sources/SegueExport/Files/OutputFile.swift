import SegueScenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is written: as a whole, or not at all.
public struct OutputFile: Hashable, Sendable {
  public var path: String

  /// What is done with what is there already.
  public enum Existing: Hashable, Sendable {
    /// A file is replaced; anything else is an error.
    case replaced
    /// A file is replaced; to a device or a pipe the bytes are written.
    case replacedOrFed
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
  /// Links are followed, those that lead to nothing yet too. The file keeps its owner, its permissions and its access
  /// control list; what cannot be kept is an error.
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

  /// Writes the whole file, if it still holds what it held when it was read.
  ///
  /// What others write at the same time is not lost: either they come later, or this fails.
  func write(_ bytes: [UInt8], over expected: [UInt8]) throws(FileReplacement<SystemCalls>.Failure) {
    try FileReplacement.write(bytes, to: try resolved(), expecting: .bytes(expected), calls: SystemCalls())
  }

  private var isDeviceOrPipe: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Writes to what is no file; a pipe that nobody reads is an error, not a wait.
  private func feed(_ bytes: [UInt8]) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(.system(errno), path: path) }
    defer { close(descriptor) }
    // A reader that is slow is waited for.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    if let code = writeAll(bytes, to: descriptor) { throw Failure(.system(code), path: path) }
  }

  /// The path behind symbolic links, whether something is there or not.
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
