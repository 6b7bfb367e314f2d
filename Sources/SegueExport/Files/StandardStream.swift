#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of the streams a program is born with, written to without a buffer.
public enum StandardStream: Int32, Hashable, Sendable {
  case output = 1
  case error = 2

  /// Writes the whole of it; where the reader has gone away the rest is lost.
  public func write(_ bytes: [UInt8]) { _ = writeAll(bytes, to: rawValue) }
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
