#if canImport(Glibc)
  import Glibc
#endif

extension SharedObjects {
  /// Where Linux keeps the objects, as files.
  static let folder = "/dev/shm"
  /// The most names that are removed at once.
  private static let mostSwept = 1000

  /// Removes what processes that are gone have left: a crash leaves the objects that the terminal had not taken.
  ///
  /// Only names of our form are looked at, and only once they are older than any terminal would wait; whoever else left
  /// one gave it up as well. Darwin does not list its objects; there it does nothing.
  static func removeAbandoned() {
    #if canImport(Glibc)
      guard let listing = opendir(folder) else { return }
      defer { closedir(listing) }
      var names: [String] = []
      while names.count < mostSwept, let entry = readdir(listing) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { bytes in
          bytes.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if isAbandoned(name) { names.append(name) }
      }
      for name in names { unlink("\(folder)/\(name)") }
    #endif
  }

  #if canImport(Glibc)
    private static func isAbandoned(_ name: String) -> Bool {
      guard let owner = owner(of: name), kill(owner, 0) != 0, errno == ESRCH else { return false }
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
      // The process may be one of another namespace, which has the same memory and other numbers.
      return Double(time(nil) - status.st_mtim.tv_sec) > 60 * patience
    }
  #endif

  /// The process that a name was made by; nil if it is no name of ours.
  static func owner(of name: String) -> Int32? {
    let bytes = Array("/\(name)".utf8)
    guard bytes.count == prefix.count + 8, bytes.starts(with: prefix) else { return nil }
    let digits = bytes[prefix.count...]
    guard digits.allSatisfy(Self.digits.contains) else { return nil }
    return Int32(String(decoding: digits.prefix(5), as: UTF8.self), radix: 36)
  }
}
