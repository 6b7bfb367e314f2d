import SegueDocuments
import SegueRewriter

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension SourceFile {
  /// The most that is read of one file, in bytes; the longest file anybody wrote by hand is a tenth of it.
  private static let limit = 16 << 20

  /// Reads a file whole.
  static func read(_ path: String) throws(OutputFile.Failure) -> SourceFile {
    let shown = TextSanitizer.visible(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw OutputFile.Failure(because: "cannot read '\(shown)': \(reason(errno))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw OutputFile.Failure(because: "cannot read '\(shown)': it is not a file")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { fill(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw OutputFile.Failure(because: "cannot read '\(shown)': \(reason(errno))") }
      if count == 0 { break }
      bytes += buffer[..<count]
      guard bytes.count <= limit else {
        throw OutputFile.Failure(because: "'\(shown)' is too long to be source text")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw OutputFile.Failure(because: "'\(shown)' is not UTF-8: save it as that")
    }
    return SourceFile(path: path, text: text)
  }

  private static func fill(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func reason(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
