#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension OutputFile {
  /// Writes as `write` does, after making the folders that the path names and that are not there.
  public func writeInNewFolders(_ bytes: [UInt8], existing: Existing) throws(Failure) {
    for slash in path.indices where path[slash] == "/" && slash != path.startIndex {
      // Where one cannot be made the file cannot either, and that is told.
      mkdir(String(path[..<slash]), 0o700)
    }
    try write(bytes, existing: existing)
  }
}

extension OutputFile.Failure {
  /// Says why there is not even a file to write to.
  public init(because reason: String) { self.init(description: reason) }
}
