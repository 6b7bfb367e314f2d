#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension OutputFile {
  /// Writes a file under a name that no other has: `name.csv`, else `name-2.csv` and so on.
  ///
  /// - Returns: The path it was written to.
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
