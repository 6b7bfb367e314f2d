#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lines that have left the process before anything can end it.
enum Output {
  static func line(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      written += count
    }
  }
}
