#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension OutputFile {
  /// Writes as `write` does, after making the folders below `base` that the path names and that are not there.
  ///
  /// `base` is the beginning of the path; where it is no folder, it is not made one, and nothing is written.
  public func writeInNewFolders(_ bytes: [UInt8], below base: String, existing: Existing) throws(Failure) {
    for slash in path.indices where path[slash] == "/" && slash > base.endIndex {
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
