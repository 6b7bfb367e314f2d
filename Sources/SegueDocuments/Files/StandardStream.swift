import SegueGeometry

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A standard stream of the process, written without buffering; the raw value is its descriptor.
public enum StandardStream: Int32, Hashable, Sendable {
  /// Standard output.
  case output = 1
  /// Standard error.
  case error = 2

  /// Writes all bytes; if the reader has closed the pipe, the rest is dropped without an error.
  ///
  /// - Throws: `OutputFile.Failure` on any other error.
  public func write(_ bytes: [UInt8]) throws(OutputFile.Failure) {
    guard let code = writeAll(bytes, to: rawValue), code != EPIPE else { return }
    let name = self == .output ? "standard output" : "standard error"
    throw OutputFile.Failure(description: "cannot write to \(name): \(systemReason(code))")
  }

  /// Writes a text and a line feed; control characters in it are made visible.
  ///
  /// All lines of text go through here, since nearly all of them repeat input from outside.
  public func writeLine(_ text: String) throws(OutputFile.Failure) {
    try write(Array((TextSanitizer.visibleLines(text) + "\n").utf8))
  }
}

/// Writes all bytes, in as many calls as that takes; returns `errno` if one fails.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
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
package func systemReason(_ code: Int32) -> String {
  let text = String(cString: strerror(code))
  return text.prefix(1).lowercased() + text.dropFirst()
}

/// Standard output, written in large blocks, so that printing line by line takes few system calls.
///
/// Call `flush()` at the end; without it the last lines are lost.
public struct BufferedOutput: ~Copyable {
  private var bytes: [UInt8] = []

  /// The number of bytes that are held back before they are written.
  private static let capacity = 1 << 16

  /// Creates an output with an empty buffer.
  public init() { bytes.reserveCapacity(Self.capacity) }

  /// Appends a text to the buffer, and writes the buffer once it is full.
  public mutating func write(_ text: String) throws(OutputFile.Failure) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.capacity { try flush() }
  }

  /// Writes the buffer and empties it.
  public mutating func flush() throws(OutputFile.Failure) {
    try StandardStream.output.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
