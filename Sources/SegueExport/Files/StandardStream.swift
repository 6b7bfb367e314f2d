import SegueScenes

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the streams a program is born with, written to without a buffer.
public enum StandardStream: Int32, Hashable, Sendable {
  case output = 1
  case error = 2

  /// Writes the whole of it; where the reader has gone away the rest is lost, which is the reader's wish.
  public func write(_ bytes: [UInt8]) throws(OutputFile.Failure) {
    guard let code = writeAll(bytes, to: rawValue), code != EPIPE else { return }
    let name = self == .output ? "standard output" : "standard error"
    throw OutputFile.Failure(description: "cannot write to \(name): \(systemReason(code))")
  }

  /// Writes a text and a line feed; what a terminal might obey in it is made visible.
  ///
  /// Lines of text are written by this alone, since nearly all of them repeat something from outside.
  public func writeLine(_ text: String) throws(OutputFile.Failure) {
    try write(Array((TextSanitizer.visibleLines(text) + "\n").utf8))
  }
}

/// Writes the bytes, however many calls that takes; returns `errno` where one failed.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { buffer in write(descriptor, buffer.baseAddress, buffer.count) }
    if count >= 0 {
      rest.removeFirst(count)
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}

/// What the system says of an error, as it continues a sentence.
func systemReason(_ code: Int32) -> String {
  let text = String(cString: strerror(code))
  return text.prefix(1).lowercased() + text.dropFirst()
}
